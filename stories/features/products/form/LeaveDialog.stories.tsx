import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LeaveDialog, type LeaveDialogProps } from '#features/products/form/LeaveDialog.tsx';

const meta = {
  component: LeaveDialog,
  args: { state: { status: 'asking' }, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { state: { status: 'closed' } },
  play: async () => expect(screen.queryByRole('alertdialog')).toBeNull(),
};

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

void ({ closed: Closed, asking: Asking } satisfies Record<LeaveDialogProps['state']['status'], Story>);
