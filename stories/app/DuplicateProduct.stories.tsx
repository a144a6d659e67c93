import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { openDuplicateDraft, openNewDraft } from '#app/products/productDrafts.ts';
import { anAdmin } from '#mocks/builders.ts';
import type { RequestBody } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { createProduct } from '#contract/products/productCalls.ts';
import { duplicate as duplicateMessages } from '#languages/en/productForm.ts';
import { paths } from '#features/paths.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';
import { bottle } from '../features/products/form/bottle.ts';
import { waitForImages } from '../features/products/images/imageFiles.ts';
import { expectToast } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const product = sampleProduct('Nimbus Tab 11');

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: paths.duplicateProduct(product._id) },
  loaders: [() => ({ sent: [] })],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

type SentBody = RequestBody<typeof createProduct>;
const getSentBodies = ({ loaded }: Context) => loaded['sent'] as SentBody[];
const getTextBox = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name });

const expectFilledForm = async (context: Context, images = product.images.length) => {
  const { canvas, canvasElement } = context;
  await waitFor(() => expect(getTextBox(context, 'Product name')).toHaveValue(`${product.name} (copy)`));
  await waitForImages(canvasElement, images);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible();
};

/** The form is filled in and counts as unchanged. */
export const FilledIn: Story = {
  tags: ['whole-screen'],
  play: async (context) => {
    await expectFilledForm(context);
    await expect(getTextBox(context, 'Brand')).toHaveValue(product.brand);
    await expect(getTextBox(context, 'Discount')).toHaveValue('15');
    await expect(context.canvas.getByText(duplicateMessages.subtitle(product.name))).toBeVisible();
    await expect(context.canvas.queryByText('Unsaved changes')).toBeNull();
    await expect(openDuplicateDraft(anAdmin().email, product._id).load()).toBeUndefined();
  },
};
export const FilledInOnAPhone: Story = { ...FilledIn, tags: ['phone', 'whole-screen'], globals: phone };

/** The copy is sent with all fields of the original, and its images as files. */
export const Published: Story = {
  beforeEach: ({ msw, loaded }) =>
    msw.use(
      mockCall(calls.createProduct, ({ body }) => {
        (loaded['sent'] as SentBody[]).push(body);
        return { productId: product._id };
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectFilledForm(context);
    fireEvent.change(getTextBox(context, 'Product name'), { target: { value: 'Nimbus Tab 12' } });
    await waitFor(() =>
      expect(openDuplicateDraft(anAdmin().email, product._id).load()?.fields.name).toBe('Nimbus Tab 12'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Product' }));
    await expectToast('Product created successfully!');
    const [body, ...more] = getSentBodies(context);
    await expect(more).toEqual([]);
    const { name, ram, sizes, weights, images } = body!.product;
    await expect({ name, ram, images }).toEqual({ name: 'Nimbus Tab 12', ram: product.ram, images: [] });
    await expect([sizes, weights]).toEqual([product.sizes, product.weights]);
    await expect(body?.images.map((file) => file.name)).toEqual(
      product.images.map((_, index) => `image-${index + 1}.webp`),
    );
    await expect(openDuplicateDraft(anAdmin().email, product._id).load()).toBeUndefined();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, neverRespond)),
  play: async ({ canvas }) => expect(await canvas.findByText('Copying the product')).toBeInTheDocument(),
};

export const SourceNotFound: Story = {
  args: { at: paths.duplicateProduct('nowhere') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t find the product to copy.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an empty product' })).toBeVisible();
  },
};

export const Retried: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, () => respondWithError(500))),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('Couldn’t copy the product.')).toBeVisible();
    msw.use(mockCall(calls.getProduct, () => ({ product })));
    await userEvent.click(retry);
    await expectFilledForm(context);
  },
};

/** One image is missing and one has an unsupported type. The others are copied. */
export const ImagesMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${product.images[0]!.url}`, () => HttpResponse.error()),
      http.get(`*${product.images[1]!.url}`, () => HttpResponse.text('<p>Not here</p>')),
    ),
  play: async (context) => {
    await expectFilledForm(context, product.images.length - 2);
    await expect(context.canvas.getByText('Couldn’t copy 2 images')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Open image 1 in a new tab' })).toHaveAttribute(
      'href',
      product.images[0]!.url,
    );
  },
};

/** Copying a product doesn't change the draft of a new product. */
export const EmptyFormKeepsItsDraft: Story = {
  parameters: { picture: 'Basic Information' },
  beforeEach: () => openNewDraft(anAdmin().email).save({ fields: bottle }),
  play: async (context) => {
    await expectFilledForm(context);
    fireEvent.change(getTextBox(context, 'Brand'), { target: { value: 'Nimbus Labs' } });
    await waitFor(() =>
      expect(openDuplicateDraft(anAdmin().email, product._id).load()?.fields.brand).toBe('Nimbus Labs'),
    );
    await expect(openNewDraft(anAdmin().email).load()?.fields).toEqual(bottle);
    await expect(context.canvas.queryByText('You have an unfinished product')).toBeNull();
  },
};

export const DraftOffered: Story = {
  parameters: { picture: 'Basic Information' },
  beforeEach: () =>
    openDuplicateDraft(anAdmin().email, product._id).save({ fields: { ...bottle, name: 'Nimbus Tab 12' } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectFilledForm(context);
    await expect(canvas.getByText('You have an unfinished copy')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(getTextBox(context, 'Product name')).toHaveValue('Nimbus Tab 12');
    await waitForImages(context.canvasElement, product.images.length);
  },
};
