import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { storeApi } from '#contract/calls.ts';
import { MAX_STORE_PAGE_SIZE } from '#contract/storefront/storePage.ts';
import { buildStoreOpenApi, descriptions } from '#contract/storefront/storeOpenApi.ts';
import { examples } from './examples.ts';

type Schema = { type?: string; properties: Record<string, Schema> };
type Content = { content: { 'application/json': { schema: Schema } } };
type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Operation = {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

const document = buildStoreOpenApi() as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const find = (name: keyof typeof storeApi) =>
  operations.find(({ operation }) => operation.operationId === name)!.operation;
const names = Object.keys(storeApi) as (keyof typeof storeApi)[];
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

it('is a valid OpenAPI 3.1 document', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

it('describes every call of the Store API and nothing else', () => {
  const described = operations.map(({ path, method, operation }) => [operation.operationId, method, path]);
  // Calls with the same path are together.
  expect(described.toSorted()).toEqual(
    Object.entries<Call>(storeApi)
      .map(([name, { method, path }]) => [name, method.toLowerCase(), path.replace(':id', '{id}')])
      .toSorted(),
  );
});

const queries: Partial<Record<keyof typeof storeApi, string[]>> = {
  getStoreProducts: ['search', 'page', 'pageSize'],
  getStoreOrders: ['buyer', 'cart', 'page', 'pageSize'],
};

it.each(names)('describes the parameters of %s', (name) => {
  const { parameters, responses } = find(name);
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
  const call: Call = storeApi[name];
  expect(namesIn('path')).toEqual(call.path.includes(':id') ? ['id'] : []);
  expect(namesIn('query')).toEqual(queries[name] ?? []);
  const hasETag = name === 'getStoreProducts' || name === 'getStoreProduct';
  expect(namesIn('header').includes('If-None-Match')).toBe(hasETag);
  expect('304' in responses).toBe(hasETag);
  const key = parameters.find((one) => one.name === 'Idempotency-Key');
  expect(key?.required).toBe(call.requiresIdempotencyKey);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429', 'default']));
});

it('describes the numbers in a query as the server reads them', () => {
  const getSchema = (name: string) =>
    find('getStoreProducts').parameters.find((one) => one.name === name)!.schema;
  expect(getSchema('page')).toEqual({ type: 'integer', minimum: 1, default: 1 });
  expect(getSchema('pageSize')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
  const { query } = storeApi.getStoreProducts;
  for (const [value, isValid] of [
    [0, false],
    [1, true],
    [MAX_STORE_PAGE_SIZE, true],
    [MAX_STORE_PAGE_SIZE + 1, false],
  ] as const)
    expect([value, query.safeParse({ pageSize: String(value) }).success]).toEqual([value, isValid]);
});

describe('the schemas', () => {
  it.each(['placeOrder', 'recordPayment'] as const)(
    'accept the example of %s, and no incomplete body',
    (name) => {
      const validate = ajv.compile(find(name).requestBody!.content['application/json'].schema);
      const { body } = examples[name].granted;
      expect([validate(body), validate.errors]).toEqual([true, null]);
      for (const field of Object.keys(body).slice(0, 3)) {
        const isAccepted = storeApi[name].body.safeParse({ ...body, [field]: {} }).success;
        expect([field, validate({ ...body, [field]: {} })]).toEqual([field, isAccepted]);
      }
      expect(validate({})).toBe(false);
    },
  );

  it('leave no field of a response without a type', () => {
    const untyped: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties, ...rest } = value as { properties?: Record<string, object> };
      for (const [name, property] of Object.entries(properties ?? {})) {
        if (!['type', 'anyOf', 'enum', '$ref'].some((key) => key in property))
          untyped.push(`${path}.${name}`);
        visit(property, `${path}.${name}`);
      }
      for (const [key, inner] of Object.entries(rest)) visit(inner, `${path}/${key}`);
    };
    visit(document, '');
    expect(untyped).toEqual([]);
  });

  it('have numbers for amounts, and no null in an order', () => {
    const { order } = find('placeOrder').responses['200']!.content['application/json'].schema.properties[
      'data'
    ]!.properties as { order: Schema };
    expect(order.properties['totalAmount']).toMatchObject({ type: 'number' });
    expect(JSON.stringify(order)).not.toContain('null');
  });

  it('describe a field by its object if two have the same name', () => {
    const schema = find('getStoreOrder').responses['200']!.content['application/json'].schema;
    const { tracking, product } = schema.properties['data']!.properties['order']!.properties;
    expect(tracking!.properties['url']).toHaveProperty('description', descriptions['tracking.url']);
    expect(JSON.stringify(product)).toContain(descriptions['url']);
  });

  it('use every description', () => {
    const text = JSON.stringify(document);
    const unused = Object.values(descriptions).filter((one) => !text.includes(JSON.stringify(one)));
    expect(unused).toEqual([]);
  });
});
