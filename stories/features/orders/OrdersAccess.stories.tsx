import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrdersAccessPrompt } from '#features/orders/OrdersView.tsx';

const meta = { component: OrdersAccessPrompt, args: { onSignIn: fn() } } satisfies Meta<
  typeof OrdersAccessPrompt
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Sign In' });
    await expect(link).toHaveAttribute('href', '/login');
    await userEvent.click(link);
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
