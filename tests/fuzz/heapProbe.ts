// Loaded into the server that is tested: on SIGUSR2 it says how much is in use when all garbage is gone, in bytes.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  console.log(`memory: ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}`);
});
