// SPDX-License-Identifier: BSL-1.0
import { texts } from "../language/texts";

/// Why something failed, as the end of a sentence, by the message of an error: the status of a
/// response, or empty if there was no response. Other messages are those of the browser.
export function failureReason(message: string): string {
  const { connection, updated, responded } = texts.loading.reasons;
  if (message === "") return connection;
  if (message === "404") return updated;
  return /^\d+$/.test(message) ? responded(message) : message;
}
