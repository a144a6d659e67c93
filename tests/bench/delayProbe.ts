// Loaded into the server that is measured: on SIGUSR2 it says how long its event loop was held up since the last time,
// by the clock, and in processor time of its thread, which does not count what else the machine had to do.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const INTERVAL_MS = 5;
const delay = monitorEventLoopDelay({ resolution: INTERVAL_MS });
delay.enable();

const getProcessorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = getProcessorMs();
let most = 0;
setInterval(() => {
  const now = getProcessorMs();
  most = Math.max(most, now - last);
  last = now;
}, INTERVAL_MS).unref();

process.on('SIGUSR2', () => {
  const heldUp = { clock: Math.round(delay.max / 1e6), processor: Math.round(most) };
  console.log(`held up: ${JSON.stringify(heldUp)}`);
  delay.reset();
  most = 0;
});
