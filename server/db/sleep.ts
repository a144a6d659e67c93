/** Waits, and lets other requests run. Unlike Node's, it also works in a browser. */
export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
