import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { openDuplicateDraft } from '#app/products/productDrafts.ts';
import { anAdmin } from '#mocks/builders.ts';
import { calls } from '#contract/calls.ts';
import { duplicate as duplicateMessages } from '#languages/en/productForm.ts';
import { paths } from '#features/paths.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';
import { bottle } from '../features/products/form/bottle.ts';
import { waitForImages } from '../features/products/images/imageFiles.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const product = sampleProduct('Nimbus Tab 11');

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: paths.duplicateProduct(product._id) },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getTextBox = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name });

const expectFilledForm = async (context: Context, images = product.images.length) => {
  const { canvas, canvasElement } = context;
  await waitFor(() => expect(getTextBox(context, 'Product name')).toHaveValue(`${product.name} (copy)`));
  await waitForImages(canvasElement, images);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible();
};

/** After a failure, the form is filled in and counts as unchanged. */
export const Retried: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, () => respondWithError(500))),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('Couldn’t copy the product.')).toBeVisible();
    msw.use(mockCall(calls.getProduct, () => ({ product })));
    await userEvent.click(retry);
    await expectFilledForm(context);
    await expect(getTextBox(context, 'Brand')).toHaveValue(product.brand);
    await expect(getTextBox(context, 'Discount')).toHaveValue('15');
    await expect(getTextBox(context, 'Stock')).toHaveValue('0');
    await expect(canvas.getByRole('radio', { name: 'Draft' })).toBeChecked();
    await expect(canvas.getByText(duplicateMessages.subtitle(product.name))).toBeVisible();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    await expect(openDuplicateDraft(anAdmin().email, product._id).load()).toBeUndefined();
  },
};

/** One image is missing and one has an unsupported type. The others are copied. */
export const ImagesMissing: Story = {
  tags: ['no-picture'],
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

export const DraftOffered: Story = {
  tags: ['no-picture'],
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
