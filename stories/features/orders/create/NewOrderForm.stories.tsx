import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  createBlankOrder,
  type FoundCustomer,
  type NewOrderValues,
  type OrderedProduct,
  type ProductState,
} from '#features/orders/create/newOrderModel.ts';
import { NewOrderForm } from '#features/orders/create/NewOrderForm.tsx';
import { newOrder as t, newOrderProblems as problems } from '#languages/en/newOrder.ts';
import { labels } from '#languages/en/orderLabels.ts';
import { neverRespond } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { SUSPENDED_IN_ACT } from '../../../../.storybook/strayErrors.ts';
import { largeText, page, phone, rightToLeft, smallest } from '../../../viewports.ts';
import { waitForAnimations } from '../../../waitForAnimations.ts';
import { decodeImages } from '../../decodeImages.ts';

const [first, second, third] = sampleProducts;
const toRow = ({ _id, name, images }: (typeof sampleProducts)[number]): OrderedProduct => ({
  id: _id,
  name,
  price: 14_990,
  stock: 12,
  imageUrl: images[0]?.url,
  problem: undefined,
});
const products: readonly OrderedProduct[] = [
  { ...toRow(first!), code: 'KT-1' },
  { ...toRow(second!), stock: 0, problem: 'soldOut' },
  { ...toRow(third!), problem: 'inactive' },
];
const product = products[0]!;
const customers: readonly FoundCustomer[] = [
  { id: 'asha', fullName: 'Asha Rao', email: 'asha@mail.example', phoneNumber: '+91 98450 12345' },
  { id: 'hugo', fullName: 'Hugo Blanc', email: 'hugo@mail.example', phoneNumber: '' },
];
const address = {
  recipient: '',
  address: '14 Residency Road',
  locality: '',
  landmark: 'Opposite the post office',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560025',
};
const blank = createBlankOrder('one', 'en');
const filled: NewOrderValues = {
  ...blank,
  fullName: 'Asha Rao',
  phoneNumber: '+91 98450 12345',
  productId: product.id,
  quantity: '2',
  price: String(product.price),
  ...address,
  deliveryCharges: '50',
};

type FormProps = ComponentProps<typeof NewOrderForm>;

/** Runs the searches over a few rows. */
function StatefulForm({ product: state, ...args }: FormProps) {
  const [customerQuery, setCustomerQuery] = useState('');
  const [productQuery, setProductQuery] = useState('');
  const [id, setId] = useState(args.initial.productId);
  const row = products.find((one) => one.id === id);
  const ownState: ProductState = row ? { status: 'chosen', product: row } : { status: 'none' };
  const has = (query: string, text: string) => text.toLowerCase().includes(query.toLowerCase());
  return (
    <NewOrderForm
      {...args}
      product={state.status === 'none' ? ownState : state}
      customers={
        args.customers && {
          ...args.customers,
          query: customerQuery,
          onQueryChange: setCustomerQuery,
          rows: args.customers.rows.filter((one) => has(customerQuery, one.fullName)),
        }
      }
      products={{
        ...args.products,
        query: productQuery,
        onQueryChange: setProductQuery,
        rows: args.products.rows.filter((one) => has(productQuery, one.name)),
      }}
      onFieldsChange={(values) => {
        setId(values.productId);
        args.onFieldsChange?.(values);
      }}
    />
  );
}

const search = { query: '', onQueryChange: fn(), status: 'ready' } as const;

const meta = {
  component: NewOrderForm,
  parameters: page,
  args: {
    initial: blank,
    description: t.description,
    currency: 'INR',
    product: { status: 'none' },
    products: { ...search, rows: products },
    customers: { ...search, rows: customers, readAddress: async () => address },
    onRetryProduct: fn(),
    onFieldsChange: fn(),
    onSave: fn<FormProps['onSave']>(async () => ({ status: 'failed' })),
  },
  decorators: [
    (Story) => (
      <div className="shell-column min-h-dvh">
        <main className="shell-main">
          <Story />
        </main>
      </div>
    ),
  ],
  render: StatefulForm,
} satisfies Meta<typeof NewOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const place = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: t.submit }));
const getField = ({ canvas }: Pick<Context, 'canvas'>, name: string | RegExp) =>
  canvas.getByRole('textbox', { name });

export const Empty: Story = {
  play: async (context) => {
    await expect(getField(context, t.quantity)).toHaveValue('1');
    await expect(context.canvas.getByRole('radio', { name: t.payments.pending })).toBeChecked();
  },
};

/** Each missing field says what to enter. An email isn't needed if there is a phone number. */
export const Missing: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await place(context);
    const { fullName, phoneNumber, productId, price, address: noAddress, city } = problems;
    for (const text of [fullName, phoneNumber, productId, price, noAddress, city])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(t.needAttention(6))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { initial: filled },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const summary = within(canvas.getByRole('region', { name: t.summary }));
    await expect(summary.getByText(/29,980/)).toBeVisible();
    await expect(summary.getByText(/30,030/)).toBeVisible();
    await place({ canvas, userEvent });
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          productId: product.id,
          quantity: 2,
          price: product.price,
          deliveryCharges: 50,
        }),
        'one',
      ),
    );
    (document.activeElement as HTMLElement).blur();
    await decodeImages(canvasElement);
  },
};
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const FilledOnTheSmallest: Story = {
  ...Filled,
  tags: ['no-picture'],
  globals: { ...smallest, ...largeText },
};
export const FilledRightToLeft: Story = { ...Filled, tags: ['no-picture'], globals: rightToLeft };

/** An earlier customer fills in the contact and the newest address. */
export const CustomerFound: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox', { name: t.findCustomer }), 'ash{Enter}');
    await waitFor(() => expect(getField(context, t.fullName)).toHaveValue('Asha Rao'));
    await expect(getField(context, t.phone)).toHaveValue('+91 98450 12345');
    await waitFor(() => expect(getField(context, t.city)).toHaveValue('Bengaluru'));
    await expect(canvas.getByText(t.chosenCustomer('Asha Rao'))).toBeInTheDocument();
  },
};

export const NoCustomerFound: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: t.findCustomer }), 'nobody');
    await expect(await screen.findByRole('option', { name: t.noCustomer })).toBeVisible();
  },
};

/** Products that can't be ordered are shown with the reason. */
export const Products: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: t.findProduct }));
    for (const reason of [t.reasons.soldOut, t.reasons.inactive])
      await expect(await screen.findByRole('option', { name: new RegExp(reason) })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    await waitForAnimations();
    await decodeImages(canvasElement);
  },
};

/** Choosing fills in the price and moves the focus to the quantity. The button moves it back to the search. */
export const ProductChosen: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      canvas.getByRole('combobox', { name: t.findProduct }),
      `${product.name.slice(0, 8)}{Enter}`,
    );
    await waitFor(() => expect(getField(context, labels.price)).toHaveValue(String(product.price)));
    await waitFor(() => expect(getField(context, t.quantity)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t.changeProduct }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: t.findProduct })).toHaveFocus());
  },
};

/** Another price asks for its reason, and offers the product's. */
export const OtherPrice: Story = {
  args: { initial: { ...filled, price: '14000' } },
  parameters: { picture: t.product },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await place(context);
    await expect(await canvas.findByText(problems.priceReason)).toBeVisible();
    await decodeImages(context.canvasElement);
    await userEvent.type(getField(context, t.priceReason), 'Scratched box');
    await waitFor(() => expect(canvas.queryByText(problems.priceReason)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Use / }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: t.priceReason })).toBeNull());
    await expect(getField(context, labels.price)).toHaveValue(String(product.price));
    await userEvent.clear(getField(context, labels.price));
    await userEvent.type(getField(context, labels.price), '14000');
    await expect(await canvas.findByRole('textbox', { name: t.priceReason })).toHaveValue('Scratched box');
    (document.activeElement as HTMLElement).blur();
  },
};

export const TooMany: Story = {
  tags: ['no-picture'],
  args: { initial: { ...filled, quantity: '13' } },
  play: async (context) => {
    await place(context);
    await expect(await context.canvas.findByText(problems.stockTooLow(12))).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: {
    initial: filled,
    product: { status: 'chosen', product: { ...product, stock: 0, problem: 'soldOut' } },
  },
  parameters: { picture: t.product },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(problems.soldOut)).toBeVisible();
    await decodeImages(canvasElement);
  },
};

export const ProductLoading: Story = {
  tags: ['no-picture'],
  args: { initial: filled, product: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText(t.productLoading)).toBeInTheDocument(),
};

export const ProductFailed: Story = {
  args: { initial: filled, product: { status: 'failed' } },
  parameters: { picture: t.product },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetryProduct).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const ProductMissing: Story = {
  tags: ['no-picture'],
  args: { initial: filled, product: { status: 'missing' } },
  play: async ({ canvas }) => expect(canvas.getByText(t.productMissing)).toBeVisible(),
};

/** Paid asks for a reference. */
export const Paid: Story = {
  args: { initial: { ...filled, payment: 'paid', reference: 'Receipt 12' } },
  parameters: { picture: t.payment },
  play: async (context) => expect(getField(context, t.reference)).toHaveValue('Receipt 12'),
};

export const Saving: Story = {
  args: { initial: filled, onSave: fn<FormProps['onSave']>(neverRespond) },
  tags: ['no-picture'],
  play: async (context) => {
    await place(context);
    await expect(await context.canvas.findByText(t.saving)).toBeVisible();
  },
};

/** The server's refusal is shown at its field. */
export const Refused: Story = {
  args: {
    initial: filled,
    onSave: fn<FormProps['onSave']>(async () => ({
      status: 'invalid',
      field: 'price',
      message: 'The price is 16,000 INR now.',
    })),
  },
  tags: ['no-picture'],
  play: async (context) => {
    await place(context);
    await expect(await context.canvas.findByText('The price is 16,000 INR now.')).toBeVisible();
    await waitFor(() => expect(getField(context, labels.price)).toHaveFocus());
    await expect(getField(context, t.fullName)).toHaveValue('Asha Rao');
  },
};

export const Failed: Story = {
  args: { initial: filled, failure: t.unanswered },
  parameters: { picture: 'save bar' },
  play: async ({ canvas }) => expect(canvas.getByText(t.unanswered)).toBeVisible(),
};
export const FailedOnAPhone: Story = { ...Failed, globals: phone };

/** The draft and what was typed since can be swapped. */
export const DraftOffered: Story = {
  args: { draft: { fields: filled, onRestored: fn(), onDiscard: fn() } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(getField(context, t.fullName), 'Hugo');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(getField(context, t.fullName)).toHaveValue('Asha Rao'));
    await expect(args.draft?.onRestored).toHaveBeenCalledWith(expect.objectContaining({ fullName: 'Hugo' }));
    (document.activeElement as HTMLElement).blur();
    await decodeImages(context.canvasElement);
  },
};

/** Numbers that are typed are read in the language. */
export const InGerman: Story = {
  tags: ['no-picture'],
  args: { initial: { ...filled, deliveryCharges: '49.9' } },
  globals: { language: 'de' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Liefergebühr/ })).toHaveValue('49,9');
    await userEvent.click(canvas.getByRole('button', { name: 'Bestellung aufgeben' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ deliveryCharges: 49.9 }), 'one'),
    );
  },
};
