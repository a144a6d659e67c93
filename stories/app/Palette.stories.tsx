import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { orderList as orderListMessages } from '#languages/en/orders.ts';
import { paths } from '#features/paths.ts';
import { palette as t } from '#languages/en/palette.ts';
import { saveRecentItem } from '#app/page/recentItems.ts';
import { openBackend } from '#mocks/backend.ts';
import { anAdmin } from '#mocks/builders.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';
import { SUSPENDED_IN_ACT } from '../../.storybook/strayErrors.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// The command palette with a backend that searches and pages the lists.

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/categories' },
  beforeEach: async () => {
    await openBackend({
      capabilities: [PAGED_LISTS_CAPABILITY, CUSTOMERS_CAPABILITY, STORE_DETAILS_CAPABILITY],
    });
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openPalette({ canvas, userEvent }: Context) {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.click(await canvas.findByRole('button', { name: /^Search products/ }));
  const field = await screen.findByRole('combobox', { name: t.input });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const findGroup = async (name: string) => within(await screen.findByRole('group', { name }));

/** Products with their price and stock, orders with customer, status and total, customers with their contact. */
export const Results: Story = {
  tags: ['whole-screen'],
  play: async (context) => {
    const field = await openPalette(context);
    await context.userEvent.type(field, 'mu');
    await waitFor(() => expect(screen.queryByText(t.searching)).toBeNull());
    const getOption = async (group: string) => (await findGroup(group)).getAllByRole('option')[0];
    await expect(await getOption(t.groups.products)).toHaveTextContent(
      /^Stoneware mugs, .*85 sets.*Rs 1,512$/,
    );
    await expect(await getOption(t.groups.orders)).toHaveTextContent(
      /^Stoneware mugs, .*Siobhán.* · .* \d{4} · [\da-f]{8}….*Delivered/,
    );
    await expect(await getOption(t.groups.customers)).toHaveTextContent(
      /^D?Debjani Mukhopadhyay.*@mail\.example.*2 orders$/,
    );
  },
};
export const ResultsOnAPhone: Story = {
  tags: ['whole-screen', 'phone'],
  globals: phone,
  play: Results.play!,
};

/** The last of the found orders is a link to the list with all of them. */
export const AllFoundOrders: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await openPalette(context);
    await userEvent.type(field, ' mug ');
    const orders = await findGroup(t.groups.orders);
    await waitFor(() => expect(screen.queryByText(t.searching)).toBeNull());
    const last = orders.getAllByRole('option').at(-1)!;
    await expect(last).toHaveTextContent('See all orders for “mug”');
    await userEvent.click(last);
    await canvas.findByRole('heading', { level: 1, name: orderListMessages.page });
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('mug'));
  },
};

/** Finds a customer by phone number, and opens their page. */
const findCustomer: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent } = context;
  const field = await openPalette(context);
  await userEvent.type(field, '090-6612-4478');
  const customers = await findGroup(t.groups.customers);
  await userEvent.click(customers.getByRole('option', { name: /^Takumi Fujiwara/ }));
  await canvas.findByRole('heading', { level: 1, name: 'Takumi Fujiwara' });
  await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
};
export const CustomerPage: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  play: findCustomer,
};
/** A backend with only the sixteen calls sends all orders. Customers are found in these. */
export const CustomerPageOfAnyBackend: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: true, admin: anAdmin() }))),
  play: findCustomer,
};

const viewed = sampleProduct('Nimbus Tab 11');
/** Rows that the palette has requested one by one. */
let requestedRows: string[] = [];

/**
 * Before typing: recent items, actions, and the pages that are built. The product of the page is cached, so it has its
 * values. The order, of an earlier visit, has its last name. Nothing is loaded for them.
 */
export const Start: Story = {
  args: { at: paths.viewProduct(viewed._id) },
  beforeEach: ({ msw }) => {
    requestedRows = [];
    msw.use(
      mockCall(calls.getProduct, ({ params }) => {
        requestedRows.push(params.productId);
        return { product: viewed };
      }),
      mockCall(extensions.getOrder, ({ params }) => {
        requestedRows.push(params.id);
        return respondWithError(404);
      }),
    );
    saveRecentItem(anAdmin().email, { kind: 'product', id: viewed._id, name: 'Old name' });
    const mugs = sampleProduct('Stoneware mugs');
    saveRecentItem(anAdmin().email, { kind: 'product', id: mugs._id, name: mugs.name });
    saveRecentItem(anAdmin().email, {
      kind: 'order',
      id: sampleOrders[0]!._id,
      name: 'Nimbus Tab 11 (2026)',
    });
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const field = await openPalette(context);
    const recent = await findGroup(t.groups.recent);
    const options = recent.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual([
      expect.stringMatching(/^Nimbus Tab 11 \(2026\).*46 pieces.*Rs 36,549/),
      `Nimbus Tab 11 (2026)${sampleOrders[0]!._id.slice(0, 8)}…`,
      expect.stringMatching(/^Stoneware mugs/),
    ]);
    // The page's own request.
    await expect(requestedRows).toEqual([viewed._id]);
    const getNames = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(getNames()).toEqual([t.groups.recent, t.groups.actions, t.groups.pages]);
    const pages = await findGroup(t.groups.pages);
    // Once the dialog has appeared.
    await waitFor(() => expect(pages.getByRole('option', { name: 'Store details' })).toBeVisible());
    await step('Typing also finds pages that aren’t built yet.', async () => {
      await expect(screen.queryByRole('option', { name: 'Categories' })).toBeNull();
      await userEvent.type(field, 'categ');
      await expect(await screen.findByRole('option', { name: 'Categories' })).toBeVisible();
      await userEvent.clear(field);
      await findGroup(t.groups.recent);
    });
  },
};

/** While the server searches, results found in the browser are listed and can be chosen. */
export const SearchedByTheServer: Story = {
  tags: ['no-picture'],
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

const BARCODE = '4006381333931';

const openBackendWithBarcodes = (barcodes: readonly string[]) =>
  openBackend({
    capabilities: [PAGED_LISTS_CAPABILITY],
    products: barcodes.map((barcode, index) => ({
      ...viewed,
      _id: `coded-${index}`,
      name: `Pen ${index + 1}`,
      sku: `PEN-${index + 1}`,
      barcode,
    })),
  });

/** A scanner types a barcode faster than the server searches, and ends with Enter. Longer barcodes don't matter. */
export const ScannedBarcode: Story = {
  tags: ['no-picture'],
  beforeEach: async () => {
    await openBackendWithBarcodes([`${BARCODE}0`, BARCODE, `1${BARCODE}`]);
  },
  play: async (context) => {
    const field = await openPalette(context);
    await context.userEvent.type(field, `${BARCODE}{Enter}`);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Pen 2' })).toBeVisible());
  },
};

/** Several products have the barcode, so Enter opens the list of them. */
export const SharedBarcode: Story = {
  beforeEach: async () => {
    await openBackendWithBarcodes([BARCODE, `${BARCODE}0`, BARCODE]);
  },
  play: async (context) => {
    const { userEvent, canvas, step } = context;
    const field = await openPalette(context);
    await userEvent.type(field, `${BARCODE}{Enter}`);
    await step('The list has both products, and no other', async () => {
      await canvas.findByRole('link', { name: /^Pen 1/ });
      await canvas.findByRole('link', { name: /^Pen 3/ });
      await expect(canvas.queryByRole('link', { name: /^Pen 2/ })).toBeNull();
    });
    await step('The palette says how many there are', async () => {
      await userEvent.type(await openPalette(context), BARCODE);
      const group = await findGroup(t.groups.barcode);
      await expect(group.getByRole('option', { name: t.sharedBarcode(2) })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await waitFor(() => expect(screen.queryByText(t.searching)).toBeNull());
    });
  },
};

/** The results for fewer letters stay while the server searches again, so that Enter can choose one. */
export const ResultsWhileSearching: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { msw, userEvent } = context;
    const field = await openPalette(context);
    await userEvent.type(field, 'kettl');
    await findGroup(t.groups.products);
    const searches: (string | undefined)[] = [];
    msw.use(
      mockCall(extensions.getProductPage, ({ query }) => {
        searches.push(query.search);
        return neverRespond();
      }),
      mockCall(extensions.getOrderPage, neverRespond),
    );
    await userEvent.type(field, 'e');
    await waitFor(() => expect(searches).toEqual(['kettle']));
    const [product] = (await findGroup(t.groups.products)).getAllByRole('option');
    await expect(product).toHaveAttribute('aria-selected', 'true');
  },
};

/** The connection is lost while results are listed: the next search fails, and the results stay. */
export const OfflineWithResults: Story = {
  tags: ['no-picture'],
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async (context) => {
    const field = await openPalette(context);
    await context.userEvent.type(field, 'kettl');
    await findGroup(t.groups.products);
    onlineManager.setOnline(false);
    await context.userEvent.type(field, 'e');
    await waitFor(() => expect(screen.getByText(t.failed)).toBeVisible());
    await findGroup(t.groups.products);
  },
};

/** The searches fail. The palette says so and still finds actions. Trying again finds orders. */
export const SearchFailed: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { userEvent, msw, step } = context;
    const field = await openPalette(context);
    msw.use(
      mockCall(extensions.getOrderPage, () => respondWithError(500)),
      mockCall(extensions.getProductPage, () => respondWithError(500)),
    );
    await step('Find an action', async () => {
      await userEvent.type(field, 'add');
      await waitFor(() => expect(screen.getByText(t.failed)).toBeVisible());
      const actions = await findGroup(t.groups.actions);
      await expect(actions.getAllByRole('option')[0]).toHaveTextContent('Add New Product');
    });
    await step('Try again to find orders', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'meadow');
      const retry = await screen.findByRole('button', { name: t.retry });
      await expect(field).toHaveValue('meadow');
      msw.resetHandlers();
      await userEvent.click(retry);
      await findGroup(t.groups.orders);
      await waitFor(() => expect(screen.queryByText(t.failed)).toBeNull());
    });
  },
};

/** A page without a list has no search of its own. */
export const OpenedBySlash: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search products, orders, customers' });
    await userEvent.keyboard('/');
    const field = await screen.findByRole('combobox', { name: t.input });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
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
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('button', { name: 'Search products, orders, customers' });
    await step('A Dvorak keyboard, where the positions of “g d” are no shortcut', async () => {
      press('i', 'KeyG');
      press('e', 'KeyD');
    });
    await step('An Arabic keyboard, by position: “g o”', async () => {
      press('ل', 'KeyG');
      press('خ', 'KeyO');
      await expectPage(orderListMessages.page);
    });
    await step('A Hindi keyboard, whose vowels are combining marks: “g d”', async () => {
      press('ु', 'KeyG');
      press('्', 'KeyD');
      await expectPage('Dashboard Overview');
    });
    await step('Latin letters in other positions', async () => {
      press('g', 'KeyU');
      press('o', 'KeyS');
      await expectPage(orderListMessages.page);
    });
    await step('The shortcut of the palette on an Arabic keyboard', async () => {
      press('ن', 'KeyK', navigator.platform.startsWith('Mac') ? { metaKey: true } : { ctrlKey: true });
      await waitFor(() => expect(screen.getByRole('combobox', { name: t.input })).toHaveFocus());
    });
  },
};
