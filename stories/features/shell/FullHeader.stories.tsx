import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppHeader, type HeaderSession } from '#features/shell/AppHeader.tsx';
import { SIDEBAR_ID } from '#ui/app-shell/SkipLink.tsx';
import { layout } from '#languages/en/shell.ts';
import { anAdmin } from '#mocks/builders.ts';
import { page, phone, smallest, largeText, tablet } from '../../viewports.ts';

const meta = {
  component: AppHeader,
  parameters: page,
  args: {
    session: { status: 'signedIn', admin: anAdmin() },
    theme: 'light',
    sidebar: 'open',
    onToggleSidebar: fn(),
    onToggleTheme: fn(),
    onOpenPalette: fn(),
    paletteKeys: 'Control+K',
    homeKeys: 'g d',
    onShowShortcuts: fn(),
    onLanguageChange: fn(),
    onLogout: fn(),
    newOrders: 0,
    customers: 'offered',
    storeDetails: 'unavailable',
    account: 'unavailable',
  },
  decorators: [
    (Story) => (
      <>
        <header className="border-b border-border">
          <Story />
        </header>
        <nav id={SIDEBAR_ID} aria-label="Main menu" />
      </>
    ),
  ],
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  tags: ['state:shell.header.full'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The menu button closes the sidebar.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await expect(args.onToggleSidebar).toHaveBeenCalledOnce();
    });

    await step('Another button changes the theme.', async () => {
      const theme = canvas.getByRole('button', { name: 'Switch to dark theme' });
      await userEvent.click(theme);
      await expect(args.onToggleTheme).toHaveBeenCalledOnce();
      await userEvent.unhover(theme);
      theme.blur();
    });
  },
};
export const SignedInOnAPhone: Story = { tags: ['state:shell.header.full', 'phone'], globals: phone };

/** While the sidebar is closed, the menu button counts the new orders. */
export const NewOrdersOnAPhone: Story = {
  tags: ['phone', 'both-themes'],
  globals: phone,
  args: { sidebar: 'closed', newOrders: 3 },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Open menu · 3 new orders' });
    await expect(menu.querySelector('[data-count="3"]')).toBeVisible();
  },
};

/** The open sidebar has the orders' entry. */
export const ManyNewOrders: Story = {
  tags: ['no-picture'],
  args: { newOrders: 1200 },
  render: (args) => (
    <>
      <AppHeader {...args} sidebar="closed" />
      <AppHeader {...args} sidebar="open" />
    </>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Open menu · 1,200 new orders' });
    await expect(menu.querySelector('[data-count="99+"]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close menu' }).querySelector('[data-count]')).toBeNull();
  },
};

const getKeys = (element: HTMLElement) => [...element.querySelectorAll('kbd')].map((key) => key.textContent);

/** The search field in the middle opens the palette. It shows the keys as they are labelled on the keyboard. */
export const Search: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: 'Search products, orders, customers' });
    await expect(field).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await expect(getKeys(field)).toEqual(['Ctrl', 'K']);
    const { left, width } = field.getBoundingClientRect();
    await expect(width).toBe(360);
    await expect(Math.abs(left + width / 2 - innerWidth / 2)).toBeLessThan(1);
    await userEvent.click(field);
    await expect(args.onOpenPalette).toHaveBeenCalledOnce();
  },
};
/** It doesn't promise customers if the backend can't list them. */
export const SearchWithoutCustomers: Story = {
  tags: ['no-picture'],
  args: { customers: 'unavailable' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: layout.paletteWithoutCustomers })).toBeVisible(),
};
export const SearchOnAMac: Story = {
  tags: ['no-picture'],
  args: { paletteKeys: 'Meta+K' },
  play: async ({ canvas }) =>
    expect(getKeys(canvas.getByRole('button', { name: 'Search products, orders, customers' }))).toEqual([
      '⌘',
      'K',
    ]),
};
/** The field becomes narrower where space is short. */
export const SearchOnATablet: Story = { globals: tablet };
/** Below 768 px it is an icon, and its tooltip shows the keys. */
export const SearchOnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Counter' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search products, orders, customers' })).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await expect(getKeys(tip)).toEqual(['Ctrl K']);
  },
};

/** With doubled text on the smallest phone, all controls are visible and at least 24 px wide and high. */
export const DoubledText: Story = {
  globals: { ...smallest, ...largeText },
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')];
    for (const control of controls) {
      const { left, right, width, height } = control.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const ProfileOpen: Story = {
  tags: ['state:shell.header.full.profile-open'],
  play: async ({ canvas, userEvent, args }) => {
    const profile = canvas.getByRole('button', { name: /Account of Ananya Krishnamurthy/ });
    await userEvent.click(profile);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(profile);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** Each language is written in itself. The current one is checked. */
export const LanguageChosen: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const profile = canvas.getByRole('button', { name: /Account of Ananya Krishnamurthy/ });
    await step('The current language is checked.', async () => {
      await userEvent.click(profile);
      await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
      await expect(screen.getByRole('menuitemradio', { name: 'हिन्दी' })).not.toBeChecked();
    });

    await step('Another one closes the menu, and the focus returns to its button.', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'हिन्दी' }));
      await expect(args.onLanguageChange).toHaveBeenCalledWith('hi');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(profile).toHaveFocus();
    });
  },
};

export const SignedOut: Story = {
  tags: ['state:shell.header.full.logged-out'],
  args: { session: { status: 'signedOut' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login'),
};

export const Checking: Story = { args: { session: { status: 'checking' } } };

// Fails to compile if a state has no story.
void ({ signedIn: SignedIn, signedOut: SignedOut, checking: Checking } satisfies Record<
  HeaderSession['status'],
  Story
>);
