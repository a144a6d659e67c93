import type { Log } from './deps.ts';

export type Later = {
  /** Starts the work when the answer to the present request is out; what goes wrong with it goes to the log. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
};

/** Started at once, the work would compete with the answer on its way, and show in the time that takes. */
const PAUSE = 200;

/** Work whose outcome and duration no answer may show. */
export function createLater(log: Log, pause = PAUSE): Later {
  const going = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise((start) => void setTimeout(start, pause))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
        .finally(() => going.delete(done));
      going.add(done);
    },
    async settled() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}
