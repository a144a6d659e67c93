/** Does it once the browser has nothing better to do, within three seconds. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => act(), { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
