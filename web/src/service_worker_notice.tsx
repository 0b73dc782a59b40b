// SPDX-License-Identifier: BSL-1.0
import { useEffect, useState } from "preact/hooks";

import { texts } from "./language/texts";
import "./service_worker_notice.css";
import { registerServiceWorker, reloadNewVersion } from "./service_worker_registration";

/// Registers the service worker, and offers a new version once there is one.
export function NewVersionNotice() {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => void registerServiceWorker(() => setIsOffered(true)), []);
  return (
    <div role="status" class="new-version">
      {isOffered && (
        <div class="notice">
          <p>{texts.page.newVersion}</p>
          <button type="button" onClick={reloadNewVersion}>
            {texts.page.reload}
          </button>
          <button type="button" class="plain" onClick={() => setIsOffered(false)}>
            {texts.page.later}
          </button>
        </div>
      )}
    </div>
  );
}
