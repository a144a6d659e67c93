import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const table = read('asvs.md');
const security = read('security.md');

const KINDS = ['tested', 'review', 'exception', 'doesn’t apply'] as const;
type Kind = (typeof KINDS)[number];
type Requirement = { number: string; level: number; kind: Kind; how: string };

function findKind(how: string): Kind {
  const named = KINDS.find((kind) => how.startsWith(`${kind}: `));
  if (named === undefined && !/^(?:check \d+|`(?:tests|stories)\/)/.test(how))
    throw new Error(`not a way to meet a requirement: ${how}`);
  return named ?? 'tested';
}

const requirements: Requirement[] = [
  ...table.matchAll(/^\| (\d[\d., ]*?) +\| (\d) +\| .*? +\| (.*?) +\|$/gm),
].flatMap(([, numbers = '', level = '', how = '']) =>
  numbers.split(', ').map((number) => ({ number, level: Number(level), kind: findKind(how), how })),
);
const tested = requirements.filter(({ kind }) => kind === 'tested');

it('has each of the 253 requirements of levels 1 and 2 once', () => {
  const numbers = requirements.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const ofLevel = (level: number) => requirements.filter((one) => one.level === level).length;
  // The numbers of the standard.
  expect([ofLevel(1), ofLevel(2), numbers.length]).toEqual([70, 183, 253]);
  expect(new Set(numbers.map((number) => number.split('.')[0]))).toHaveProperty('size', 17);
});

it('has the counts that the document about security says', () => {
  const count = (kind: Kind, level: number) =>
    requirements.filter((one) => one.kind === kind && one.level === level).length;
  const rows = [
    ...security.matchAll(/^\| (Tested|Review|Exception|Doesn’t apply) +\| (\d+) +\| (\d+) +\|$/gm),
  ];
  expect(rows.map(([, kind = '', ...counts]) => [kind.toLowerCase(), ...counts.map(Number)])).toEqual(
    KINDS.map((kind) => [kind, count(kind, 1), count(kind, 2)]),
  );
});

/** The requirements of each check. A row without a number continues the previous check. */
const checks = new Map<number, string[]>();
let row = 0;
for (const [, number = '', named = ''] of security.matchAll(/^\| +(\d*) +\| +.*? +\| +([\d., ]+?) +\|$/gm)) {
  row = Number(number) || row;
  checks.set(row, [...(checks.get(row) ?? []), ...named.split(',').map((one) => one.trim())]);
}

it('names only checks that test the requirement', () => {
  const named = tested.flatMap(({ number, how }) =>
    [...how.matchAll(/\bcheck (\d+)/g)].map(([, check]) => ({ number, check: Number(check) })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ number, check }) => !checks.get(check)?.includes(number))).toEqual([]);
});

it('calls no requirement of a check untested, except in part', () => {
  const inChecks = new Set([...checks.values()].flat());
  const untested = requirements.filter(
    ({ number, kind }) => inChecks.has(number) && (kind === 'review' || kind === 'doesn’t apply'),
  );
  expect(untested).toEqual([]);
});

it('names only files that exist', () => {
  const files = requirements.flatMap(({ how }) =>
    [...how.matchAll(/`((?:tests|stories|server|src|deploy|\.github)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('calls each difference from the standard an exception', () => {
  const [, differences = ''] = /## Where the specification differs([^]*?)\n## /.exec(security) ?? [];
  const numbers = [...differences.matchAll(/^\| [^|]+\| (\d+\.\d+\.\d+)/gm)].map(([, number]) => number);
  expect(numbers.length).toBeGreaterThan(7);
  const notExceptions = requirements.filter(
    ({ number, kind }) => numbers.includes(number) && kind !== 'exception',
  );
  expect(notExceptions.map(({ number }) => number)).toEqual([]);
});
