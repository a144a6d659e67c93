/** How long an image may take; a form must not wait for one that never comes. */
const TIMEOUT_MS = 20_000;

/** Gets an image; undefined where it can't be had, or where its server does not let other pages read it. */
export async function fetchImage(url: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
