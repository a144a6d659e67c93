import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A test names the requirements of ASVS that it proves in its title, and a story in its comment: `[ASVS 6.5.1, 6.5.2]`. */
const MARK = /\[ASVS (\d[\d., ]*)\](?='| \*\/)/g;

const document = readFileSync('docs/asvs.md', 'utf8');
const security = readFileSync('docs/security.md', 'utf8');
const sources = globSync(['tests/**/*.test.{ts,tsx}', 'stories/**/*.stories.tsx'])
  .filter((file) => file !== 'tests/architecture/asvs.test.ts')
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files with tests of each requirement. */
const filesOf = new Map<string, Set<string>>();
for (const { file, text } of sources) {
  for (const number of [...text.matchAll(MARK)].flatMap(([, numbers = '']) => numbers.split(', ')))
    filesOf.set(number, (filesOf.get(number) ?? new Set()).add(file));
}

const KINDS = ['tested', 'review', 'exception', 'doesn’t apply'] as const;
type Requirement = { number: string; level: number; kind: string };

const ROW = /^\| (\d[\d., ]*?) +\| (\d) +\| (.+?) +\| (.+?) +\|(.*)\|$/;

/** Splits the row of a table. One row may have several requirements. */
function readRow(line: string) {
  const [, numbers, level = '', asks, how = ''] = ROW.exec(line) ?? [];
  if (numbers === undefined) return undefined;
  const [kind = ''] = how.split(': ');
  return { numbers: numbers.split(', '), level: Number(level), asks, how, kind };
}

const requirements: Requirement[] = document
  .split('\n')
  .map(readRow)
  .flatMap((row) => row?.numbers.map((number) => ({ number, level: row.level, kind: row.kind })) ?? []);
const numbers = requirements.map(({ number }) => number);
const isTested = ({ number }: Requirement) => filesOf.has(number);

it('has each of the 253 requirements of levels 1 and 2 once', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const count = (level: number) => requirements.filter((one) => one.level === level).length;
  // The numbers of the standard.
  expect([count(1), count(2)]).toEqual([70, 183]);
  expect(requirements.filter(({ kind }) => !KINDS.some((known) => known === kind))).toEqual([]);
});

it('has a test of each requirement that it calls tested, and of each of level 3', () => {
  const untested = requirements.filter((one) => !isTested(one));
  expect(untested.filter(({ kind, level }) => kind === 'tested' || level === 3)).toEqual([]);
});

it('has no test of a requirement that it calls reviewed or irrelevant', () => {
  const tested = requirements.filter(isTested);
  expect(tested.filter(({ kind }) => kind === 'review' || kind === 'doesn’t apply')).toEqual([]);
});

it('has every requirement that a test names', () => {
  expect([...filesOf].filter(([number]) => !numbers.includes(number))).toEqual([]);
  // A mark with a typing error would name nothing.
  const unread = sources.filter(
    ({ text }) => text.split('[ASVS').length - 1 !== [...text.matchAll(MARK)].length,
  );
  expect(unread.map(({ file }) => file)).toEqual([]);
});

it('calls each difference from the standard an exception', () => {
  const [, differences = ''] = /## Where the specification differs([^]*?)\n## /.exec(security) ?? [];
  const named = [...differences.matchAll(/^\| [^|]+\| (\d+\.\d+\.\d+)/gm)].map(([, number]) => number);
  expect(named.length).toBeGreaterThan(7);
  const exceptions = requirements.flatMap(({ number, kind }) => (kind === 'exception' ? [number] : []));
  expect(named.filter((number = '') => !exceptions.includes(number))).toEqual([]);
});

/** Writes the last column of a requirement's row, or the counts of a kind. */
function fillRow(line: string): string {
  const row = readRow(line);
  if (row) {
    const files = new Set(row.numbers.flatMap((number) => [...(filesOf.get(number) ?? [])]));
    const tests = [...files].toSorted().map((file) => `\`${file}\``);
    return `| ${row.numbers.join(', ')} | ${row.level} | ${row.asks} | ${row.how} | ${tests.join(', ')} |`;
  }
  const kind = KINDS.find((one) => line.startsWith(`| ${one} `));
  if (!kind) return line;
  const ofKind = requirements.filter((one) => one.kind === kind);
  const counts = [1, 2, 3].map((level) => ofKind.filter((one) => one.level === level).length);
  return `| ${kind} | ${counts.join(' | ')} |`;
}

/** Aligns the columns of a table, as the formatter does. */
function alignTable(table: string): string {
  const rows = table.split('\n').map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const widths = rows[0]!.map((_, column) =>
    Math.max(3, ...rows.map((row) => (/^-+$/.test(row[column]!) ? 0 : row[column]!.length))),
  );
  const pad = (cell: string, column: number) =>
    /^-+$/.test(cell) ? '-'.repeat(widths[column]!) : cell.padEnd(widths[column]!);
  return rows.map((row) => `| ${row.map(pad).join(' | ')} |`).join('\n');
}

it('lists the tests of each requirement', async () => {
  const filled = document.split('\n').map(fillRow).join('\n');
  const aligned = filled.replaceAll(/(?:^\|.*\|$\n?)+/gm, (table) => `${alignTable(table.trimEnd())}\n`);
  await expect(aligned).toMatchFileSnapshot('../../docs/asvs.md');
});
