import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { openOrderDraft } from '#app/orders/create/newOrderDraft.ts';
import { calls, extensions } from '#contract/calls.ts';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { order as orderSchema } from '#contract/orders/order.ts';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import { createBlankOrder } from '#features/orders/create/newOrderModel.ts';
import { paths } from '#features/paths.ts';
import { newOrder as t, newOrderDraft, newOrderProblems as problems } from '#languages/en/newOrder.ts';
import { labels } from '#languages/en/orderLabels.ts';
import { newOrder as arabic } from '#languages/ar/newOrder.ts';
import { getBackend, openBackend } from '#mocks/backend.ts';
import { anAdmin } from '#mocks/builders.ts';
import { mockCall, networkError, neverRespond } from '#mocks/mockCall.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { SUSPENDED_IN_ACT } from '../../.storybook/strayErrors.ts';
import { expectToast } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { findDialog } from '../findDialog.ts';

const capabilities = [PAGED_LISTS_CAPABILITY, CUSTOMERS_CAPABILITY, CREATE_ORDER_CAPABILITY];
const product = sampleProducts.find(({ status, stock }) => status === 'active' && stock > 3)!;
const order = sampleOrders.find(({ buyer, product: ordered }) => buyer && ordered)!;

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: paths.newOrder },
  beforeEach: async () => void (await openBackend({ capabilities })),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getField = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });
const place = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: t.submit }));

/** Searches an earlier customer and the product, and chooses the first option of each. */
async function fillIn(context: Context) {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByRole('combobox', { name: t.findCustomer }), 'Aarav');
  await userEvent.click(await screen.findByRole('option', { name: /^Aarav Mehta/ }));
  await waitFor(() => expect(getField(context, t.city)).not.toHaveValue(''));
  // Pasted, because typing a whole name takes seconds on a busy machine.
  await userEvent.click(canvas.getByRole('combobox', { name: t.findProduct }));
  await userEvent.paste(product.name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${product.name}`) }));
  await waitFor(() => expect(getField(context, labels.price)).not.toHaveValue(''));
}

const changeProduct = async (changes: Partial<typeof product>) => {
  const { db } = await getBackend();
  const before = (await db.products.find(product._id))!;
  await db.products.replace({ ...before, ...changes }, before, { at: new Date(0).toISOString() });
};

export const Empty: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: t.page })).toBeVisible();
    await expect(document.title).toBe('New order · Counter');
  },
};
export const EmptyOnAPhone: Story = { ...Empty, tags: ['whole-screen', 'phone'], globals: phone };

/** An order for an earlier customer opens after it was placed. */
export const Placed: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  play: async (context) => {
    await fillIn(context);
    await place(context);
    const dialog = await findDialog();
    await expectToast(t.placed);
    await expect((await dialog.findAllByText(product.name))[0]).toBeVisible();
    await expect(openOrderDraft(anAdmin().email, undefined).load()).toBeUndefined();
  },
};

/** The price went up since the form was opened: the server refuses, and the form offers the new one. */
export const PriceChanged: Story = {
  parameters: { picture: t.product },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await changeProduct({ actualPrice: 50_000, discountedPrice: 45_000 });
    await place(context);
    await expect(await canvas.findByText(/is 45000/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Use .*45,000/ }));
    await expect(getField(context, labels.price)).toHaveValue('45000');
    await userEvent.clear(getField(context, labels.price));
    await userEvent.type(getField(context, labels.price), '44000');
    (document.activeElement as HTMLElement).blur();
    await expect(await canvas.findByRole('textbox', { name: t.priceReason })).toBeVisible();
  },
};

/** The last ones were sold meanwhile. */
export const SoldOut: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await changeProduct({ stock: 0 });
    await place(context);
    await expect((await canvas.findAllByText(/sold out/))[0]).toBeVisible();
    await expect(await canvas.findByText(problems.soldOut)).toBeVisible();
    await expect(getField(context, t.fullName)).toHaveValue('Aarav Mehta');
  },
};

/** Without an answer, everything typed stays. The next attempt has the same key, and places the order once. */
export const NoAnswer: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.createOrderByHand, networkError)),
  play: async (context) => {
    await fillIn(context);
    await place(context);
    await expect(await context.canvas.findByText(t.unanswered)).toBeVisible();
    await expect(getField(context, t.fullName)).toHaveValue('Aarav Mehta');
  },
};

const draft = { ...createBlankOrder('kept', 'en'), fullName: 'Hugo Blanc', productId: product._id };

/** A draft of an earlier visit comes back with its product. */
export const DraftOffered: Story = {
  tags: ['no-picture'],
  beforeEach: () => openOrderDraft(anAdmin().email, undefined).save({ fields: draft }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(newOrderDraft.named('Hugo Blanc'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: newOrderDraft.restore }));
    await waitFor(() => expect(getField(context, t.fullName)).toHaveValue('Hugo Blanc'));
    await expect(await canvas.findByText(product.name)).toBeVisible();
  },
};

/** The form of a copy has today's price. */
export const Duplicated: Story = {
  args: { at: paths.duplicateOrder(order._id) },
  play: async (context) => {
    await waitFor(() =>
      expect(getField(context, t.fullName)).toHaveValue(getCustomerName(orderSchema.parse(order))),
    );
    await expect(context.canvas.getByText(/with today’s price/)).toBeVisible();
  },
};

export const DuplicateNotFound: Story = {
  tags: ['no-picture'],
  args: { at: paths.duplicateOrder('gone') },
  play: async ({ canvas }) => expect(await canvas.findByText(t.notFoundText)).toBeVisible(),
};

export const DuplicateLoading: Story = {
  tags: ['no-picture'],
  args: { at: paths.duplicateOrder(order._id) },
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getOrder, neverRespond)),
  play: async ({ canvas }) => expect((await canvas.findAllByText(t.loading))[0]).toBeInTheDocument(),
};

/** A backend that doesn't take orders by hand offers none. */
export const Unsupported: Story = {
  beforeEach: async () => void (await openBackend({ capabilities: [PAGED_LISTS_CAPABILITY] })),
  play: async ({ canvas }) => expect(await canvas.findByText(t.unsupported)).toBeVisible(),
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) => expect(await canvas.findByText(t.accessText)).toBeVisible(),
};

/** The list has a button for it, the dialog of an order another one. */
export const OfferedOnTheOrders: Story = {
  tags: ['no-picture'],
  args: { at: paths.order(order._id) },
  play: async ({ canvas }) => {
    const dialog = await findDialog();
    await expect(await dialog.findByRole('link', { name: t.duplicate })).toHaveAttribute(
      'href',
      paths.duplicateOrder(order._id),
    );
    await expect(canvas.getByRole('link', { name: t.page, hidden: true })).toHaveAttribute(
      'href',
      paths.newOrder,
    );
  },
};

export const InArabic: Story = {
  tags: ['whole-screen'],
  globals: { language: 'ar', theme: 'light' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: arabic.page })).toBeVisible(),
};
