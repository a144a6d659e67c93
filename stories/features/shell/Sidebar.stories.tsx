import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { Sidebar } from '#features/shell/Sidebar.tsx';
import { anAdmin } from '#mocks/builders.ts';
import { page } from '../../viewports.ts';

const meta = {
  component: Sidebar,
  parameters: page,
  args: {
    current: '/',
    expandedGroups: ['products'],
    onToggleGroup: fn(),
    theme: 'light',
    onThemeChange: fn(),
    admin: anAdmin(),
    pendingOrders: undefined,
    capabilities: [],
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <nav aria-label="Main menu" className="flex h-dvh w-sidebar flex-col border-e border-border">
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProductsUnfolded: Story = {
  tags: ['state:shell.sidebar.products-expanded'],
  play: async ({ canvas, userEvent, args }) => {
    const links = [
      'Product List',
      'Product Upload',
      'Add Product RAM',
      'Add Product Weight',
      'Add Product Size',
    ];
    for (const name of links) await expect(canvas.getByRole('link', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await expect(args.onToggleGroup).toHaveBeenCalledWith('products');
  },
};

export const ProductsFolded: Story = {
  args: { expandedGroups: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Product List' })).toBeNull(),
};

export const ActiveItem: Story = {
  tags: ['state:shell.sidebar.active-item'],
  args: { current: '/orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
};

/** The number of pending orders, read after the entry's name. Pages that aren't built yet say so. */
export const PendingOrders: Story = {
  tags: ['both-themes'],
  args: { pendingOrders: 3 },
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('link', { name: 'Orders' });
    await expect(orders).toHaveTextContent('Orders3');
    await expect(orders).toHaveAccessibleDescription('3 orders pending');
    await expect(canvas.getByRole('link', { name: 'Categories' })).toHaveAccessibleDescription('Soon');
    await expect(canvas.getAllByText('Soon', { ignore: '[hidden]' })).toHaveLength(8);
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names[names.indexOf('Orders3') + 1]).toBe('Customers');
  },
};

export const NoPendingOrders: Story = {
  tags: ['no-picture'],
  args: { pendingOrders: 0 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Orders' })).toHaveTextContent(/^Orders$/),
};

/** A product's pages have no entry in the menu, so the product list is marked. */
export const ProductPage: Story = {
  tags: ['state:shell.sidebar.active-item'],
  args: { current: '/view-product/65f1c0ffee' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Product List' })).toHaveAttribute('aria-current', 'true'),
};

/** Pages that only some backends have come before the banners. */
export const PagesOfTheBackend: Story = {
  tags: ['no-picture'],
  args: { capabilities: [HISTORY_CAPABILITY, STORE_DETAILS_CAPABILITY] },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    const reports = names.indexOf('Reports');
    await expect(names.slice(reports, reports + 4)).toEqual([
      'Reports',
      'Activity',
      'Store details',
      'Home BannersSoon',
    ]);
  },
};

export const SignedOut: Story = {
  args: { admin: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull(),
};

export const LongName: Story = {
  args: {
    admin: anAdmin({
      fullName: 'Venkatanarasimharajuvaripeta Subramaniam-Chattopadhyay',
      email: 'a.very.long.address.of.an.administrator@a-store-with-a-long-name.example',
    }),
  },
};
