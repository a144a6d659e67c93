import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeleteProductDialog, type DeleteState } from '#features/products/inventory/DeleteProductDialog.tsx';
import { aProduct } from '#mocks/builders.ts';

const meta = {
  component: DeleteProductDialog,
  args: { onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof DeleteProductDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const product = aProduct({ name: 'Diya brass dome table lamp' });

export const Confirming: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'confirming', product } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this product? This action cannot be undone. Diya brass dome table lamp',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'deleting', product } },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: 'Deleting...' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

// Fails to compile if a state has no story.
void ({ confirming: Confirming, deleting: Deleting } satisfies Record<
  Exclude<DeleteState['status'], 'closed'>,
  Story
>);
