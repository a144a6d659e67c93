import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { callCapabilities, calls, extensions } from '#contract/calls.ts';
import { buildOpenApi, descriptions } from '#contract/openApi/openApi.ts';
import { publicCalls } from '#contract/openApi/callWords.ts';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import { handlers } from '#server/http/app.ts';
import { listImports, listSources } from '../architecture/sources.ts';

type Media = { schema: { properties: Record<string, object>; required?: string[] }; encoding?: object };
type Operation = {
  operationId: string;
  tags: string[];
  'x-capability'?: string;
  security?: [];
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, object>;
};

const document = buildOpenApi() as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const find = (name: keyof typeof served) =>
  operations.find(({ operation }) => operation.operationId === name)!.operation;
const served = { ...calls, ...extensions };
const names = Object.keys(served) as (keyof typeof served)[];

it('is a valid OpenAPI 3.1 document', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

// Written again by `npm run test:unit -- tests/contract/openApi.test.ts -u`.
it('is in docs/openapi.json', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json');
});

it('describes the sixteen calls, every extension and the live stream', () => {
  const described = operations.map(({ path, method, operation }) => [operation.operationId, method, path]);
  const expected = Object.entries<Call>(served).map(([name, { method, path }]) => [
    name,
    method.toLowerCase(),
    path.replaceAll(/:(\w+)/g, '{$1}'),
  ]);
  expect(described.toSorted()).toEqual([...expected, ['live', 'get', '/api/admin/live']].toSorted());
});

it('names the capability of every extension, and of no other call', () => {
  for (const name of names) {
    const { capability }: Call = served[name];
    expect([name, find(name)['x-capability'], find(name).tags]).toEqual([
      name,
      capability,
      [capability ?? 'The sixteen calls'],
    ]);
    expect(capability === undefined).toBe(name in calls);
  }
  const named = new Set(operations.flatMap(({ operation }) => operation['x-capability'] ?? []));
  expect(named).toEqual(new Set([...callCapabilities, LIVE_CAPABILITY]));
});

it('says which calls need no session', () => {
  expect(publicCalls.toSorted()).toEqual(
    names.filter((name) => handlers[name].access === 'everyone').toSorted(),
  );
  for (const name of names) {
    const isPublic = publicCalls.includes(name);
    expect([name, find(name).security, '401' in find(name).responses]).toEqual([
      name,
      isPublic ? [] : undefined,
      !isPublic,
    ]);
  }
});

it('describes a form with files by its parts', () => {
  const { content } = find('editProduct').requestBody!;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  const { schema, encoding } = content['multipart/form-data']!;
  expect(Object.keys(schema.properties).toSorted()).toEqual(['images', 'imagesToDelete', 'product']);
  expect(schema.required).toEqual(['product', 'imagesToDelete']);
  expect(schema.properties['images']).toEqual({
    type: 'array',
    items: { type: 'string', format: 'binary' },
  });
  expect(encoding).toEqual({
    product: { contentType: 'application/json' },
    imagesToDelete: { contentType: 'application/json' },
    images: { contentType: 'image/jpeg, image/png, image/gif, image/webp' },
  });
});

describe('the parameters', () => {
  const getNames = (name: keyof typeof served, place: string) =>
    find(name).parameters.flatMap((one) => (one.in === place ? [one.name] : []));

  it('are those of the path', () => {
    expect(getNames('resetPassword', 'path')).toEqual(['id', 'token']);
  });

  it('are the filters of a list, with numbers and options', () => {
    const { parameters } = find('getProductPage');
    expect(getNames('getProductPage', 'query')).toEqual(
      expect.arrayContaining(['q', 'page', 'rows', 'sort']),
    );
    expect(parameters.find(({ name }) => name === 'rows')!.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 1000,
    });
    expect(parameters.find(({ name }) => name === 'sort')!.schema).toMatchObject({
      enum: expect.arrayContaining(['price.descending']),
    });
  });

  it('say which are required', () => {
    const required = find('getSalesReport').parameters.filter((one) => one.required);
    expect(required.map(({ name }) => name)).toEqual(['from', 'to']);
  });

  it('have the idempotency key and the source of a write', () => {
    expect(getNames('createProduct', 'header')).toEqual([
      'Idempotency-Key',
      'X-Change-Source',
      'X-Change-File',
    ]);
    expect(getNames('getProduct', 'header')).toEqual([]);
  });
});

it('leaves no field without a type', () => {
  const untyped: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, ...rest } = value as { properties?: Record<string, object> };
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (!['type', 'anyOf', 'enum', '$ref'].some((key) => key in property)) untyped.push(`${path}.${name}`);
      visit(property, `${path}.${name}`);
    }
    for (const [key, inner] of Object.entries(rest)) visit(inner, `${path}/${key}`);
  };
  visit(document, '');
  expect(untyped).toEqual([]);
});

it('uses every description', () => {
  const text = JSON.stringify(document);
  expect(Object.values(descriptions).filter((one) => !text.includes(JSON.stringify(one)))).toEqual([]);
});

it('is not part of the front end', () => {
  const edges = ['src/ui', 'src/features', 'src/app', 'src/languages']
    .flatMap(listSources)
    .flatMap(listImports);
  expect(edges.length).toBeGreaterThan(1000);
  const own = listSources('src/contract')
    .filter((file) => !/\/(openApi|storefront)\//.test(file))
    .flatMap(listImports);
  expect([...edges, ...own].filter(({ target }) => /openApi/i.test(target))).toEqual([]);
});
