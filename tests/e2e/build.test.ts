import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { routes } from '#app/routes.tsx';
import { firstVisitsOf, grownSince } from '../../scripts/budget.mjs';

// Runs with the journeys, because it looks at what they run: the built product in dist/.

const PAGE = /^src\/app\/pages\//;
const built = globSync('dist/**/*.{js,css,html,svg,webmanifest}');

it('has been built', () => expect(built.length).toBeGreaterThan(3));

it('has nothing of the workbench or its mocks in it', () => {
  // The hash in a chunk's name may spell anything: it once had an 'Msw' in it.
  const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/-[\w-]{8}(?=\.\w+)/g, '');
  const traces = built.filter((file) => /mockServiceWorker|msw|storybook/i.test(textOf(file)));
  expect([...traces, ...globSync('dist/**/mockServiceWorker*')]).toEqual([]);
});

it('has every page in a chunk of its own, beside the first script', () => {
  type Chunk = { entry: boolean; modules: Record<string, number> };
  const chunks = Object.values(
    JSON.parse(readFileSync('dist/.chunks.json', 'utf8')) as Record<string, Chunk>,
  ).map(({ entry, modules }) => ({ entry, pages: Object.keys(modules).filter((one) => PAGE.test(one)) }));
  const pages = globSync('src/app/pages/*.tsx');
  expect(pages.length).toBeGreaterThan(10);
  expect(chunks.flatMap((one) => one.pages).toSorted()).toEqual(pages.toSorted());
  expect(chunks.filter((one) => one.pages.length > (one.entry ? 0 : 1))).toEqual([]);
});

describe.each(firstVisitsOf('dist'))('a first visit to the $route', ({ route, most, bytes, modules }) => {
  it('loads no more JavaScript than its budget', () => {
    const grown = grownSince(route, modules)
      .slice(0, 8)
      .map(({ module, more }) => `  ${module}: ${more} bytes more, before minification`);
    expect(
      bytes,
      `${route} is ${bytes - most} bytes over its budget of ${most}. What grew since tests/e2e/budget.json:\n${grown.join('\n')}\n`,
    ).toBeLessThanOrEqual(most);
  });
});

describe('what the build says of visits, for the server to say it in the page', () => {
  type Visit = { path: string; scripts: string[]; lists: string[] };
  const visits = JSON.parse(readFileSync('dist/.visits.json', 'utf8')) as Visit[];
  const known = new Set(routes.map((one) => one.path.replace('?', '')));
  const lists = Object.values(calls).filter(({ method }) => method === 'GET');

  it.each(visits)('is true of $path', ({ path, scripts, lists: named }) => {
    expect(known).toContain(path);
    expect(scripts.length).toBeGreaterThan(0);
    expect(built).toEqual(expect.arrayContaining(scripts.map((one) => `dist${one}`)));
    expect(lists.map((one) => one.path)).toEqual(expect.arrayContaining(named));
  });
});
