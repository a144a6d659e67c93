import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Transport } from '#app/api/send.ts';
import { sendWith } from '#app/api/send.ts';
import { sessionQuery } from '#app/session/sessionQuery.ts';
import { createFormKeys } from '#app/queries/idempotencyKey.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { dashboardDetails } from '#contract/dashboard/dashboard.ts';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_CAPABILITY } from '#contract/idempotency.ts';
import { createProduct } from '#contract/products/productCalls.ts';
import { buildChangeBody } from '#features/products/bulk/buildChangeBody.ts';
import { aProduct, anAdmin } from '#mocks/builders.ts';

function createClient(capabilities: string[]) {
  const client = new QueryClient();
  const session: Session = { status: 'signedIn', admin: anAdmin(), capabilities };
  client.setQueryData(sessionQuery.queryKey, session);
  return client;
}
const image = () => new File(['x'], 'lamp.png', { type: 'image/png' });
const { product } = buildChangeBody(aProduct(), {});

it('keeps the key of a form while its content and images are the same', () => {
  const client = createClient([IDEMPOTENCY_KEY_CAPABILITY]);
  const getKey = createFormKeys();
  const [one, other] = [image(), image()];
  const first = getKey(client, { product, images: [one] });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(getKey(client, { product: { ...product }, images: [one] })).toBe(first);
  const keys = [
    getKey(client, { product: { ...product, stock: 99 }, images: [one] }),
    getKey(client, { product, images: [one] }),
    getKey(client, { product, images: [other] }),
    getKey(client, { product, images: [other, one] }),
  ];
  expect(new Set([first, ...keys]).size).toBe(5);
});

it('sends no key to a backend without idempotency keys', () => {
  expect(createFormKeys()(createClient([]), { product, images: [] })).toBeUndefined();
  expect(createFormKeys()(new QueryClient(), { product, images: [] })).toBeUndefined();
});

const saved = { status: 200, statusText: 'OK', body: { data: { productId: 'one' } } };
const input = (idempotencyKey?: string) => ({ params: {}, body: { product, images: [] }, idempotencyKey });
const getKeys = (transport: ReturnType<typeof vi.fn<Transport>>) =>
  transport.mock.calls.map(([, { headers }]) => new Headers(headers).get(IDEMPOTENCY_KEY_HEADER));

it('repeats a call with a key if there is no response', async () => {
  const transport = vi.fn<Transport>().mockResolvedValueOnce(undefined).mockResolvedValueOnce(saved);
  expect(await sendWith(transport, createProduct, input('k1'))).toEqual({ productId: 'one' });
  expect(getKeys(transport)).toEqual(['"k1"', '"k1"']);
});

it('does not repeat a call without a key or that does not accept one', async () => {
  const transport = vi.fn<Transport>().mockResolvedValue(undefined);
  await expect(sendWith(transport, createProduct, input())).rejects.toThrow('no response');
  await expect(
    sendWith(transport, dashboardDetails, { params: {}, body: undefined, idempotencyKey: 'k2' }),
  ).rejects.toThrow('no response');
  expect(getKeys(transport)).toEqual([null, null]);
});
