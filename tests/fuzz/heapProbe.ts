// Loaded into the tested server. On SIGUSR2 it collects garbage and prints the used memory in bytes.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  console.log(`memory: ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}`);
});
