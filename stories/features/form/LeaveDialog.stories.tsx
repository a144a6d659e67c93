import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LeaveDialog } from '#features/form/LeaveDialog.tsx';
import { importPage as importPageMessages } from '#languages/en/productImport.ts';
import { leaveDialog as leaveDialogMessages } from '#languages/en/productForm.ts';

const meta = {
  component: LeaveDialog,
  args: { state: 'open', messages: leaveDialogMessages, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['no-picture'],
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

/** With the messages of the import page. */
export const AskingDuringAnImport: Story = {
  args: { messages: importPageMessages.leaving },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop and leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
