import { spyOn } from 'storybook/test';
import type { LatePart } from '#ui/select/latePart.ts';

/**
 * As on a first visit: the part is not there, and comes, or can't be had, when the story says so. The browser is idle at
 * once.
 */
export function heldBack<P>(late: LatePart<P>) {
  let part: P | undefined;
  let asked = Promise.withResolvers<P>();
  return {
    beforeEach: async () => {
      part = await late.load();
      asked = Promise.withResolvers();
      const spies = [
        spyOn(globalThis, 'requestIdleCallback').mockImplementation((act) =>
          Number(setTimeout(act, 0, { didTimeout: false, timeRemaining: () => 0 })),
        ),
        spyOn(late, 'known').mockReturnValue(undefined),
        spyOn(late, 'load').mockImplementation(() => asked.promise),
      ];
      return () => spies.forEach((spy) => spy.mockRestore());
    },
    come: () => part !== undefined && asked.resolve(part),
    fail: () => {
      asked.reject(new Error('no network'));
      asked = Promise.withResolvers();
    },
  };
}
