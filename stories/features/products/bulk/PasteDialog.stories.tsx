import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lenientProduct } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import { bulkChange as t, paste as pasteMessages } from '#languages/en/productTools.ts';
import { PasteDialog } from '#features/products/bulk/PasteDialog.tsx';
import { createPastePreview, parseCells } from '#features/products/bulk/pasteModel.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { phone } from '../../../viewports.ts';

const products = sampleProducts.slice(0, 5).map((one) => lenientProduct.parse(one));
const preview = (text: string) =>
  createPastePreview(
    { productId: products[0]!._id, target: 'price', lines: parseCells(text) },
    {
      products,
      toSelectable: ({ _id, name = '' }) => ({ id: _id, name }),
      targets: ['price', 'stock'],
      locale: 'en-GB',
      currency: null,
      messages: editMessages.problems,
    },
  );

const meta = {
  component: PasteDialog,
  args: {
    preview: preview('15490\t120\n45000\t40\nn/a\t9\n6760\t34\n999.99\t\n1\n2'),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PasteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invalid cells have their reason, and only the valid ones are saved. */
export const Pasted: Story = {
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: t.confirm(4) });
    await waitFor(() => expect(confirm).toHaveFocus());
    const rows = screen.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    const problem = within(rows[1]!).getByText(editMessages.problems.discountedAboveActual);
    await waitFor(() => expect(problem).toBeVisible());
    await expect(rows[2]).toHaveTextContent('n/a');
    await expect(within(rows[2]!).getByText(editMessages.problems.actualPrice)).toBeVisible();
    await expect(screen.getByText(t.summary(4, 1, 2))).toBeVisible();
    await expect(screen.getByText(pasteMessages.extraLines(2))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const PastedOnAPhone: Story = { args: meta.args, globals: phone };

export const NothingToChange: Story = {
  tags: ['no-picture'],
  args: { preview: preview('free\tmany\tmore') },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: /^Change \d+ products?$/ });
    await expect(confirm).toHaveAccessibleDescription(t.nothing);
    await waitFor(() => expect(screen.getByText(pasteMessages.extraColumns)).toBeVisible());
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
