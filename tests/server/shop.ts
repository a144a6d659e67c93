import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createImageStore } from '#server/images/createImageStore.ts';
import type { Deps } from '#server/http/deps.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { type ServerUnderTest, startServerUnderTest } from './serverUnderTest.ts';
import { createTemporaryFolder } from './temporaryFolder.ts';

export const CREATE = '/api/product/admin/create-product';
export const EDIT = '/api/product/admin/edit-product';

export const draft = {
  name: 'Brass lamp',
  description: 'Warm light',
  category: 'Home',
  brand: 'Diya',
  actualPrice: 1000,
  discountedPrice: 750,
  stock: 3,
  stockUnit: 'pieces',
  status: 'active',
  isFeatured: false,
  images: [],
  locations: ['india'],
};

export type Sent = { product?: unknown; images?: readonly File[]; imagesToDelete?: unknown };

/** What a product form sends, each part only where it is given. */
export function toFormData({ product, images = [], imagesToDelete }: Sent): FormData {
  const form = new FormData();
  if (product !== undefined) {
    form.append('product', typeof product === 'string' ? product : JSON.stringify(product));
  }
  for (const image of images) form.append('images', image);
  if (imagesToDelete !== undefined) form.append('imagesToDelete', JSON.stringify(imagesToDelete));
  return form;
}

export type Shop = ServerUnderTest & {
  uploads: string;
  send(path: string, body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  /** Creates or edits a product; its id, or status and message of the refusal. */
  save(path: string, sent: Sent): Promise<unknown>;
};

/** A server whose images are in a folder of their own, with the guest signed in. */
export async function startShop(changes: Partial<Deps> = {}): Promise<Shop> {
  // Deep enough for a name that climbs out of it to stay in a folder of the test's own.
  const uploads = join(createTemporaryFolder(), 'data', 'uploads');
  mkdirSync(uploads, { recursive: true });
  const server = await startServerUnderTest({
    images: createImageStore(createImageFiles(uploads)),
    ...changes,
  });
  onTestFinished(() => server.opened.close());
  await server.visitor.signIn();
  const send: Shop['send'] = async (path, body, headers = {}) => {
    const cookie = server.visitor.cookie;
    return server.app.request(path, { method: 'POST', body, headers: { cookie, ...headers } });
  };
  return {
    ...server,
    uploads,
    send,
    async save(path, sent) {
      const answer = await send(path, toFormData(sent));
      const { data, message } = await answer.json();
      return answer.status === 200 ? data.productId : [answer.status, message];
    },
  };
}
