import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, listImports, listSources } from './sources.ts';

const REACT = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];
const WORKBENCH = ['msw', 'storybook', '@storybook'];

/** What each layer may import, which packages it must not use, and what to do instead. */
const LAYERS = {
  'src/contract': {
    below: [],
    neverUses: [...REACT, ...WORKBENCH, 'hono', 'kysely'],
    instead: 'front end and server share the contract: move what it needs into src/contract',
  },
  'src/languages': {
    below: ['src/contract'],
    neverUses: [...REACT, ...WORKBENCH, 'hono', 'kysely'],
    instead: 'pass values such as numbers, names and options of the contract as parameters of messages',
  },
  'src/ui': {
    below: [],
    neverUses: ['@tanstack/react-query', 'react-router-dom', 'zod', ...WORKBENCH],
    instead:
      'let the caller pass it as a prop, or move the component to src/features if it is about the product',
  },
  'src/features': {
    below: ['src/ui', 'src/languages', 'src/contract'],
    neverUses: ['@tanstack/react-query', 'react-router-dom', ...WORKBENCH],
    instead: 'let a section of src/app pass it as a prop; links are ButtonLink or LinkContext of src/ui/link',
  },
  'src/app': {
    below: ['src/features', 'src/ui', 'src/languages', 'src/contract'],
    neverUses: WORKBENCH,
    instead: 'mocks belong to stories: move shared code to a lower layer',
  },
  server: {
    below: ['src/languages', 'src/contract'],
    neverUses: [...REACT, ...WORKBENCH],
    instead: 'move what front end and server share to src/contract',
  },
} as const;

/** Describes each forbidden import and what to do instead. */
const describeStrays = (strays: readonly Import[], instead: string): string[] =>
  strays.map(({ file, name }) => `${file} must not import ${name}: ${instead}`);

describe.each(Object.entries(LAYERS))('%s', (layer, { below, neverUses, instead }) => {
  const edges = listSources(layer).flatMap(listImports);

  it('has files and imports to check', () => expect(edges.length).toBeGreaterThan(0));

  it('imports only the layers below it', () => {
    const strays = edges.filter(
      ({ name, target }) =>
        // Not a package.
        /^[.#]/.test(name) && ![layer, ...below].some((one) => target.startsWith(`${one}/`)),
    );
    expect(describeStrays(strays, instead)).toEqual([]);
  });

  it('does not use packages of other layers', () => {
    const strays = edges.filter(({ name }) =>
      neverUses.some((one) => name === one || name.startsWith(`${one}/`)),
    );
    expect(describeStrays(strays, instead)).toEqual([]);
  });
});

/** Folders of src/features that every feature may use. */
const SHARED = ['bulk', 'capabilities', 'csv', 'form', 'format', 'keyboard', 'list', 'loading', 'messages'];

const getFeature = (file: string) => {
  const name = /^src\/features\/([^/]+)\//.exec(file)?.[1];
  return name !== undefined && SHARED.includes(name) ? undefined : name;
};

it('no feature imports another feature', () => {
  const crossings = listSources('src/features')
    .flatMap(listImports)
    .filter(({ file, target }) => getFeature(target) && getFeature(target) !== getFeature(file));
  const instead =
    `move what both need to ${SHARED.map((name) => `src/features/${name}`).join(', ')} or a new folder named in SHARED ` +
    'of this test, to src/ui if it has no product messages, or let a page of src/app put the two together';
  expect(describeStrays(crossings, instead)).toEqual([]);
});

/** Rooms of src/app, from the ground up. */
const FLOORS: readonly (readonly string[])[] = [
  ['api', 'browser', 'language', 'settings.ts'],
  ['session', 'queries', 'live', 'alerts'],
  ['page', 'list', 'bulk', 'drafts'],
  [
    'account',
    'activity',
    'auth',
    'customers',
    'dashboard',
    'history',
    'orders',
    'products',
    'reports',
    'storeDetails',
  ],
  ['palette', 'shell', 'router', 'routes.tsx'],
  ['App.tsx', 'StartFailure.tsx', 'startApp.tsx', 'main.tsx'],
];

const getFloor = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(file.split('/')[2] ?? ''));

it('every room of src/app has a floor', () =>
  expect(listSources('src/app').filter((file) => getFloor(file) === -1)).toEqual([]));

it('no room of src/app imports a room on a higher floor', () => {
  const edges = listSources('src/app')
    .flatMap(listImports)
    .filter(({ target }) => target.startsWith('src/app/'));
  expect(edges.length).toBeGreaterThan(100);
  const rising = edges.filter(({ file, target }) => getFloor(target) > getFloor(file));
  const instead =
    'move what both need to a lower floor: src/app/page has what pages and layouts share, or let the caller pass it';
  expect(describeStrays(rising, instead)).toEqual([]);
});

/** The texts that are loaded before and after signing in. */
const BUNDLES = /^src\/languages\/\w+\/signed(?:In|Out)\.ts$/;
const COMMENT = /\/\/.*|\/\*[^]*?\*\//g;
const ONLY_EXPORTS = /^(?:\s*export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';)+\s*$/;

/** Rooms of the server, from the ground up, with what to do instead of importing a room that isn't below. */
const SERVER_FLOORS: readonly { rooms: readonly string[]; instead: string }[] = [
  {
    rooms: ['base', 'settings'],
    instead:
      'the ground imports nothing of the server: describe what it needs in a type, and let server/bin pass it',
  },
  {
    rooms: ['brand', 'db', 'images', 'mail', 'monitoring'],
    instead: 'move the type or the constant that both need to server/base, or let the caller pass the value',
  },
  {
    rooms: ['accounts'],
    instead:
      'accounts know no other area: move what both need to server/base, and what only requests need to server/http',
  },
  {
    rooms: ['orders'],
    instead: 'the rules of orders know no other area: let the caller pass what they need',
  },
  {
    rooms: ['history', 'live', 'products', 'reports', 'storeDetails', 'storefront', 'webhooks'],
    instead:
      'an area knows the floors below and no other area: move what both need to server/base or server/accounts, and what only requests need to server/http',
  },
  { rooms: ['http'], instead: 'let server/bin create it and pass it in the dependencies' },
  { rooms: ['archive', 'seed'], instead: 'move what both need to server/db or server/images' },
  { rooms: ['bin', 'openLocalApp.ts'], instead: 'move what both need to the floor that it is about' },
  { rooms: ['main.ts'], instead: 'main.ts imports everything else' },
];

const getServerRoom = (file: string) => file.split('/')[1] ?? '';
const getServerFloor = (file: string) =>
  SERVER_FLOORS.findIndex(({ rooms }) => rooms.includes(getServerRoom(file)));
const listServerImports = () =>
  listSources('server')
    .flatMap(listImports)
    .filter(({ target }) => target.startsWith('server/'));

it('every room of the server has a floor', () => {
  const strays = listSources('server').filter((file) => getServerFloor(file) === -1);
  expect(strays.map((file) => `${file}: move it to a room of SERVER_FLOORS, or name its room there`)).toEqual(
    [],
  );
});

it('a room of the server imports only rooms on lower floors', () => {
  const edges = listServerImports();
  expect(edges.length).toBeGreaterThan(400);
  const strays = edges.filter(
    ({ file, target }) =>
      getServerRoom(file) !== getServerRoom(target) && getServerFloor(target) >= getServerFloor(file),
  );
  expect(
    strays.flatMap((edge) => describeStrays([edge], SERVER_FLOORS[getServerFloor(edge.file)]?.instead ?? '')),
  ).toEqual([]);
});

it('the database knows nothing about HTTP', () => {
  const edges = listSources('server/db').flatMap(listImports);
  expect(edges.length).toBeGreaterThan(100);
  const strays = edges.filter(
    ({ name, target }) => name.startsWith('hono') || /^server\/base\/(httpError|handler)\.ts$/.test(target),
  );
  const instead = 'throw an error of its own or return an outcome, and let the handler or server/http answer';
  expect(describeStrays(strays, instead)).toEqual([]);
});

const MAX_FILES = 20;

it('folders of the server have 2 to 20 files', () => {
  const folders = Map.groupBy(listSources('server'), (file) => file.slice(0, file.lastIndexOf('/')));
  expect(folders.size).toBeGreaterThan(20);
  const strays = [...folders].flatMap(([folder, { length }]) => {
    if (length === 1 && folder !== 'server') return [`${folder} has one file: move it to the folder above`];
    return length > MAX_FILES ? [`${folder} has ${length} files: give those of one subject a folder`] : [];
  });
  expect(strays).toEqual([]);
});

it('no file only re-exports', () => {
  const barrels = ['src', 'server', 'stories']
    .flatMap(listSources)
    .filter((file) => !BUNDLES.test(file))
    .filter((file) => ONLY_EXPORTS.test(readFileSync(file, 'utf8').replaceAll(COMMENT, '')));
  expect(barrels.map((file) => `${file}: delete it and import from the original files`)).toEqual([]);
});
