/** The browser may read the file for a while after the click. */
const RELEASE_DELAY_MS = 60_000;

/** Downloads a file. */
export function downloadFile(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY_MS);
}
