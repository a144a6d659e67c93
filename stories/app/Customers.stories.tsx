import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { extensions } from '#contract/calls.ts';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { paths } from '#features/paths.ts';
import { navigation } from '#languages/en/adminShell.ts';
import { customerList as t, customerView } from '#languages/en/customers.ts';
import { filterPanel, filters as filterMessages, viewTabs } from '#languages/en/list.ts';
import { viewName } from '#languages/en/listTools.ts';
import { openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { appPage, laptop1366, phone, smallest } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const capabilities = [PAGED_LISTS_CAPABILITY, CUSTOMERS_CAPABILITY];

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: paths.customers },
  beforeEach: async () => void (await openBackend({ capabilities })),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-18 of 18 customers')).toBeVisible();
    await expect(document.title).toBe('Customers · Counter');
    await expect(canvas.getByRole('link', { name: navigation.customers })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('row', { name: /Aarav Mehta.*3.*₹42,334/ })).toBeVisible();
  },
};
export const LoadedOnALaptop: Story = { ...Loaded, globals: laptop1366 };
export const LoadedOnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText('1-18 of 18 customers')).toBeVisible(),
};
export const LoadedOnTheSmallestScreen: Story = { ...LoadedOnAPhone, tags: [], globals: smallest };

/** A backend with only the sixteen calls sends all orders, which the app groups. */
export const FromAllOrders: Story = {
  tags: ['no-picture'],
  beforeEach: async () => void (await openBackend()),
  play: async (context) => Loaded.play?.(context),
};

/** Without saved views there are no tabs. A filter can be saved as the first view, whose tab then has the focus. */
export const FirstViewSaved: Story = {
  tags: ['no-picture'],
  // The tab gets the focus in a timer.
  parameters: { strayErrors: /inside an `act` scope|not wrapped in act/ },
  args: { at: `${paths.customers}?orders=3..` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 of 18');
    const queryTabs = () => canvas.queryByRole('radiogroup', { name: viewTabs.views });
    await expect(queryTabs()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: viewTabs.save }));
    await screen.findByRole('textbox', { name: viewName.name });
    await userEvent.keyboard('Regulars{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Regulars/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: viewTabs.save })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: viewTabs.actions('Regulars') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: viewTabs.delete }));
    await waitFor(() => expect(queryTabs()).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: filterMessages.filters })).toHaveFocus());
  },
};

/** A sort can be saved too, without moving the list. */
export const SortedOnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
  args: { at: `${paths.customers}?sort=spent.descending` },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: viewTabs.save })).toBeVisible(),
};

/** Filters by a range of counts, and refuses half an order. */
export const FilteredByOrders: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-18 of 18 customers');
    await userEvent.click(canvas.getByRole('button', { name: filterMessages.filters }));
    const panel = within(await screen.findByRole('dialog'));
    const from = panel.getByRole('textbox', { name: filterPanel.namedEnds.count.from(t.columns.orders) });
    await userEvent.type(from, '2.5');
    await expect(await panel.findByText(filterPanel.notACount)).toBeVisible();
    await userEvent.clear(from);
    await userEvent.type(from, '3');
    await waitFor(() => expect(panel.getByText('2 of 18')).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: filterPanel.done }));
    await expect(canvas.getByText('Orders: from 3')).toBeVisible();
  },
};

export const Sorted: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-18 of 18 customers');
    await userEvent.click(canvas.getByRole('button', { name: /^Spent/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Spent/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Ishaan Patel'));
  },
};

export const NoMatch: Story = {
  args: { at: `${paths.customers}?q=nobody` },
  play: async ({ canvas }) => expect(await canvas.findByText(t.noMatch)).toBeVisible(),
};

export const Empty: Story = {
  beforeEach: async () => void (await openBackend({ capabilities, orders: [] })),
  play: async ({ canvas }) => expect(await canvas.findByText(t.empty.title)).toBeVisible(),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getCustomerPage, neverRespond)),
  play: async ({ canvas }) => expect(await canvas.findByText(t.loading)).toBeVisible(),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getCustomerPage, () => respondWithError(500))),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: t.retry });
    await expect(canvas.getByRole('heading', { name: t.failed })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByText('1-18 of 18 customers')).toBeVisible();
  },
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
  play: async ({ canvas }) => expect(await canvas.findByText(t.accessText)).toBeVisible(),
};

/** A backend that pages its orders, but can't group them. */
export const Unsupported: Story = {
  beforeEach: async () => void (await openBackend({ capabilities: [PAGED_LISTS_CAPABILITY] })),
  play: async ({ canvas }) => expect(await canvas.findByText(t.unsupportedText)).toBeVisible(),
};

/** A click on a row opens the customer, with only their orders. */
export const OneCustomer: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aarav Mehta' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aarav Mehta' })).toBeVisible();
    await expect(await canvas.findByText('1-3 of 3 orders')).toBeVisible();
    await expect(document.title).toBe('Aarav Mehta · Counter');
    await expect(canvas.getByRole('article', { name: customerView.spent })).toHaveTextContent('₹42,334');
  },
};
export const OneCustomerOnAPhone: Story = {
  args: { at: paths.customer('aarav.mehta@mail.example') },
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText('1-3 of 3 orders')).toBeVisible(),
};

/** The name in an order's dialog leads to the customer. */
export const FromAnOrder: Story = {
  tags: ['no-picture'],
  args: { at: paths.order(sampleOrders[0]!._id) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('link', { name: 'Aarav Mehta' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Aarav Mehta' })).toBeVisible();
  },
};

export const UnknownCustomer: Story = {
  tags: ['no-picture'],
  args: { at: paths.customer('nobody@mail.example') },
  play: async ({ canvas }) => expect(await canvas.findByText(customerView.notFoundText)).toBeVisible(),
};
