import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ImportLeaveDialog } from '#features/products/import/ImportLeaveDialog.tsx';

const meta = {
  component: ImportLeaveDialog,
  args: { state: 'asking', onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof ImportLeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop and leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
