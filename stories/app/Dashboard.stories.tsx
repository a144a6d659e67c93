import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { mockCall, never, refuse, unreachable } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: page,
  args: { at: '/' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstName = sampleProducts[0]!.name;

export const Loaded: Story = {
  tags: ['state:dashboard.loaded', 'state:shell.sidebar.open'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(firstName))[0]).toBeVisible();
    await expect(await canvas.findByText('12,847')).toBeVisible();
    await expect(document.title).toBe('Dashboard · Counter');
  },
};
export const LoadedOnAPhone: Story = { ...Loaded, tags: ['state:dashboard.loaded'], globals: phone };

export const Loading: Story = {
  tags: ['state:dashboard.loading'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.dashboardDetails, never), mockCall(calls.getAllProducts, never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product inventory...')).toBeVisible();
  },
};
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };

/** The specification wants zeros here, silently. */
export const TotalsFailed: Story = {
  tags: ['state:dashboard.totals-failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.dashboardDetails, () => refuse(500))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹0')).toBeVisible();
    await canvas.findAllByText(firstName);
  },
};

export const ProductsFailed: Story = {
  tags: ['state:dashboard.products-failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => refuse(500))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await expect(await within(toasts).findByText('Failed to load products')).toBeInTheDocument();
    await canvas.findByText('12,847');
  },
};

export const Empty: Story = {
  tags: ['state:dashboard.empty'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => ({ products: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found matching your criteria')).toBeVisible();
    await canvas.findByText('12,847');
  },
};

const signedOut = mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }));

export const AccessRequired: Story = {
  tags: ['state:dashboard.access-required'],
  beforeEach: ({ msw }) => msw.use(signedOut),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Required' })).toBeVisible();
  },
};
export const AccessRequiredOnAPhone: Story = { ...AccessRequired, globals: phone };

export const ArrivalToast: Story = {
  tags: ['state:dashboard.arrival-toast'],
  args: { at: { pathname: '/', state: { message: { tone: 'success', text: 'Successfully logged in!' } } } },
  play: async ({ canvas }) => {
    const toast = await screen.findByText('Successfully logged in!');
    await waitFor(() => expect(toast).toBeVisible());
    await canvas.findByText('12,847');
    await canvas.findAllByText(firstName);
  },
};

export const CheckingSession: Story = {
  tags: ['state:shell.checking-session'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, never)),
  play: async ({ canvas }) => expect(await canvas.findByText('Checking your session')).toBeInTheDocument(),
};

export const ServerUnreachable: Story = {
  tags: ['state:shell.server-unreachable'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, unreachable)),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.queryByText('Access Required')).toBeNull();
    msw.use(signedOut);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Access Required' })).toBeVisible();
    msw.use(mockCall(calls.checkAdmin, unreachable));
  },
};

const askToDelete: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByText('12,847');
  const button = await canvas.findByRole('button', { name: `Delete ${firstName}` });
  await userEvent.click(button);
  await expect(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
};

export const DeleteConfirm: Story = { tags: ['state:inventory.delete-confirm'], play: askToDelete };

export const DeleteConfirmOnAPhone: Story = {
  tags: ['state:inventory.delete-confirm'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12,847');
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${firstName}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete product' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible();
    // How far the click scrolled differs by a pixel from one run to the next.
    scrollTo(0, 0);
  },
};

export const Deleting: Story = {
  tags: ['state:inventory.deleting'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.deleteProduct, never)),
  play: async (context) => {
    await askToDelete?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deleting...' })).toBeVisible());
  },
};

export const Deleted: Story = {
  tags: ['state:inventory.deleted'],
  play: async (context) => {
    await askToDelete?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText('Product deleted successfully');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(context.canvas.queryByText(firstName)).toBeNull());
    await expect(context.canvas.getByText(`1–10 of ${sampleProducts.length - 1}`)).toBeVisible();
    // The focus is where it was, at what is there now.
    const next = context.canvas.getByRole('button', { name: `Delete ${sampleProducts[1]!.name}` });
    await waitFor(() => expect(next).toHaveFocus());
  },
};

/** The specification sends the administrator to / without a message; the dialog closes, and the row stays. */
export const DeleteFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(calls.deleteProduct, () => refuse(500))),
  play: async (context) => {
    await askToDelete?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await context.canvas.findAllByText(firstName))[0]).toBeVisible();
    await expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
  },
};
