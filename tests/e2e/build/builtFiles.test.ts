import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Runs with the journeys, because it looks at what they run: the built product in dist/.

const built = globSync('dist/**/*.{js,css,html,svg,webmanifest}');

it('has been built', () => expect(built.length).toBeGreaterThan(3));

it('has nothing of the workbench, its mocks or the demo in it', () => {
  // The hash in a chunk's name may spell anything: it once had an 'Msw' in it.
  const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/-[\w-]{8}(?=\.\w+)/g, '');
  const traces = built.filter((file) => /mockServiceWorker|msw|storybook|counter-demo/i.test(textOf(file)));
  expect([...traces, ...globSync('dist/**/mockServiceWorker*')]).toEqual([]);
});

it('has every page in a chunk of its own, beside the first script', () => {
  type Chunk = { file: string; isDynamicEntry?: boolean };
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const pages = globSync('src/app/*/[A-Z]*Page.tsx');
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !manifest[page]?.isDynamicEntry)).toEqual([]);
  const files = pages.map((page) => manifest[page]?.file);
  expect(new Set([...files, manifest['index.html']?.file]).size).toBe(pages.length + 1);
});

it('runs the scripts in the page before the style sheet, which they would wait for', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const [lastScript, sheet] = [page.lastIndexOf('<script>'), page.indexOf('rel="stylesheet"')];
  expect(lastScript).toBeGreaterThan(0);
  expect(sheet).toBeGreaterThan(lastScript);
});

it('has no style rule that the browser checks on every element when something comes or goes', () => {
  const sheets = built.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'));
  const selectors = sheets.flatMap((sheet) =>
    // What is for paper costs nothing on the screen.
    [...sheet.replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(/([^{}]+)\{/g)].flatMap(
      ([, rule = '']) => rule.split(/,(?![^(]*\))/),
    ),
  );
  expect(selectors.length).toBeGreaterThan(500);
  // The end of every element's children is watched; and each part of the page that comes is checked against all others.
  const lastOfAnything = /(?:^|[\s>+~])(?::not\()?:(?:last-child|nth-last-child|only-child)[^\s>+~]*$/;
  const fromWholePage = /(?:^|\s)(?:body|html|:root)\S*:has\(.*\)[\s>+~]/;
  expect(selectors.filter((one) => lastOfAnything.test(one) || fromWholePage.test(one))).toEqual([]);
});
