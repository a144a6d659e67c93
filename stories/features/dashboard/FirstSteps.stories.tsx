import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstSteps } from '#features/dashboard/FirstSteps.tsx';
import { page, phone } from '../../viewports.ts';

const meta = {
  component: FirstSteps,
  parameters: page,
  args: { storeDetailsHref: '/store-details', storefrontHref: '/store-details#store-keys' },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {
  tags: ['both-themes'],
  play: async ({ canvas }) => {
    const hrefs = [
      /^Add New Product/,
      /^Import products/,
      /^Add store details/,
      /^Connect your storefront/,
    ].map((name) => canvas.getByRole('link', { name }).getAttribute('href'));
    await expect(hrefs).toEqual([
      '/add-product',
      '/product-list/import',
      '/store-details',
      '/store-details#store-keys',
    ]);
  },
};
export const OnAPhone: Story = { globals: phone };

/** The backend has neither the store's details nor a Store API. */
export const WithoutStoreDetails: Story = {
  tags: ['no-picture'],
  args: { storeDetailsHref: undefined, storefrontHref: undefined },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
};
