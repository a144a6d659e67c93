import sharp from 'sharp';
import type { StoredProductRow } from '../crash/storeClient.ts';
import { encodePathPart } from './arbitraryValues.ts';
import { type FuzzRequest, type Part, endpoints } from './requests.ts';

/** What there is in the store to ask about. */
export type KnownIds = { products: StoredProductRow[]; orders: string[] };

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

/** Which product or order a request is about. */
function idOf({ name, target }: FuzzRequest, { products, orders }: KnownIds): string {
  if (typeof target === 'string') return target;
  return (name.includes('rder') ? atIndex(orders, target) : atIndex(products, target)?._id) ?? 'nothing';
}

const append = (form: FormData, part: Part) =>
  'text' in part
    ? form.append(part.name, part.text)
    : form.append(part.name, new File([part.bytes as BlobPart], part.fileName, { type: part.type }));

/** A product with the images that the store has of it, where it is JSON at all. */
function withImages(text: string, kept: StoredProductRow | undefined): string {
  try {
    const product: unknown = JSON.parse(text);
    const images = kept?.images ?? [];
    return typeof product === 'object' && product !== null && !Array.isArray(product)
      ? JSON.stringify({ images, ...product })
      : text;
  } catch {
    return text;
  }
}

/** Where a product has so many images already, an edit takes them away. */
const MANY = 3;

/** The bytes of a form, perhaps cut off somewhere, and their type. */
async function formOf(sending: Extract<FuzzRequest['sending'], { kind: 'form' }>, kept?: StoredProductRow) {
  const images = kept && kept.images.length > MANY ? kept.images : [];
  const form = new FormData();
  form.append('product', withImages(sending.product, kept));
  form.append('imagesToDelete', JSON.stringify(images.map(({ publicId }) => publicId)));
  for (let index = 0; index < sending.imageCount; index += 1) form.append('images', createImage(index));
  for (const part of sending.more) append(form, part);
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const bytes = await whole.bytes();
  return { type, bytes: bytes.subarray(0, Math.ceil(bytes.length * (sending.cut ?? 1))) };
}

/** The request as it goes to the server. */
export async function toHttpRequest(
  request: FuzzRequest,
  known: KnownIds,
  session: string,
): Promise<HttpRequest> {
  const call = endpoints[request.name];
  const id = idOf(request, known);
  const path =
    request.otherPath === null
      ? call.path.replace(/:\w+/g, () => encodePathPart(id)) + request.query
      : `/api${request.otherPath}`;
  const method = request.method ?? call.method;
  const headers: Record<string, string> = {
    cookie: request.cookie === 'mine' ? session : request.cookie,
    // As many visitors as requests, so that limits don't turn most of them away at the door.
    'x-forwarded-for': `10.${request.address >> 16}.${(request.address >> 8) & 255}.${request.address & 255}`,
    ...(request.tag !== '' && { 'if-none-match': request.tag }),
    ...(request.language !== '' && { 'accept-language': request.language }),
  };
  const { sending } = request;
  if (sending.kind === 'nothing' || method === 'GET' || method === 'HEAD') return { method, path, headers };
  if (sending.kind === 'text') {
    return { method, path, headers: { ...headers, 'content-type': sending.type }, body: sending.text };
  }
  const kept = known.products.find(({ _id }) => _id === id);
  const { type, bytes } = await formOf(sending, request.name === 'editProduct' ? kept : undefined);
  return { method, path, headers: { ...headers, 'content-type': type }, body: bytes as BodyInit };
}
