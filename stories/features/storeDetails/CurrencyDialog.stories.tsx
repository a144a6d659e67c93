import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CurrencyDialog } from '#features/storeDetails/CurrencyDialog.tsx';
import { smallest } from '../../viewports.ts';

const meta = {
  component: CurrencyDialog,
  args: {
    state: { status: 'asking', orders: 128, currency: 'USD' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CurrencyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Change the currency to USD?' })).toHaveTextContent(
      'The 128 orders that you have keep their currency',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change currency' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const AtTheSmallestWidth: Story = { globals: smallest };
