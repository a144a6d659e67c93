import { expect, it } from 'vitest';
import {
  countOwnWrite,
  uncountOwnWrite,
  applyRevision,
  type WriteCounts,
  initialCounts,
} from '#app/live/writeCounts.ts';

type Step = number | 'own' | 'failed';

/** Steps are announced revisions or writes of this tab. The number is how many writes of others are detected. */
const after = (...steps: Step[]): WriteCounts =>
  steps.reduce<WriteCounts>((counts, step) => {
    if (step === 'own') return countOwnWrite(counts);
    return step === 'failed' ? uncountOwnWrite(counts) : applyRevision(counts, step);
  }, initialCounts);

const cases: [name: string, steps: Step[], remote: number][] = [
  ['does not count the first revision', [41], 0],
  ['does not count a repeated revision', [41, 41], 0],
  ['counts each later revision', [41, 42, 44], 3],
  ['does not count an own write that is announced after its response', [41, 'own', 42], 0],
  ['does not count several own writes announced by one event', [41, 'own', 'own', 43], 0],
  ['counts a write of others announced with an own one', [41, 'own', 43], 1],
  ['counts a write of others before an own one once the own one is announced', [41, 'own', 42, 43], 1],
  ['counts a revision announced while an own write failed', [41, 'own', 42, 'failed'], 1],
  ['does not count a failed own write', [41, 'own', 'failed', 41], 0],
  ['does not count own writes before the first revision', ['own', 42, 42], 0],
  ['ignores an own write that failed before the first revision', ['own', 'failed', 41, 42], 1],
  ['counts a lower revision, which is from another store', [41, 7], 1],
  ['continues from the lower revision', [41, 7, 8], 2],
  ['does not count own writes after the lower revision', [41, 7, 'own', 8], 1],
];

it.each(cases)('%s', (_, steps, remote) => {
  expect(after(...steps).remote).toBe(remote);
});
