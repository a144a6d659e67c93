import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ClockContext } from '#app/browser/clock.ts';
import { showLanguage } from '#app/language/messageStore.ts';
import { openEditDraft } from '#app/products/productDrafts.ts';
import { anAdmin } from '#mocks/builders.ts';
import type { RequestBody } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { lenientProduct } from '#contract/products/product.ts';
import { getFields } from '#features/products/form/productFormModel.ts';
import { toFormValues } from '#features/products/form/productPayload.ts';
import * as productForm from '#languages/de/productForm.ts';
import { labels } from '#languages/de/productLabels.ts';
import { layout as layoutMessages } from '#languages/de/shell.ts';
import { ManualClock } from '#mocks/ManualClock.ts';
import { mockCall, neverRespond, respondWithError, networkError } from '#mocks/mockCall.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';
import { waitForImages, loadImageFiles } from '../features/products/images/imageFiles.ts';
import { expectToast } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { waitForThumbnails } from './waitForThumbnails.ts';

const product = sampleProduct('Nimbus Tab 11');
const at = `/edit-product/${product._id}`;

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at },
  loaders: [() => ({ clock: new ManualClock(), sent: [] })],
  render: (args, { loaded }) => (
    <ClockContext value={loaded['clock'] as ManualClock}>
      <AppAt {...args} />
    </ClockContext>
  ),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getTextBox = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name });

const waitForProduct = async ({ canvas, canvasElement }: Context) => {
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue(product.name),
  );
  await waitForImages(canvasElement, product.images.length);
};
const changeName = (context: Context, name = 'Nimbus Tab 12') =>
  fireEvent.change(getTextBox(context, 'Product name'), { target: { value: name } });
const save = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));

type SentBody = RequestBody<typeof editProduct>;
/** Records the request bodies that the form sends. */
const recordSentBodies: NonNullable<Story['beforeEach']> = ({ msw, loaded }) =>
  msw.use(
    mockCall(calls.editProduct, ({ params, body }) => {
      (loaded['sent'] as SentBody[]).push(body);
      return { productId: params.productId };
    }),
  );
const getSentBodies = ({ loaded }: Context) => loaded['sent'] as SentBody[];

export const Loading: Story = {
  tags: ['state:product-edit.loading'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, neverRespond)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
  },
};

export const Loaded: Story = {
  tags: ['state:product-edit.loaded', 'whole-screen'],
  play: async (context) => {
    await waitForProduct(context);
    await expect(getTextBox(context, 'Discount')).toHaveValue('15');
    await expect(context.canvas.queryByText('Unsaved changes')).toBeNull();
    await expect(document.title).toBe('Edit Product · Counter');
  },
};
export const LoadedOnAPhone: Story = {
  ...Loaded,
  tags: ['state:product-edit.loaded', 'phone'],
  globals: phone,
};

const addImage: NonNullable<Story['play']> = async (context) => {
  await waitForProduct(context);
  const input = context.canvas.getByLabelText('Add images', { selector: 'input' });
  await context.userEvent.upload(input, await loadImageFiles('lamp'));
  await waitForImages(context.canvasElement, 6);
};

export const NewImage: Story = {
  tags: ['state:product-edit.new-image'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    await addImage(context);
    await expect(context.canvas.getByText(/New images come after the saved ones/)).toBeVisible();
    await expect(context.canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

export const RemovedImage: Story = {
  tags: ['state:product-edit.removed-image'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    const { canvas, userEvent, canvasElement } = context;
    await waitForProduct(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove product image 2' }));
    await waitForImages(canvasElement, 4);
    await expect(canvas.getByText('4 of 6')).toBeVisible();
  },
};

export const ReplacedImage: Story = {
  tags: ['state:product-edit.replaced-image'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    const { canvas, userEvent, canvasElement } = context;
    await waitForProduct(context);
    const input = canvas.getByLabelText('Replace product image 1', { selector: 'input' });
    await userEvent.upload(input, (await loadImageFiles('kettle'))[0]!);
    await waitFor(() => expect(canvas.getByText('Unsaved changes')).toBeVisible());
    await waitForImages(canvasElement, 5);
  },
};

export const Invalid: Story = {
  tags: ['state:product-edit.invalid'],
  play: async (context) => {
    await waitForProduct(context);
    fireEvent.change(getTextBox(context, 'Discounted price'), { target: { value: '50,000' } });
    await save(context);
    await expectToast('Discounted price cannot exceed actual price.');
    await waitFor(() => expect(getTextBox(context, 'Discounted price')).toHaveFocus());
    await expect(getTextBox(context, 'Discounted price')).toHaveAccessibleDescription(
      expect.stringContaining('Discounted price cannot exceed actual price.'),
    );
  },
};

export const Saving: Story = {
  tags: ['state:product-edit.saving'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.editProduct, neverRespond)),
  play: async (context) => {
    await waitForProduct(context);
    changeName(context);
    await save(context);
    await waitFor(() => expect(context.canvas.getByText('Saving...', { selector: 'output' })).toBeVisible());
  },
};

const mockSaveError =
  (respond: () => Response): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mockCall(calls.editProduct, respond));
const expectFailure =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await addImage(context);
    changeName(context);
    await save(context);
    await expectToast(text);
    await expect(getTextBox(context, 'Product name')).toHaveValue('Nimbus Tab 12');
    await waitForImages(context.canvasElement, 6);
  };

export const SaveFailedMessage: Story = {
  tags: ['state:product-edit.save-failed-message'],
  parameters: { picture: 'Product Media' },
  beforeEach: mockSaveError(() => respondWithError(413, 'lamp.webp is larger than 5 MB.')),
  play: expectFailure('lamp.webp is larger than 5 MB.'),
};
export const SaveFailed: Story = {
  tags: ['state:product-edit.save-failed'],
  parameters: { picture: 'Product Media' },
  beforeEach: mockSaveError(() => respondWithError(500)),
  play: expectFailure('Failed to update product. Please try again.'),
};
export const Unexpected: Story = {
  tags: ['state:product-edit.unexpected'],
  parameters: { picture: 'Product Media' },
  beforeEach: mockSaveError(networkError),
  play: expectFailure('An unexpected error occurred.'),
};

const conflictMessage = 'This product was changed after you opened it.';
/** Mocks a product that someone else saves after it is opened, so saving the opened version is rejected. */
const mockConflict: NonNullable<Story['beforeEach']> = ({ msw, loaded }) => {
  const newerVersion = { ...product, name: 'Nimbus Tab 11, renewed', updatedAt: '2026-11-20T08:00:00.000Z' };
  let requestCount = 0;
  msw.use(
    mockCall(calls.getProduct, () => ({ product: requestCount++ === 0 ? product : newerVersion })),
    mockCall(calls.editProduct, ({ params, body }) => {
      (loaded['sent'] as SentBody[]).push(body);
      const { updatedAt } = body.product;
      if (updatedAt !== undefined && updatedAt !== newerVersion.updatedAt)
        return respondWithError(409, conflictMessage);
      return { productId: params.productId };
    }),
  );
};
const saveAndFindConflictDialog = async (context: Context) => {
  await waitForProduct(context);
  changeName(context);
  await save(context);
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this product' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(conflictMessage));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  return within(dialog);
};

/** Editing can continue, and saving opens the dialog again. */
export const ConflictReloaded: Story = {
  tags: ['no-picture'],
  beforeEach: mockConflict,
  play: async (context) => {
    const { step } = context;
    await step('Keep editing', async () => {
      const dialog = await saveAndFindConflictDialog(context);
      await context.userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(getTextBox(context, 'Product name')).toHaveValue('Nimbus Tab 12');
    });
    await step('Save again and load their version', async () => {
      await save(context);
      await context.userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
      await waitFor(() => expect(getTextBox(context, 'Product name')).toHaveValue('Nimbus Tab 11, renewed'));
      await expect(context.canvas.queryByText('Unsaved changes')).toBeNull();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitForImages(context.canvasElement, product.images.length);
    });
    await step('Save a change of the loaded version', async () => {
      // The next save is based on the reloaded version.
      changeName(context, 'Nimbus Tab 13');
      await save(context);
      await expectToast('Product updated successfully!');
    });
  },
};

export const ConflictOverwritten: Story = {
  tags: ['no-picture'],
  beforeEach: mockConflict,
  play: async (context) => {
    const dialog = await saveAndFindConflictDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }));
    await expectToast('Product updated successfully!');
    await expect(getSentBodies(context).map(({ product: { updatedAt } }) => updatedAt)).toEqual([
      product.updatedAt,
      undefined,
    ]);
  },
};

const draftFields = { ...getFields(toFormValues(lenientProduct.parse(product))), name: 'Nimbus Tab 12' };

export const DraftOffered: Story = {
  tags: ['no-picture'],
  beforeEach: async (context) => {
    await recordSentBodies(context);
    openEditDraft(anAdmin().email, product._id).save({
      fields: draftFields,
      version: product.updatedAt ?? undefined,
      // Some were sold since.
      stock: product.stock + 3,
    });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitForProduct(context);
    await expect(canvas.getByText('You have unsaved changes to this product')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(getTextBox(context, 'Product name')).toHaveValue('Nimbus Tab 12');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    // The restored draft replaced an unchanged form, so there is nothing to go back to.
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
    await save(context);
    await expectToast('Product updated successfully!');
    await expect(getSentBodies(context).at(-1)?.product.stockBefore).toBe(product.stock + 3);
    await expect(openEditDraft(anAdmin().email, product._id).load()).toBeUndefined();
  },
};

export const DraftSaved: Story = {
  tags: ['no-picture'],
  parameters: { picture: 'Basic Information' },
  play: async (context) => {
    await waitForProduct(context);
    changeName(context);
    await waitFor(() =>
      expect(openEditDraft(anAdmin().email, product._id).load()).toMatchObject({
        fields: { name: 'Nimbus Tab 12' },
        version: product.updatedAt,
        stock: product.stock,
      }),
    );
    // Undoing the change deletes the draft.
    changeName(context, product.name);
    await waitFor(() => expect(openEditDraft(anAdmin().email, product._id).load()).toBeUndefined());
  },
};

/** Changing the language reformats the form's numbers. */
export const AmountsInAnotherLanguage: Story = {
  tags: ['no-picture'],
  beforeEach: recordSentBodies,
  play: async (context) => {
    await waitForProduct(context);
    fireEvent.change(getTextBox(context, 'Actual price'), { target: { value: '1,299.50' } });
    await showLanguage('de');
    const actual = await context.canvas.findByRole('textbox', { name: labels.actualPrice });
    await waitFor(() => expect(actual).toHaveValue('1299,5'));
    const { submit } = productForm.edit;
    fireEvent.change(getTextBox(context, labels.discountedPrice), { target: { value: '1.012,50' } });
    await waitFor(() =>
      expect(openEditDraft(anAdmin().email, product._id).load()?.fields).toMatchObject({
        actualPrice: '1299.5',
        discountedPrice: '1012.5',
      }),
    );
    await context.userEvent.click(context.canvas.getByRole('button', { name: submit }));
    await waitFor(() => expect(getSentBodies(context)).toHaveLength(1));
    await expect(getSentBodies(context)[0]?.product).toMatchObject({
      actualPrice: 1299.5,
      discountedPrice: 1012.5,
    });
    const toasts = await screen.findByRole('region', { name: new RegExp(layoutMessages.toasts) });
    await waitFor(() => expect(within(toasts).getByText(productForm.edit.saved)).toBeVisible());
    await expect(await context.canvas.findByRole('heading', { level: 1, name: product.name })).toBeVisible();
  },
};

export const NotFound: Story = {
  tags: ['state:product-edit.not-found'],
  args: { at: '/edit-product/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product not found.' })).toBeVisible();
    await expectToast('Product not found.');
    await expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
      'href',
      '/product-list',
    );
  },
};

/** After two seconds, the page redirects to the dashboard. */
export const NotFoundRedirects: Story = {
  tags: ['no-picture'],
  args: { at: '/edit-product/nowhere' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'Product not found.' });
    const clock = loaded['clock'] as ManualClock;
    clock.advance(1999);
    await expect(canvas.getByRole('heading', { name: 'Product not found.' })).toBeVisible();
    clock.advance(1);
    await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
    await waitForThumbnails(canvas);
  },
};

const expectRedirect =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
    await expectToast(text);
    await waitForThumbnails(canvas);
  };
const mockLoadError =
  (respond: () => Response): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mockCall(calls.getProduct, respond));

export const NoId: Story = {
  tags: ['no-picture'],
  args: { at: '/edit-product' },
  play: expectRedirect('No product ID provided.'),
};
export const FetchFailedMessage: Story = {
  tags: ['no-picture'],
  beforeEach: mockLoadError(() => respondWithError(503, 'The store is being moved.')),
  play: expectRedirect('The store is being moved.'),
};
export const FetchFailed: Story = {
  tags: ['no-picture'],
  beforeEach: mockLoadError(() => respondWithError(500)),
  play: expectRedirect('Failed to fetch product details.'),
};

export const UnsavedLeave: Story = {
  tags: ['state:product-edit.unsaved-leave'],
  play: async (context) => {
    await waitForProduct(context);
    changeName(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const LoginPrompt: Story = {
  tags: ['state:product-edit.login-prompt'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please sign in to edit products')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};
export const LoginPromptOnAPhone: Story = {
  ...LoginPrompt,
  tags: ['state:product-edit.login-prompt', 'phone'],
  globals: phone,
};
