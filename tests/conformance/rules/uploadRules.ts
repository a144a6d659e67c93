import { calls } from '#contract/calls.ts';
import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_IMAGES } from '#contract/products/productFields.ts';
import { expectEqual, expectRefusal, expectTrue } from '../expectations.ts';
import { createImage } from '../images.ts';
import { defineRules, type Rule } from '../rule.ts';
import type { Session } from '../session.ts';
import { editProduct, getProduct } from './productRules.ts';

/** Loads an image as a browser would. It may be on another host. */
async function expectLoads({ backend }: Session, url: string): Promise<void> {
  const { href, origin } = new URL(url, backend.origin);
  const fix = `Serve the image at the url of the response, with its type. It may be a path or another host.`;
  try {
    const response = await (origin === backend.origin ? backend.answer(new Request(href)) : fetch(href));
    const type = response.headers.get('content-type') ?? 'no type';
    const { byteLength } = await response.arrayBuffer();
    expectTrue(response.status === 200 && type.startsWith('image/') && byteLength > 0, {
      expected: `an image at ${href}`,
      received: `status ${response.status}, ${type}, ${byteLength} bytes`,
      fix,
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    expectTrue(false, { expected: `an image at ${href}`, received: String(error), fix });
  }
}

/** Sends a new product that must be refused, and checks that there is none afterwards. */
async function expectRefused(session: Session, images: File[], fix: string): Promise<void> {
  const { client } = session;
  const name = `Refused lamp ${crypto.randomUUID()}`;
  const body = { product: session.buildDraft({ name }), images };
  expectRefusal(await client.send(calls.createProduct, { params: {}, body }), fix);
  const { products } = await client.call(calls.getAllProducts, { params: {}, body: undefined });
  const isStored = products.some((product) => product.name === name);
  expectEqual(isStored, false, 'stored after the refusal', 'Store nothing if an image is refused.');
}

const typeRules: Record<string, Rule['run']> = Object.fromEntries(
  IMAGE_TYPES.map((type) => [
    `create-product accepts ${type}`,
    async (session: Session) => {
      const { images } = await getProduct(session, await session.createProduct({}, [createImage(type)]));
      expectEqual(images.length, 1, 'number of images', `Accept images of type ${type}.`);
    },
  ]),
);

export const uploadRules = defineRules('uploads', {
  'an uploaded image can be loaded': async (session) => {
    const { images } = await getProduct(session, await session.createProduct());
    const fix = 'Store the files of the parts named `images`, and return each as {url, publicId}.';
    expectEqual(images.length, 1, 'number of images', fix);
    await expectLoads(session, images[0]!.url);
  },

  ...typeRules,

  [`create-product accepts ${MAX_IMAGES} images, with ids of their own`]: async (session) => {
    const files = Array.from({ length: MAX_IMAGES }, () => createImage());
    const { images } = await getProduct(session, await session.createProduct({}, files));
    const ids = new Set(images.map(({ publicId }) => publicId));
    expectEqual(ids.size, MAX_IMAGES, 'different publicIds', 'Store each of the repeated `images` parts.');
  },

  [`create-product refuses ${MAX_IMAGES + 1} images`]: (session) =>
    expectRefused(
      session,
      Array.from({ length: MAX_IMAGES + 1 }, () => createImage()),
      `Refuse a product with more than ${MAX_IMAGES} images with a 400 and a message.`,
    ),

  'create-product refuses a product without an image': (session) =>
    expectRefused(session, [], 'Refuse a product without an image with a 400 and a message.'),

  'create-product refuses a file of another type': (session) =>
    expectRefused(
      session,
      [new File(['Just text.'], 'note.txt', { type: 'text/plain' })],
      'Refuse files that are no JPG, PNG, GIF or WEBP with a 400 and a message.',
    ),

  'create-product refuses a text that is named like an image': (session) =>
    expectRefused(
      session,
      [new File(['Just text.'], 'image.png', { type: 'image/png' })],
      'Check the content of each file, not only its name and type.',
    ),

  'create-product refuses an image above 5 MB': (session) =>
    expectRefused(
      session,
      [createImage('image/png', MAX_IMAGE_BYTES + 1)],
      'Refuse files of more than 5 MB with a 400 or 413 and a message.',
    ),

  'edit-product adds, reorders and removes images': async (session) => {
    const id = await session.createProduct({}, [createImage(), createImage('image/gif')]);
    const before = await getProduct(session, id);
    const [first, second] = before.images;
    const fix = 'Keep the images of the product part in their order, then add the new files.';
    const reversed = [second!, first!].map(({ url, publicId }) => ({ url, publicId }));
    await editProduct(session, before, { images: reversed }, { images: [createImage('image/webp')] });
    const changed = await getProduct(session, id);
    const ids = changed.images.map(({ publicId }) => publicId);
    expectEqual(ids.length, 3, 'number of images', fix);
    expectEqual(ids.slice(0, 2), [second!.publicId, first!.publicId], 'publicIds', fix);
    const kept = changed.images.slice(1).map(({ url, publicId }) => ({ url, publicId }));
    await editProduct(session, changed, { images: kept }, { imagesToDelete: [ids[0]!] });
    const left = (await getProduct(session, id)).images.map(({ publicId }) => publicId);
    expectEqual(left, ids.slice(1), 'publicIds', 'Remove the images whose publicIds are in imagesToDelete.');
  },

  'edit-product refuses a file of another type': async (session) => {
    const id = await session.createProduct();
    const product = await getProduct(session, id);
    const answer = await session.client.send(calls.editProduct, {
      params: { productId: id },
      body: {
        product: { ...session.buildDraft(), images: product.images },
        images: [new File(['Just text.'], 'image.png', { type: 'image/png' })],
        imagesToDelete: [],
      },
    });
    expectRefusal(answer, 'Check files at edit-product as at create-product.');
  },
});
