import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { mockCall, neverRespond, respondWithError, networkError } from '#mocks/mockCall.ts';
import { appPage, phone, tablet } from '../viewports.ts';
import { expectToast } from '../toasts.ts';
import { AppAt } from './AppAt.tsx';
import { waitForSales } from './waitForSales.ts';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/product-ram' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the search button, which the header shows once the session has loaded. */
const waitForSession = ({ findByRole }: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  findByRole('button', { name: 'Search products, orders, customers' });

export const UnderConstruction: Story = {
  tags: ['state:shell.under-construction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Under Construction' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Add Product RAM' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(document.title).toBe('Add Product RAM · Counter');
    await waitForSession(canvas);
  },
};
export const UnderConstructionOnAPhone: Story = {
  tags: ['state:shell.under-construction', 'phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Under Construction' })).toBeVisible();
    await waitForSession(canvas);
  },
};

export const NotFound: Story = {
  tags: ['state:shell.not-found'],
  args: { at: '/no/such/page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitForSession(canvas);
  },
};
export const NotFoundOnAPhone: Story = {
  ...NotFound,
  tags: ['state:shell.not-found', 'phone'],
  globals: phone,
};

export const SidebarClosed: Story = {
  tags: ['state:shell.sidebar.closed'],
  play: async ({ canvas, userEvent }) => {
    await waitForSession(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull());
    await expect(localStorage.getItem('sidebar')).toBe('closed');
    (document.activeElement as HTMLElement).blur();
  },
};

const openOverlay: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await waitForSession(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
  const current = await canvas.findByRole('link', { name: 'Add Product RAM' });
  await waitFor(() => expect(current).toHaveFocus());
  await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
};
export const SidebarOverlay: Story = {
  tags: ['state:shell.sidebar.overlay-open'],
  globals: tablet,
  play: openOverlay,
};
export const SidebarOverlayOnAPhone: Story = {
  tags: ['state:shell.sidebar.overlay-open', 'phone'],
  globals: phone,
  play: openOverlay,
};

const openLogoutDialog: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { name: 'Under Construction' });
  await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
};

const confirmLogout: NonNullable<Story['play']> = async ({ userEvent }) => {
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
};

export const LogoutConfirm: Story = { tags: ['state:shell.logout.confirm'], play: openLogoutDialog };

export const LogoutBusy: Story = {
  tags: ['state:shell.logout.busy'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.logout, neverRespond)),
  play: async (context) => {
    await openLogoutDialog(context);
    await confirmLogout(context);
    const busy = await screen.findByRole('button', { name: 'Logging out...' });
    await waitFor(() => expect(busy).toBeVisible());
    // The dialog can't be closed while signing out is in progress.
    await context.userEvent.keyboard('{Escape}');
    await expect(busy).toBeVisible();
  },
};

/** The page stays, and a toast says whether the server refused or couldn't be reached. */
export const LogoutFailed: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, msw, step } = context;
    const logOut = async (text: string) => {
      await openLogoutDialog(context);
      await confirmLogout(context);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expectToast(text);
      await expect(canvas.getByRole('heading', { name: 'Under Construction' })).toBeVisible();
    };
    msw.use(mockCall(calls.logout, () => respondWithError(500)));
    await step('The server refuses', () => logOut('Something went wrong during logout'));
    msw.use(mockCall(calls.logout, networkError));
    await step('The request fails', () => logOut('Failed to log out'));
  },
};

const waitForDashboard: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText('12,847');
  await expect((await canvas.findAllByText(/Nimbus Tab 11/))[0]).toBeVisible();
  await waitForSales();
};
export const LightTheme: Story = {
  tags: ['state:shell.theme.light', 'only-light'],
  args: { at: '/' },
  globals: { theme: 'light' },
  play: waitForDashboard,
};
export const DarkTheme: Story = {
  tags: ['state:shell.theme.dark', 'only-dark'],
  args: { at: '/' },
  globals: { theme: 'dark' },
  play: async (context) => {
    await waitForDashboard(context);
    await expect(document.documentElement.dataset['theme']).toBe('dark');
  },
};
