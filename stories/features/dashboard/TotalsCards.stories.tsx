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

/** The revenue is in the store's currency. */
export const OtherCurrencies: Story = {
  args: {
    state: {
      ...shown,
      totals: {
        ...shown.totals,
        otherCurrencies: [
          { currency: 'USD', orders: 3 },
          { currency: 'EUR', orders: 1 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '3 orders in USD aren’t included in the revenue.' }),
    ).toHaveAttribute('href', '/orders?revenue=counted&currency=USD');
    await expect(canvas.getByText('1 order in EUR isn’t included in the revenue.')).toBeVisible();
  },
};

export const AtTheSmallestWidth: Story = { args: { state: shown }, globals: smallest };

/** The whole card is the link. The number of users has no page. */
export const Linked: Story = {
  tags: ['no-picture'],
  args: { state: shown, hrefs: { orders: '/orders?page=1', revenue: '/orders?revenue=counted' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const orders = canvas.getByRole('link', { name: 'Total Orders 12,847' });
    await expect(orders).toHaveAttribute('href', '/orders?page=1');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const card = canvas.getByRole('article', { name: 'Total Orders' }).getBoundingClientRect();
    const { ownerDocument } = canvasElement;
    await expect(ownerDocument.elementFromPoint(card.right - 20, card.bottom - 4)).toBe(orders);
    await userEvent.tab();
    await expect(orders).toHaveFocus();
  },
};
