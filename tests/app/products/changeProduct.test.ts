import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeProduct } from '#app/products/changeProduct.ts';
import { sessionQuery } from '#app/session/sessionQuery.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { HISTORY_CAPABILITY, SOURCE_HEADER } from '#contract/history/historySource.ts';
import { aProduct, anAdmin } from '#mocks/builders.ts';

const texts = { notFound: 'Not found', changedMeanwhile: 'Changed meanwhile' };
const product = aProduct({ stock: 12 });
const sources: (string | null)[] = [];

beforeEach(() => {
  sources.length = 0;
  const RequestWithOrigin = class extends Request {
    constructor(url: string, init: RequestInit) {
      super(new URL(url, 'http://store.example'), init);
    }
  };
  vi.stubGlobal('Request', RequestWithOrigin);
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    if (!url.includes('edit-product')) return Response.json({ data: { product } });
    sources.push(headers.get(SOURCE_HEADER));
    return Response.json({ data: { productId: product._id } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('tells the history whether it is a bulk change or its undo', async () => {
  const client = new QueryClient();
  const session: Session = { status: 'signedIn', admin: anAdmin(), capabilities: [HISTORY_CAPABILITY] };
  client.setQueryData(sessionQuery.queryKey, session);
  const change = { change: { stock: 40 }, source: 'bulk' } as const;
  const changed = await changeProduct(client, product._id, change, texts);
  product.stock = 40;
  await changed?.undo();
  expect(sources).toEqual(['bulk', 'undo']);
});
