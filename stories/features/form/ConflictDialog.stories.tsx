import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { conflict } from '#languages/en/productForm.ts';
import { ConflictDialog } from '#features/form/ConflictDialog.tsx';
import { smallest } from '../../viewports.ts';

const meta = {
  component: ConflictDialog,
  args: {
    messages: conflict,
    state: { status: 'open', message: 'This product was changed after you opened it.' },
    onStay: fn(),
    onReload: fn(),
    onOverwrite: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter neither discards nor overwrites anything. Escape returns to editing. */
export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this product' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onOverwrite).toHaveBeenCalledOnce();
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const AskingOnTheSmallest: Story = {
  globals: smallest,
  play: async () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible()),
};
