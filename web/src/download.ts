// SPDX-License-Identifier: BSL-1.0
/// Offers a file.
export function downloadFile(content: Blob, fileName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
/// Offers a text as a file.
export const downloadText = (text: string, fileName: string) =>
  downloadFile(new Blob([text], { type: "text/plain" }), fileName);
