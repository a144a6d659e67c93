import type { CDPSession } from 'playwright';

export type Condition = { title: string; apply: (session: CDPSession) => Promise<void> };

const MBIT = 1_000_000 / 8;

/** Fast 4G as in DevTools: 9 and 1.5 Mbit/s, of which nine tenths arrive, and a round trip of 165 ms. */
export const conditions: readonly Condition[] = [
  { title: 'unthrottled', apply: async () => {} },
  {
    title: '4x CPU, Fast 4G',
    apply: async (session) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 165,
        downloadThroughput: 8.1 * MBIT,
        uploadThroughput: 1.35 * MBIT,
      });
    },
  },
];
