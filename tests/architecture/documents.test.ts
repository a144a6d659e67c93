import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CODE = [
  'src',
  'stories',
  'server',
  'tests',
  'scripts',
  'bench',
  'deploy',
  '.storybook',
  '.github',
  'docs',
];
const READ = /\.(tsx?|mjs|css|mdx?|yml|yaml|html)$/;
/** Documents of the customer and the designer are not checked. */
const HANDED_OVER = /^docs\/(spec|design)\//;

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name));

const files = [
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...CODE.filter((folder) => existsSync(folder)).flatMap(listFiles),
].filter((file) => READ.test(file) && !file.includes('node_modules/'));

type Mention = { file: string; target: string };

const findMentions = (file: string, pattern: RegExp): Mention[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, target = '']) => ({ file, target }));

/** Matches paths from the project's root, such as `tests/e2e/build/demo.test.ts`, except patterns with `*`, `…` or a brace. */
const PATH = new RegExp(
  String.raw`(?<![\w./$*…}-])((?:${CODE.map(RegExp.escape).join('|')})/[\w./-]+\.[a-z]+)(?![\w*…{])`,
  'g',
);
/** Matches the name of a document or a test, such as `demo.test.ts`. */
const NAME = /(?<![\w./$*…}-])([\w-]+\.(?:md|test\.tsx?))\b/g;
const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const DECISION = /\bdecision (\d+)/gi;

it('mentions only existing paths in code and documents', () => {
  const missing = files
    .filter((file) => !HANDED_OVER.test(file))
    .flatMap((file) => findMentions(file, PATH))
    .filter(({ target }) => !existsSync(target));
  expect(missing).toEqual([]);
});

it('mentions only existing documents and tests', () => {
  const names = new Set(files.map((file) => path.basename(file)));
  const missing = files
    .flatMap((file) => findMentions(file, NAME))
    .filter(({ target }) => !names.has(target));
  expect(missing).toEqual([]);
});

it('links only to existing files', () => {
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => findMentions(file, LINK))
    .filter(({ file, target }) => !existsSync(path.join(path.dirname(file), target)));
  expect(missing).toEqual([]);
});

it('mentions only existing decisions', () => {
  const taken = readdirSync('docs/decisions').map((name) => Number.parseInt(name, 10));
  const named = files.flatMap((file) => findMentions(file, DECISION));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ target }) => !taken.includes(Number(target)))).toEqual([]);
});

it('mentions nothing outside of the repository', () => {
  const outside = files.flatMap((file) => findMentions(file, /((?:\.\.\/)+shared\/|\/work\/)/g));
  expect(outside.filter(({ file }) => file !== 'tests/architecture/documents.test.ts')).toEqual([]);
});
