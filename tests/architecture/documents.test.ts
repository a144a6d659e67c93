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
  'demo',
  'deploy',
  'examples',
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

/** Returns the anchors of a document's headings, as GitHub derives them. */
const listAnchors = (file: string) =>
  findMentions(file, /^#+ (.+)$/gm).map(({ target }) =>
    target
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('links only to existing headings', () => {
  const links = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => findMentions(file, /\]\((?!https?:)([^)#\s]*#[^)]+)\)/g));
  expect(links.length).toBeGreaterThan(30);
  const missing = links.filter(({ file, target }) => {
    const [name = '', anchor = ''] = target.split('#');
    return !listAnchors(name ? path.join(path.dirname(file), name) : file).includes(anchor);
  });
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

const read = (file: string) => readFileSync(file, 'utf8');
const own = files.filter((file) => !HANDED_OVER.test(file));
const documents = own.filter((file) => /\.mdx?$/.test(file));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('names only existing npm scripts in documents and code', () => {
  const named = own.flatMap((file) => findMentions(file, /\bnpm run\s+(?:-\S+\s+)*([a-z][a-z\d:-]*)/g));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ target }) => !(target in scripts))).toEqual([]);
  const tools = documents.flatMap((file) => findMentions(file, /\bnpx\s+([a-z][\w-]*)/g));
  expect(tools.filter(({ target }) => !existsSync(`node_modules/.bin/${target}`))).toEqual([]);
});

/** Programs with commands of their own, and the source of what they print about them. */
const COMMANDS: Record<string, string> = {
  admins: read('server/bin/admins.ts'),
  keys: read('server/bin/keys.ts'),
  secret: read('server/bin/secret.ts'),
};

it('names only existing commands of the programs for operators, and every one of them', () => {
  for (const [script, usage] of Object.entries(COMMANDS)) {
    const pattern = new RegExp(String.raw`npm run ${script} -- ([a-z-]+)`, 'g');
    const existing = new Set([...usage.matchAll(pattern)].map(([, command = '']) => command));
    const named = documents.flatMap((file) => findMentions(file, pattern)).map(({ target }) => target);
    expect(existing.size).toBeGreaterThan(0);
    expect([script, new Set(named)]).toEqual([script, existing]);
  }
});

it('describes every npm script', () => {
  const described = new Set(
    findMentions('docs/scripts.md', /`([a-z][a-z\d:-]*)(?: -- [^`]*)?`/g).map(({ target }) => target),
  );
  const undescribed = Object.keys(scripts).filter((name) => !/^pre[a-z]/.test(name) && !described.has(name));
  expect(undescribed).toEqual([]);
});

it('lists every document', () => {
  const listed = findMentions('docs/README.md', LINK).map(({ target }) => target);
  const names = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  const decisions = findMentions('docs/decisions/README.md', LINK).map(({ target }) => target);
  const records = readdirSync('docs/decisions').filter((name) => /^\d.*\.md$/.test(name));
  expect(records.filter((name) => !decisions.includes(name))).toEqual([]);
});

it('runs every night what documents say', () => {
  const nightly = new Set(
    findMentions('.github/workflows/nightly.yml', /'((?:test|bench)[^']*)'/g).map(({ target }) => target),
  );
  const [, folders = ''] = /; ([^;|]*) run nightly/.exec(read('CONTRIBUTING.md')) ?? [];
  const names = [...folders.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names).toEqual(['crash', 'fuzz', 'load']);
  const inFolders = Object.keys(scripts).filter((script) =>
    names.some((name) => scripts[script]?.includes(`tests/${name}/`)),
  );
  const paragraphs = documents.flatMap((file) => read(file).split(/\n\s*\n/));
  const inParagraphs = paragraphs
    .filter((text) => /\bnightly\b|\bevery night\b/i.test(text))
    .flatMap((text) => [...text.matchAll(/npm run (test:[\w-]+)/g)].map(([, script = '']) => script));
  expect(inParagraphs.length).toBeGreaterThan(1);
  expect([...inFolders, ...inParagraphs].filter((script) => !nightly.has(script))).toEqual([]);
});

it('says how long files and functions may be, as the linter counts', () => {
  const { rules } = JSON.parse(read('.oxlintrc.json')) as { rules: Record<string, unknown> };
  const limits = ['max-lines', 'max-lines-per-function'].map((rule) => (rules[rule] as unknown[])[1]);
  const skipped = { skipBlankLines: true, skipComments: true };
  expect(limits).toEqual([
    { max: 300, ...skipped },
    { max: 100, ...skipped },
  ]);
  expect(read('CONTRIBUTING.md')).toContain(
    '300 lines a file and 100 a function, without blank lines and comments',
  );
});
