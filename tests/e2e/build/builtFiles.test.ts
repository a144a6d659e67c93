import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Checks the built product in dist/, which the other e2e tests run.

const built = globSync('dist/**/*.{js,css,html,svg,webmanifest}');

it('contains no code of the workbench, its mocks or the demo [ASVS 15.2.3]', () => {
  expect(built.length).toBeGreaterThan(3);
  // Remove hashes from chunk names, because they may contain 'Msw'.
  const readText = (file: string) => readFileSync(file, 'utf8').replaceAll(/-[\w-]{8}(?=\.\w+)/g, '');
  const traces = built.filter((file) => /mockServiceWorker|msw|storybook|counter-demo/i.test(readText(file)));
  expect([...traces, ...globSync('dist/**/mockServiceWorker*')]).toEqual([]);
});

it('has a separate chunk for each page but those in the two groups', () => {
  type Chunk = { file: string; isDynamicEntry?: boolean };
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const inGroups = ['src/app/auth/LoginPage.tsx', 'src/app/products/ProductListPage.tsx'];
  const pages = globSync('src/app/*/[A-Z]*Page.tsx').filter((page) => !inGroups.includes(page));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !manifest[page]?.isDynamicEntry)).toEqual([]);
  const files = pages.map((page) => manifest[page]?.file);
  expect(new Set([...files, manifest['index.html']?.file]).size).toBe(pages.length + 1);
});

it('has inline scripts before the style sheet, so that they don’t wait for it', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const [lastScript, sheet] = [page.lastIndexOf('<script>'), page.indexOf('rel="stylesheet"')];
  expect(lastScript).toBeGreaterThan(0);
  expect(sheet).toBeGreaterThan(lastScript);
});

it('has no selector that makes the browser recheck every element when one is added or removed', () => {
  const sheets = built.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'));
  const selectors = sheets.flatMap((sheet) =>
    // Print rules cost nothing on the screen.
    [...sheet.replaceAll(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, '').matchAll(/([^{}]+)\{/g)].flatMap(
      ([, rule = '']) => rule.split(/,(?![^(]*\))/),
    ),
  );
  expect(selectors.length).toBeGreaterThan(500);
  // The first watches the last child of every element, the second checks the whole page for each added element.
  const lastOfAnything = /(?:^|[\s>+~])(?::not\()?:(?:last-child|nth-last-child|only-child)[^\s>+~]*$/;
  const fromWholePage = /(?:^|\s)(?:body|html|:root)\S*:has\(.*\)[\s>+~]/;
  expect(selectors.filter((one) => lastOfAnything.test(one) || fromWholePage.test(one))).toEqual([]);
});
