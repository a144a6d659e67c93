import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { storeApi } from '#contract/calls.ts';
import { examples } from './examples.ts';

// The optional fields of all requests are found in the schemas, so that a new one is covered.

type Schema = z.core.$ZodTypes;

/** Returns the paths of the optional fields of an object, also of nested ones. */
function findOptional(schema: Schema, path: string[] = []): string[][] {
  const { def } = schema._zod;
  if (def.type === 'pipe') return findOptional(def.out as Schema, path);
  if (def.type === 'optional' || def.type === 'default') return findOptional(def.innerType as Schema, path);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => {
    const nested = findOptional(field as Schema, [...path, name]);
    return field._zod.optin === undefined ? nested : [[...path, name], ...nested];
  });
}

/** Valid values of what the examples don't send. */
const VALUES: Record<string, unknown> = {
  'recordPayment.card': { network: 'Visa', lastFour: '4242' },
};

/** Sets a field of a request. `undefined` removes it. */
function set(request: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const { [name]: present, ...others } = request as Record<string, unknown>;
  if (rest.length > 0) return { ...others, [name]: set((present ?? {}) as object, rest, value) };
  return value === undefined ? others : { ...others, [name]: value };
}

const fields = Object.entries<Call>(storeApi).flatMap(([name, call]) =>
  (['body', 'query'] as const).flatMap((part) =>
    findOptional(call[part] as unknown as Schema).map((path) => ({
      field: `${name}.${path.join('.')}`,
      schema: call[part] as unknown as Schema,
      request: { ...(examples[name as keyof typeof storeApi].granted[part] as object | undefined) },
      path,
    })),
  ),
);

it('finds the optional fields of the Store API', () => {
  expect(fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'getStoreProducts.page',
      'placeOrder.deliveryCharges',
      'placeOrder.buyer.phoneNumber',
      'placeOrder.address.pinCode',
      'recordPayment.card',
    ]),
  );
});

describe.each(fields)('$field', ({ field, schema, request, path }) => {
  it.each([null, '', ' ', '\u200b\n', '\u2800'])('is missing if it is %j', (blank) => {
    const missing = z.safeParse(schema, set(request, path, undefined));
    expect(missing.success).toBe(true);
    const { success, data } = z.safeParse(schema, set(request, path, blank));
    expect({ success, data: JSON.stringify(data) }).toEqual({
      success: true,
      data: JSON.stringify(missing.data),
    });
  });

  it('is refused if its type is wrong', () => {
    expect(z.safeParse(schema, set(request, path, VALUES[field] ? 7 : [])).success).toBe(false);
  });
});
