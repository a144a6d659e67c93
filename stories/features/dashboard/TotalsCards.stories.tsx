import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NO_TOTALS, TotalsCards, type TotalsState } from '#features/dashboard/TotalsCards.tsx';
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

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Shown: Story = {
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

/** As on the product list: without captions, and in dollars. */
export const WithoutCaptions: Story = {
  args: { state: shown, screen: 'productList', captions: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48,623,910')).toBeVisible();
    await expect(canvas.queryByText(/from last month/)).toBeNull();
  },
};

export const Zeros: Story = { args: { state: { status: 'shown', totals: NO_TOTALS } } };
export const AtTheSmallestWidth: Story = { args: { state: shown }, globals: smallest };

// Fails to compile if a state has no story.
void ({ loading: Loading, shown: Shown } satisfies Record<TotalsState['status'], Story>);
