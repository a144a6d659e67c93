import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { quickEdit } from '#languages/en/productTools.ts';
import { LargeChangeDialog } from '#features/products/quickEdit/LargeChangeDialog.tsx';
import { phone, rightToLeft } from '../../../viewports.ts';

const t = quickEdit.largeChange;

const meta = {
  component: LargeChangeDialog,
  // The pinned fonts have no arrow.
  tags: ['no-picture'],
  args: {
    label: quickEdit.labels.actualPrice('Diya brass dome table lamp'),
    change: quickEdit.change('Rs 32,894', 'Rs 2,900'),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LargeChangeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter confirms, and Escape goes back to the editor. */
export const Confirming: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(
      'Price of Diya brass dome table lamp Rs 32,894 → Rs 2,900',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: t.confirm })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A key that is still held from the editor confirms nothing. */
export const HeldEnter: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: t.confirm });
    await waitFor(() => expect(button).toHaveFocus());
    const isPressed = fireEvent.keyDown(button, { key: 'Enter', repeat: true });
    await expect(isPressed).toBe(false);
  },
};
export const OnAPhone: Story = { globals: phone };
export const RightToLeft: Story = {
  globals: rightToLeft,
  args: { label: 'سعر مصباح نحاسي', change: '⁨⁦Rs 32,894⁩⁩ ← ⁨⁦Rs 2,900⁩⁩' },
};
