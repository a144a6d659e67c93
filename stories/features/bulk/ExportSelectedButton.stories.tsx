import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportSelectedButton } from '#features/bulk/SelectionBar.tsx';

const meta = {
  component: ExportSelectedButton,
  args: { status: 'ready', onClick: fn() },
} satisfies Meta<typeof ExportSelectedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Pressing the button while the dialog is loading doesn't open a second dialog. */
export const Busy: Story = {
  args: { status: 'busy' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
