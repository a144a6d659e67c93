import type { QueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import { IDEMPOTENCY_KEY_CAPABILITY } from '#contract/idempotency.ts';
import type { createProduct, editProduct } from '#contract/products/productCalls.ts';
import { hasCapability } from '../session/sessionQuery.ts';

type ProductBody = Body<typeof createProduct> | Body<typeof editProduct>;
type SentRequest = { content: string; images: readonly File[]; key: string };

/** Returns whether the backend accepts keys. Others may reject the header (CORS). */
export const acceptsKeys = (client: QueryClient): boolean =>
  hasCapability(client, IDEMPOTENCY_KEY_CAPABILITY);

/** Returns 128 random bits as hex. `crypto.randomUUID` is missing on pages without HTTPS. */
export const createRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns a new key, or undefined if the backend accepts none. */
export const createKeyIfAccepted = (client: QueryClient): string | undefined =>
  acceptsKeys(client) ? createRandomKey() : undefined;

/**
 * Creates the key function of one form. Content that is sent again gets the same key, changed content a new one.
 */
export function createFormKeys() {
  let last: SentRequest | undefined;
  return (client: QueryClient, { images, ...body }: ProductBody): string | undefined => {
    if (!acceptsKeys(client)) return undefined;
    const content = JSON.stringify(body);
    const isSame =
      last?.content === content &&
      last.images.length === images.length &&
      last.images.every((image, index) => image === images[index]);
    if (!isSame) last = { content, images, key: createRandomKey() };
    return last?.key;
  };
}
