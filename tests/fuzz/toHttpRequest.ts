import sharp from 'sharp';
import { SOURCE_FILE_HEADER, SOURCE_HEADER } from '#contract/history/historySource.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import type { StoreProduct } from '#contract/storefront/storeProducts.ts';
import type { StoredProductRow } from '../crash/storeClient.ts';
import { encodePathPart } from './arbitraryValues.ts';
import { type FuzzRequest, type Part, endpoints, toViewId } from './requests.ts';

/** Existing items that requests can refer to. */
export type KnownIds = {
  products: StoredProductRow[];
  /** The products on sale. */
  storeProducts: Pick<StoreProduct, '_id' | 'price'>[];
  orders: string[];
  entries: string[];
};

/** The session's cookie, and its key of the Store API. */
type Credentials = { cookie: string; key: string };

export type HttpRequest = { method: string; path: string; headers: Record<string, string>; body?: BodyInit };

const colour = (red: number) => ({ r: red, g: 120, b: 90 });
const samples = await Promise.all(
  [20, 120, 220].map((red) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: colour(red) } })
      .png()
      .toBuffer(),
  ),
);
const createImage = (index: number) =>
  new File([new Uint8Array(samples[index % samples.length]!)], 'lamp.png', { type: 'image/png' });

const atIndex = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

/** Returns the ID of the product, order or view of a request. */
function getId(
  { name, target }: FuzzRequest,
  { products, storeProducts, orders, entries }: KnownIds,
): string {
  if (typeof target === 'string') return target;
  if (name === 'deleteView') return toViewId(target);
  if (name === 'getStoreProduct') return atIndex(storeProducts, target)?._id ?? 'nothing';
  if (name === 'getProductVersion') return atIndex(entries, target) ?? 'nothing';
  return (
    (name.includes('rder') || name === 'recordPayment'
      ? atIndex(orders, target)
      : atIndex(products, target)?._id) ?? 'nothing'
  );
}

const append = (form: FormData, part: Part) =>
  'text' in part
    ? form.append(part.name, part.text)
    : form.append(part.name, new File([part.bytes as BlobPart], part.fileName, { type: part.type }));

/** Adds the stored images to a product, if the text is JSON. */
function withImages(text: string, stored: StoredProductRow | undefined): string {
  try {
    const product: unknown = JSON.parse(text);
    const images = stored?.images ?? [];
    return typeof product === 'object' && product !== null && !Array.isArray(product)
      ? JSON.stringify({ images, ...product })
      : text;
  } catch {
    return text;
  }
}

/** Adds a product on sale and its price to an order, unless it has others. */
function withProduct({ target }: FuzzRequest, text: string, { storeProducts }: KnownIds): string {
  const product = typeof target === 'number' ? atIndex(storeProducts, target) : undefined;
  return product
    ? text
        .replace('"productId":""', `"productId":${JSON.stringify(product._id)}`)
        .replace('"price":0,', `"price":${product.price},`)
    : text;
}

/** An edit deletes the images of a product that has this many. */
const MANY_IMAGES = 3;

/** Returns the bytes of a form, possibly truncated, and their content type. */
async function buildForm(
  sending: Extract<FuzzRequest['sending'], { kind: 'form' }>,
  stored?: StoredProductRow,
) {
  const images = stored && stored.images.length > MANY_IMAGES ? stored.images : [];
  const form = new FormData();
  form.append('product', withImages(sending.product, stored));
  form.append('imagesToDelete', JSON.stringify(images.map(({ publicId }) => publicId)));
  for (let index = 0; index < sending.imageCount; index += 1) form.append('images', createImage(index));
  for (const part of sending.more) append(form, part);
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const bytes = await whole.bytes();
  return { type, bytes: bytes.subarray(0, Math.ceil(bytes.length * (sending.cut ?? 1))) };
}

/** Builds the HTTP request. */
export async function toHttpRequest(
  request: FuzzRequest,
  known: KnownIds,
  session: Credentials,
): Promise<HttpRequest> {
  const call = endpoints[request.name];
  const id = getId(request, known);
  const path =
    request.otherPath === null
      ? call.path.replace(/:\w+/g, () => encodePathPart(id)) + request.query
      : `/api${request.otherPath}`;
  const method = request.method ?? call.method;
  const headers: Record<string, string> = {
    cookie: request.cookie === 'mine' ? session.cookie : request.cookie,
    ...(request.authorization !== '' && {
      authorization: request.authorization === 'mine' ? `Bearer ${session.key}` : request.authorization,
    }),
    ...(request.idempotencyKey !== '' && { [IDEMPOTENCY_KEY_HEADER]: request.idempotencyKey }),
    // A different IP address for each request, so that limits don't refuse most of them.
    'x-forwarded-for': `10.${request.address >> 16}.${(request.address >> 8) & 255}.${request.address & 255}`,
    ...(request.tag !== '' && { 'if-none-match': request.tag }),
    ...(request.source.kind !== '' && { [SOURCE_HEADER]: request.source.kind }),
    ...(request.source.file !== '' && { [SOURCE_FILE_HEADER]: request.source.file }),
    ...(request.language !== '' && { 'accept-language': request.language }),
  };
  const { sending } = request;
  if (sending.kind === 'nothing' || method === 'GET' || method === 'HEAD') return { method, path, headers };
  if (sending.kind === 'text') {
    const body = request.name === 'placeOrder' ? withProduct(request, sending.text, known) : sending.text;
    return { method, path, headers: { ...headers, 'content-type': sending.type }, body };
  }
  const stored = known.products.find(({ _id }) => _id === id);
  const { type, bytes } = await buildForm(sending, request.name === 'editProduct' ? stored : undefined);
  return { method, path, headers: { ...headers, 'content-type': type }, body: bytes as BodyInit };
}
