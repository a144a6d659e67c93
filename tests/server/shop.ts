import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createImageStore } from '#server/images/createImageStore.ts';
import type { Deps } from '#server/base/deps.ts';
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

/** Builds the body of a product form from the given parts. */
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
  /** Creates or edits a product. Returns its id, or the status and message of an error. */
  save(path: string, sent: Sent): Promise<unknown>;
};

/** Starts a server with an image folder and a signed-in guest. */
export async function startShop(changes: Partial<Deps> = {}): Promise<Shop> {
  // Nested, so that a file name with `../..` stays inside the test's folder.
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
      const response = await send(path, toFormData(sent));
      const { data, message } = await response.json();
      return response.status === 200 ? data.productId : [response.status, message];
    },
  };
}
