import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, sourcesIn } from './sources.ts';

/** Who may import whom, and which packages a layer must never know. This table is the architecture. */
const LAYERS = {
  'src/contract': { below: [], neverUses: ['react', 'hono', 'kysely', 'msw'] },
  'src/ui': { below: [], neverUses: ['@tanstack/react-query', 'react-router-dom', 'zod', 'msw'] },
  'src/features': {
    below: ['src/ui', 'src/contract'],
    neverUses: ['@tanstack/react-query', 'react-router-dom', 'msw'],
  },
  'src/app': { below: ['src/features', 'src/ui', 'src/contract'], neverUses: ['msw', 'storybook'] },
  server: { below: ['src/contract'], neverUses: ['react', 'msw'] },
} as const;

describe.each(Object.entries(LAYERS))('%s', (layer, { below, neverUses }) => {
  const edges = sourcesIn(layer).flatMap(importsOf);

  it('has files and imports to check', () => expect(edges.length).toBeGreaterThan(0));

  it('imports only the layers below it', () => {
    const strays = edges.filter(
      ({ target }) =>
        /^(src|server|stories|tests)\//.test(target) &&
        ![layer, ...below].some((one) => target.startsWith(`${one}/`)),
    );
    expect(strays).toEqual([]);
  });

  it('does not know the packages of other layers', () => {
    const strays = edges.filter(({ name }) =>
      neverUses.some((one) => name === one || name.startsWith(`${one}/`)),
    );
    expect(strays).toEqual([]);
  });
});

/** Rooms of src/features that every feature may use. */
const SHARED = ['form', 'format', 'list'];

const featureOf = (file: string) => {
  const name = /^src\/features\/([^/]+)\//.exec(file)?.[1];
  return name !== undefined && SHARED.includes(name) ? undefined : name;
};

it('no feature imports another feature', () => {
  const crossings = sourcesIn('src/features')
    .flatMap(importsOf)
    .filter(({ file, target }) => featureOf(target) && featureOf(target) !== featureOf(file));
  expect(crossings).toEqual([]);
});

it('no file only passes on what others export', () => {
  const barrels = ['src', 'server', 'stories']
    .flatMap(sourcesIn)
    .filter((file) => /^(?:\s*export (?:\*|\{[^}]*\}) from '[^']+';\s*)+$/.test(readFileSync(file, 'utf8')));
  expect(barrels).toEqual([]);
});
