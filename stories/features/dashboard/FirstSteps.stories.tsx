import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstSteps } from '#features/dashboard/FirstSteps.tsx';
import { page, phone } from '../../viewports.ts';

const meta = {
  component: FirstSteps,
  parameters: page,
  args: { storeDetailsHref: '/store-details' },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  tags: ['both-themes'],
  play: async ({ canvas }) => {
    const hrefs = [/^Add New Product/, /^Import products/, /^Fill in your store’s details/].map((name) =>
      canvas.getByRole('link', { name }).getAttribute('href'),
    );
    await expect(hrefs).toEqual(['/add-product', '/product-list/import', '/store-details']);
  },
};
export const OnAPhone: Story = { globals: phone };

/** The backend can't store the store's details. */
export const WithoutStoreDetails: Story = {
  tags: ['no-picture'],
  args: { storeDetailsHref: undefined },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
};
