/** A form must not wait for an image that never arrives. */
const TIMEOUT_MS = 20_000;

/** Loads an image; undefined if that fails or its server doesn't allow other pages to read it (CORS). */
export async function fetchImage(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
