import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import { bulkChange as t } from '#languages/en/productTools.ts';
import { type SelectedProductsState, ValueChangeDialog } from '#features/products/bulk/ValueChangeDialog.tsx';
import type { ChangePlan } from '#features/products/bulk/valueChange.ts';
import { aProduct } from '#mocks/builders.ts';
import { phone, rightToLeft } from '../../../viewports.ts';

const lamp = aProduct({
  _id: '1',
  name: 'Diya brass dome table lamp',
  actualPrice: 8450,
  discountedPrice: 6760,
  stock: 40,
});
const kettle = aProduct({ _id: '2', name: 'Kettle', actualPrice: 11200, stock: 18 });
const tea = aProduct({ _id: '3', name: 'Darjeeling', actualPrice: 1250, discountedPrice: 1125, stock: 3 });
const products = [lamp, kettle, tea].map((one) => lenientProduct.parse(one));

const toSelected = (product: Product) => ({ row: { id: product._id, name: product.name ?? '' }, product });
const ready: SelectedProductsState = { status: 'ready', products: products.map(toSelected), missing: [] };

const meta = {
  component: ValueChangeDialog,
  args: { target: 'price', count: 3, state: ready, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ValueChangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Waits until the dialog has faded in. */
async function findAmount() {
  const field = await screen.findByRole('textbox', { name: t.amount });
  await waitFor(() => expect(field).toBeVisible());
  return field;
}
async function choose({ userEvent }: Context, operation: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: t.operation }));
  await userEvent.click(await screen.findByRole('option', { name: operation }));
}
const getSaved = (onConfirm: unknown) => {
  const [plan] = (onConfirm as { mock: { calls: [ChangePlan][] } }).mock.calls[0]!;
  return [...plan.values()].map(({ row, values }) => ({ id: row.id, ...values }));
};

/** The amount is focused. Without one, there is no preview, and the button waits: it says what it will do. */
export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await findAmount()).toHaveFocus());
    const confirm = screen.getByRole('button', { name: 'Change 3 products' });
    await expect(confirm).toHaveAccessibleDescription(t.noAmount);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('x');
    await expect(await findAmount()).toHaveAccessibleDescription(expect.stringContaining(t.notNumber));
    await userEvent.keyboard('{Backspace}');
    await expect(screen.queryByRole('listitem')).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Raises the price that customers pay. The first product would cost more than without its discount. */
export const ByPercent: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    await choose(context, t.operations.increasePercent);
    await waitFor(() => expect(screen.getByText(t.rounding(2))).toBeVisible());
    await userEvent.type(await findAmount(), '12.5');
    await expect(screen.getByText(t.summary(2, 0, 1))).toBeVisible();
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Darjeeling');
    await expect(within(first!).getByText(editMessages.problems.discountedAboveActual)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t.confirm(2) }));
    await expect(getSaved(args.onConfirm)).toEqual([
      { id: '1', discountedPrice: 7605 },
      { id: '2', actualPrice: 12600 },
    ]);
  },
};
/** Whole prices are offered if the currency has decimals. */
export const RoundedToWhole: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { userEvent, args } = context;
    await choose(context, t.operations.decreasePercent);
    await userEvent.type(await findAmount(), '33');
    await userEvent.click(screen.getByRole('switch', { name: 'Round to whole amounts' }));
    await expect(screen.getByText(t.rounding(0))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t.confirm(3) }));
    await expect(getSaved(args.onConfirm)).toEqual([
      { id: '1', discountedPrice: 4529 },
      { id: '2', actualPrice: 7504 },
      { id: '3', discountedPrice: 754 },
    ]);
  },
};
export const ByPercentOnAPhone: Story = { ...ByPercent, globals: phone };
export const ByPercentRightToLeft: Story = { ...ByPercent, tags: ['no-picture'], globals: rightToLeft };

/** Enter confirms. A stock that stays the same is not saved. */
export const Stock: Story = {
  args: { target: 'stock' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await findAmount(), '18');
    await waitFor(() => expect(screen.getByText(t.summary(2, 1, 0))).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(getSaved(args.onConfirm)).toEqual([
      { id: '1', stock: 18 },
      { id: '3', stock: 18 },
    ]);
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading', done: 12, total: 60 } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await findAmount(), '5');
    await expect(screen.getByRole('status')).toHaveTextContent(t.loading(12, 60));
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const SomeMissing: Story = {
  args: {
    state: { ...ready, missing: [{ id: '4', name: 'Suitcase', reason: 'Couldn’t reach the store.' }] },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await findAmount(), '900');
    await expect(await screen.findByRole('heading', { name: t.missing(1) })).toBeVisible();
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, ready: ByPercent } satisfies Record<SelectedProductsState['status'], Story>);
