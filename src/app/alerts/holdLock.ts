/**
 * Waits for a lock that one tab of the browser holds at a time, or with `shared` many. Returns a function that gives it
 * up. Pages without HTTPS have no locks; there `onHeld` is never called.
 */
export function holdLock(name: string, onHeld: () => void, mode: LockMode = 'exclusive'): () => void {
  // TypeScript expects it on every page.
  const locks = navigator.locks as LockManager | undefined;
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  let isWanted = true;
  void locks?.request(name, { mode }, () => {
    if (!isWanted) return undefined;
    onHeld();
    return givenUp;
  });
  return () => {
    isWanted = false;
    giveUp();
  };
}
