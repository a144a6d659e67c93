import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { appPage, laptop, laptop1366 } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// Both lists next to the open sidebar, at the widths of common laptops.
const meta = {
  component: AppAt,
  parameters: appPage,
  tags: ['whole-screen'],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

type List = { at: string; title: string; product: string; minWidth: number; columnCount: number };

const orders: List = {
  at: '/orders',
  title: 'Order Management',
  product: 'Product',
  minWidth: 200,
  columnCount: 9,
};
const inventory: List = {
  at: '/',
  title: 'Product Inventory',
  product: 'PRODUCT',
  minWidth: 256,
  columnCount: 7,
};

const getMiddle = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect();
  return Math.round(top + height / 2);
};

/** `hidden` is the number of columns hidden at this width. */
const listStory = ({ at, title, product, minWidth, columnCount }: List, hidden: number): Story => ({
  args: { at },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: title }));
    await card.findByRole('button', { name: 'Next' });
    const head = card.getByRole('columnheader', { name: product });
    await expect(head.getBoundingClientRect().width).toBeGreaterThanOrEqual(minWidth);
    const heads = card.getAllByRole('columnheader').filter((one) => !one.matches('.tbl-select'));
    await expect(heads).toHaveLength(columnCount - hidden);
    const search = getMiddle(card.getByRole('searchbox'));
    await expect(getMiddle(card.getByRole('combobox', { name: /Category|Status/ }))).toBe(search);
    await expect(getMiddle(card.getByRole('button', { name: 'Filters' }))).toBe(search);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OrdersAt1280: Story = { ...listStory(orders, 1), globals: laptop };
export const OrdersAt1366: Story = { ...listStory(orders, 0), globals: laptop1366 };
export const InventoryAt1280: Story = { ...listStory(inventory, 0), globals: laptop };
