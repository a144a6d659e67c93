import { expect, it } from 'vitest';
import {
  countOwnWrite,
  revertOwnWrite,
  applyRevision,
  type ListChanges,
  initialChanges,
} from '#app/live/listChanges.ts';

type Step = number | 'own' | 'failed';

/** What is known after one thing and another: a revision that was told, or a write of this tab. */
const after = (...steps: Step[]): ListChanges =>
  steps.reduce<ListChanges>((changes, step) => {
    if (step === 'own') return countOwnWrite(changes);
    return step === 'failed' ? revertOwnWrite(changes) : applyRevision(changes, step);
  }, initialChanges);

const cases: [name: string, steps: Step[], remote: number][] = [
  ['the first revision is no news', [41], 0],
  ['the same one again is none', [41, 41], 0],
  ['each that follows is a write of others', [41, 42, 44], 3],
  ['an own write is none, told after its answer', [41, 'own', 42], 0],
  ['nor are several, told by one event', [41, 'own', 'own', 43], 0],
  ['another’s beside an own one is', [41, 'own', 43], 1],
  ['another’s before an own one is noticed once that is told', [41, 'own', 42, 43], 1],
  ['an own write that failed was another’s', [41, 'own', 42, 'failed'], 1],
  ['an own write that failed is nothing', [41, 'own', 'failed', 41], 0],
  ['own writes before the first revision are in it', ['own', 42, 42], 0],
  ['one that failed before it changes nothing', ['own', 'failed', 41, 42], 1],
  ['a lower one is another store’s', [41, 7], 1],
  ['from which it goes on', [41, 7, 8], 2],
  ['and own writes are no news there either', [41, 7, 'own', 8], 1],
];

it.each(cases)('%s', (_, steps, remote) => {
  expect(after(...steps).remote).toBe(remote);
});
