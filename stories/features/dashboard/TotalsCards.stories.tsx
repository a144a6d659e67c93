import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TotalsCards, type TotalsState } from '#features/dashboard/TotalsCards.tsx';
import { smallest } from '../../viewports.ts';

const meta = {
  component: TotalsCards,
  args: { screen: 'dashboard', captions: 'shown' },
} satisfies Meta<typeof TotalsCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: TotalsState = {
  status: 'shown',
  totals: { totalOrders: 12847, totalUsers: 48219, totalProducts: 214, totalRevenueAmount: 48623910 },
};

export const Shown: Story = {
  tags: ['no-picture'],
  args: { state: shown },
  play: async ({ canvas }) => {
    const captions = canvas.getAllByText(/last month|this week/).map((one) => one.parentElement?.textContent);
    await expect(captions).toEqual([
      '12% from last month',
      '8% from last month',
      '5 new this week',
      '24% from last month',
    ]);
    await expect(canvas.getByText('₹48,623,910')).toBeVisible();
  },
};

export const AtTheSmallestWidth: Story = { args: { state: shown }, globals: smallest };
