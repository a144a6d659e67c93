import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * One answer for all who ask in one turn of the event loop. It is found at the end of the turn, when all of them have
 * asked: an answer kept from the first of them would be too old for one whose request came off the wire later in the
 * same turn, behind another on its connection or in two pieces, after somebody was told of a write by another process.
 * A busy server takes several requests in a turn, and then their answers go out together too: whoever waits for them is
 * woken once. A request that is alone waits for the end of its own turn only.
 */
export function askedTogether<T>(ask: () => T): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= endOfTurn().then(() => {
      // First: who asks from now on did not ask before the answer.
      asked = undefined;
      return ask();
    });
    return asked;
  };
}
