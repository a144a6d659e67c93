import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShortcutsDialog } from '#features/palette/ShortcutsDialog.tsx';
import { page, phone } from '../../viewports.ts';

const meta = {
  component: ShortcutsDialog,
  parameters: page,
  args: { onClose: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(screen.getByText('Go to the orders')).toBeVisible());
    await expect(screen.getByRole('heading', { name: 'In lists' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OpenOnAPhone: Story = { tags: ['phone'], globals: phone };
