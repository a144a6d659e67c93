import { describe, expect, it } from 'vitest';
import * as storeKeys from '#languages/en/storeKeys.ts';
import { buildExample, createNewKeySchema } from '#features/storeDetails/storeKeys/storeKeysModel.ts';

const schema = createNewKeySchema(storeKeys);
const problemOf = (name: string) => schema.safeParse({ name }).error?.issues[0]?.message;

describe('the name of a key', () => {
  it('is sent without spaces around it', () =>
    expect(schema.parse({ name: '  Webshop ' })).toEqual({ name: 'Webshop' }));

  it.each(['', '   ', '\u200b', '\u3164'])('is required: “%s”', (name) =>
    expect(problemOf(name)).toBe('Enter a name'),
  );

  it('has at most 60 characters', () => {
    expect(problemOf('x'.repeat(60))).toBeUndefined();
    expect(problemOf('x'.repeat(61))).toBe('The name must be at most 60 characters');
  });
});

it('builds a command that reads products with the key', () =>
  expect(buildExample('https://admin.store.example:8443', 'counter_store_abc')).toBe(
    'curl -H "Authorization: Bearer counter_store_abc" https://admin.store.example:8443/api/store/products',
  ));
