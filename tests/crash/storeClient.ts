import sharp from 'sharp';
import { fillPath } from '#contract/call.ts';
import { getHistoryPage, getProductVersion, type HistoryEntry } from '#contract/history/history.ts';

const GUEST = { email: 'guest@store.example', password: 'open the counter' };

const API = '/api/product/admin';

export type StoredProductRow = {
  _id: string;
  name: string;
  stock: number;
  images: { url: string; publicId: string }[];
  updatedAt: string;
};

const draft = {
  description: 'Warm light',
  category: 'Home',
  brand: 'Diya',
  actualPrice: 1000,
  discountedPrice: 750,
  stockUnit: 'pieces',
  status: 'active',
  isFeatured: false,
  locations: ['india'],
};

/** Creates a unique image: noise in a random colour. */
export async function createRandomImage(): Promise<File> {
  const [red = 0, green = 0, blue = 0] = crypto.getRandomValues(new Uint8Array(3));
  const background = { r: red, g: green, b: blue };
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width: 240, height: 180, channels: 3, background, noise } as const;
  const bytes = await sharp({ create }).tint(background).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'lamp.png', { type: 'image/png' });
}

export async function signIn(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(GUEST);
  const response = await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (response.status !== 200 || !cookie) throw new Error(`the guest could not sign in: ${response.status}`);
  return cookie;
}

/** Creates a client that writes products. Calls resolve when the server has acknowledged them. */
export function createStoreClient(address: string, cookie: string) {
  async function call(method: string, path: string, body?: FormData): Promise<Record<string, unknown>> {
    const response = await fetch(address + path, { method, headers: { cookie }, ...(body && { body }) });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text).data;
  }
  function form(product: object, images: readonly File[], imagesToDelete?: readonly string[]): FormData {
    const sent = new FormData();
    sent.append('product', JSON.stringify({ ...draft, ...product }));
    for (const image of images) sent.append('images', image);
    if (imagesToDelete) sent.append('imagesToDelete', JSON.stringify(imagesToDelete));
    return sent;
  }
  const product = async (id: string) =>
    (await call('GET', `${API}/get-product/${id}`)).product as StoredProductRow;
  return {
    product,
    products: async () => (await call('GET', `${API}/get-all-products`)).products as StoredProductRow[],
    /** `fields` replace those of the other products. */
    async create(name: string, stock: number, images: readonly File[], fields: object = {}) {
      const body = form({ name, stock, images: [], ...fields }, images);
      return String((await call('POST', `${API}/create-product`, body)).productId);
    },
    /** Replaces all images. */
    async edit(id: string, name: string, stock: number, images: readonly File[]) {
      const { images: before } = await product(id);
      const drop = images.length > 0 ? before.map(({ publicId }) => publicId) : [];
      const body = form({ name, stock, images: before }, images, drop);
      await call('POST', `${API}/edit-product/${id}`, body);
    },
    /** One page of the history, oldest first. */
    entries: async (page: number, rows: number) =>
      (await call('GET', `${getHistoryPage.path}?sort=date.ascending&page=${page}&rows=${rows}`))
        .entries as HistoryEntry[],
    version: async (entryId: string) =>
      (await call('GET', fillPath(getProductVersion.path, { entryId }))).product as StoredProductRow,
    remove: async (id: string) => void (await call('DELETE', `${API}/delete-product/${id}`)),
    async image(url: string): Promise<Uint8Array | undefined> {
      const response = await fetch(new URL(url, address));
      const bytes = await response.bytes();
      return response.status === 200 ? bytes : undefined;
    },
  };
}

export type StoreClient = ReturnType<typeof createStoreClient>;
