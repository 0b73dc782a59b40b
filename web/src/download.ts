// SPDX-License-Identifier: BSL-1.0
/// Offers a text as a file.
export function downloadText(text: string, fileName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
