import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { orderList as orderListMessages } from '#languages/en/orders.ts';
import { palette as t } from '#languages/en/palette.ts';
import { anAdmin } from '#mocks/builders.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { mockPages } from '#mocks/mockPages.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// The command palette with a backend that searches and pages the lists.

const { getProductPage, getOrderPage, getOrder } = mockPages({
  products: () => sampleProducts,
  orders: () => sampleOrders,
});

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/categories' },
  beforeEach: ({ msw }) => {
    msw.use(
      mockCall(calls.checkAdmin, () => ({
        isLoggedIn: true,
        admin: anAdmin(),
        capabilities: [PAGED_LISTS_CAPABILITY],
      })),
      getProductPage,
      getOrderPage,
      getOrder,
    );
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openPalette({ canvas, userEvent }: Context) {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.click(await canvas.findByRole('button', { name: 'Search and commands' }));
  const field = await screen.findByRole('combobox', { name: t.input });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const findGroup = async (name: string) => within(await screen.findByRole('group', { name }));

/** The server searches products and orders; the browser searches pages and actions. */
export const FoundByTheServer: Story = {
  play: async (context) => {
    const field = await openPalette(context);
    await context.userEvent.type(field, 'meadow');
    const orders = await findGroup(t.groups.orders);
    await expect((await orders.findAllByRole('option')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(t.searching)).toBeNull());
    await expect(orders.getAllByRole('option')[0]!.querySelector('mark')).toHaveTextContent(/meadow/i);
  },
};

/** While the server searches, results found in the browser are listed and can be chosen. */
export const SearchedByTheServer: Story = {
  play: async (context) => {
    const field = await openPalette(context);
    context.msw.use(
      mockCall(extensions.getOrderPage, neverRespond),
      mockCall(extensions.getProductPage, neverRespond),
    );
    await context.userEvent.type(field, 'ord');
    const text = await screen.findByText(t.searching);
    await waitFor(() => expect(text).toBeVisible());
    const pages = await findGroup(t.groups.pages);
    await expect(pages.getByRole('option', { name: /^Orders/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The order search fails. The palette says so and still lists everything else. Trying again finds the orders. */
export const SearchFailed: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const field = await openPalette(context);
    context.msw.use(mockCall(extensions.getOrderPage, () => respondWithError(500)));
    await context.userEvent.type(field, 'meadow');
    const retry = await screen.findByRole('button', { name: t.retry });
    await waitFor(() => expect(screen.getByText(t.failed)).toBeVisible());
    await expect(field).toHaveValue('meadow');
    context.msw.use(getOrderPage);
    await context.userEvent.click(retry);
    await findGroup(t.groups.orders);
    await waitFor(() => expect(screen.queryByText(t.failed)).toBeNull());
  },
};

/** The product and order searches both fail. Pages and actions are still found. */
export const AllSearchesFailed: Story = {
  play: async (context) => {
    context.msw.use(
      mockCall(extensions.getOrderPage, () => respondWithError(500)),
      mockCall(extensions.getProductPage, () => respondWithError(500)),
    );
    await context.userEvent.type(await openPalette(context), 'add');
    await waitFor(() => expect(screen.getByText(t.failed)).toBeVisible());
    const actions = await findGroup(t.groups.actions);
    await expect(actions.getAllByRole('option')[0]).toHaveTextContent('Add a product');
  },
};

/** Presses a key: `key` is what it types, `code` its position on the keyboard. */
const press = (key: string, code: string, modifiers: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...modifiers }),
  );

const expectPage = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());

/** Shortcuts use key positions if the keyboard has no Latin letters, and the letters otherwise. */
export const OtherKeyboards: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('button', { name: 'Search and commands' });
    // A Dvorak keyboard: the positions of 'g d' type 'i e', which is not a shortcut.
    press('i', 'KeyG');
    press('e', 'KeyD');
    // An Arabic keyboard: 'g o' by position.
    press('ل', 'KeyG');
    press('خ', 'KeyO');
    await expectPage(orderListMessages.page);
    // A Hindi keyboard, whose vowels are combining marks: 'g d' by position.
    press('ु', 'KeyG');
    press('्', 'KeyD');
    await expectPage('Dashboard Overview');
    // Latin letters in other positions.
    press('g', 'KeyU');
    press('o', 'KeyS');
    await expectPage(orderListMessages.page);
    press('ن', 'KeyK', navigator.platform.startsWith('Mac') ? { metaKey: true } : { ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('combobox', { name: t.input })).toHaveFocus());
  },
};
