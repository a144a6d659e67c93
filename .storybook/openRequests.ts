/** Aborts a story's requests when it ends. Otherwise they fail later and are reported for another story. */
export function cancelOpenRequests({ viewMode }: { viewMode: string }) {
  // Stories on a docs page share the network.
  if (viewMode === 'docs') return undefined;
  const { fetch } = window;
  const story = new AbortController();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, story.signal]) });
    } catch (error) {
      // The story has ended; never settle.
      if (story.signal.aborted) return new Promise<never>(() => {});
      throw error;
    }
  };
  return () => {
    window.fetch = fetch;
    story.abort();
  };
}
