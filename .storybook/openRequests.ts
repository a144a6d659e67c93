/**
 * Ends a story's requests with it. One that is still open, in a story about waiting or after a play that has seen enough, would
 * otherwise fail much later, and be logged as another story's.
 */
export function cancelOpenRequests({ viewMode }: { viewMode: string }) {
  // On a page of docs several stories share the network.
  if (viewMode === 'docs') return undefined;
  const { fetch } = window;
  const story = new AbortController();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, story.signal]) });
    } catch (error) {
      // Nobody is left to be told.
      if (story.signal.aborted) return new Promise<never>(() => {});
      throw error;
    }
  };
  return () => {
    window.fetch = fetch;
    story.abort();
  };
}
