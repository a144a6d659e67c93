// Loaded into the server that is tested: on SIGUSR2 it says how much is in use when all garbage is gone.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`in use: ${((heapUsed + external) / 1048576).toFixed(1)} MB`);
});
