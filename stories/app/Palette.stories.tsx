import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { orderList as orderListMessages } from '#languages/en/orders.ts';
import { palette as t } from '#languages/en/palette.ts';
import { anAdmin } from '#mocks/builders.ts';
import { mockCall, never, refuse } from '#mocks/mockCall.ts';
import { mockPages } from '#mocks/pagedLists.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// The palette on a backend with pages.

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
type Play = Parameters<NonNullable<Story['play']>>[0];

async function openPalette({ canvas, userEvent }: Play) {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.click(await canvas.findByRole('button', { name: 'Search and commands' }));
  const field = await screen.findByRole('combobox', { name: t.input });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const findGroup = async (name: string) => within(await screen.findByRole('group', { name }));

/** Products and orders that the server has found. Commands are found here, with each letter. */
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

/** The server takes its time: what is found here is listed already, and Enter takes it. */
export const SearchedByTheServer: Story = {
  play: async (context) => {
    const field = await openPalette(context);
    context.msw.use(mockCall(extensions.getOrderPage, never), mockCall(extensions.getProductPage, never));
    await context.userEvent.type(field, 'ord');
    const text = await screen.findByText(t.searching);
    await waitFor(() => expect(text).toBeVisible());
    const pages = await findGroup(t.groups.pages);
    await expect(pages.getByRole('option', { name: /^Orders/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Orders can't be searched: it says so and lists what else there is. Another try finds them. */
export const SearchFailed: Story = {
  play: async (context) => {
    const field = await openPalette(context);
    context.msw.use(mockCall(extensions.getOrderPage, () => refuse(500)));
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

/** Neither products nor orders can be searched: pages and actions are still found. */
export const ListsOutOfReach: Story = {
  play: async (context) => {
    context.msw.use(
      mockCall(extensions.getOrderPage, () => refuse(500)),
      mockCall(extensions.getProductPage, () => refuse(500)),
    );
    await context.userEvent.type(await openPalette(context), 'add');
    await waitFor(() => expect(screen.getByText(t.failed)).toBeVisible());
    const actions = await findGroup(t.groups.actions);
    await expect(actions.getAllByRole('option')[0]).toHaveTextContent('Add a product');
  },
};

/** Presses a key: what it types, and where it is. */
const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }),
  );

const isAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());

/** The letters of the shortcuts are found by their places where a keyboard has others, and only there. */
export const OtherKeyboards: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('button', { name: 'Search and commands' });
    // A Latin keyboard with the letters in other places (Dvorak): 'g d' by its places types 'i e', which leads nowhere.
    press('i', 'KeyG');
    press('e', 'KeyD');
    // Arabic: 'g o' by its places.
    press('ل', 'KeyG');
    press('خ', 'KeyO');
    await isAt(orderListMessages.page);
    // Hindi, whose vowels are signs: 'g d'.
    press('ु', 'KeyG');
    press('्', 'KeyD');
    await isAt('Dashboard Overview');
    // Latin letters, wherever they are.
    press('g', 'KeyU');
    press('o', 'KeyS');
    await isAt(orderListMessages.page);
    press('ن', 'KeyK', navigator.platform.startsWith('Mac') ? { metaKey: true } : { ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('combobox', { name: t.input })).toHaveFocus());
  },
};
