import type { QueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import { IDEMPOTENCY_KEYS } from '#contract/idempotency.ts';
import type { createProduct, editProduct } from '#contract/products/productCalls.ts';
import { adminQueries } from './admin.ts';

type ProductBody = Body<typeof createProduct> | Body<typeof editProduct>;
type SentRequest = { content: string; images: readonly File[]; key: string };

/** Whether the backend honours keys. Another one may not allow the header to come from this origin. */
export function honoursKeys(client: QueryClient): boolean {
  const session = client.getQueryData(adminQueries.session().queryKey);
  return session?.status === 'signedIn' && session.capabilities.includes(IDEMPOTENCY_KEYS);
}

/** Returns 128 random bits as text. `crypto.randomUUID` is missing on pages without https. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns a key for a request that is not repeated by hand; undefined where the backend honours none. */
export const createKeyFor = (client: QueryClient): string | undefined =>
  honoursKeys(client) ? createKey() : undefined;

/** Creates the keys of one form: saving the same content again keeps the key, changed content gets another one. */
export function createFormKeys() {
  let last: SentRequest | undefined;
  return (client: QueryClient, { images, ...body }: ProductBody): string | undefined => {
    if (!honoursKeys(client)) return undefined;
    const content = JSON.stringify(body);
    const isSame =
      last?.content === content &&
      last.images.length === images.length &&
      last.images.every((image, index) => image === images[index]);
    if (!isSame) last = { content, images, key: createKey() };
    return last?.key;
  };
}
