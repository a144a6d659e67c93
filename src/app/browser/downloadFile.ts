/** The browser may still read the file for a while after the press. */
const RELEASE_DELAY_MS = 60_000;

/** Saves a file where the browser puts downloads. */
export function downloadFile(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY_MS);
}
