import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import type { RequestBody } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { tools } from '#languages/en/list.ts';
import { importPage } from '#languages/en/productImport.ts';
import { productList } from '#languages/en/products.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { expectToast, findToast, getToastTexts } from '../toasts.ts';
import { appPage, phone } from '../viewports.ts';
import { SUSPENDED_IN_ACT } from '../../.storybook/strayErrors.ts';
import { AppAt } from './AppAt.tsx';

const meta = { component: AppAt, parameters: appPage, args: { at: '/product-list' } } satisfies Meta<
  typeof AppAt
>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstName = sampleProducts[0]!.name;

/** Checks that both the toast and the table show the error. */
const expectErrorInToastAndTable = async (text: string) => {
  await expectToast(text);
  await expect(screen.getByRole('heading', { name: text })).toBeVisible();
  await screen.findByText('12,847');
};

export const Loaded: Story = {
  tags: ['state:product-list.loaded', 'whole-screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(firstName))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await expect(await canvas.findByText('$48,623,910')).toBeVisible();
    await expect(canvas.queryByText(/from last month|this week/)).toBeNull();
    await expect(document.title).toBe('All Products · Counter');
  },
};
/** The first product is in the upper half of the screen. */
export const LoadedOnAPhone: Story = {
  ...Loaded,
  tags: ['state:product-list.loaded', 'phone'],
  globals: phone,
  play: async (context) => {
    await Loaded.play?.(context);
    await expect(context.canvas.getAllByRole('row')[1]!.getBoundingClientRect().top).toBeLessThan(400);
  },
};

/** On a phone the import is in the list's menu. */
export const ImportOnAPhone: Story = {
  tags: ['no-picture'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(firstName);
    await expect(canvas.queryByRole('link', { name: productList.importProducts })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: tools.more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: productList.importProducts }));
    await expect(await canvas.findByRole('heading', { level: 1, name: importPage.title })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:product-list.loading'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.dashboardDetails, neverRespond), mockCall(calls.getAllProducts, neverRespond)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product inventory...')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state:product-list.empty'],
  beforeEach: ({ msw }) => {
    const none = { totalOrders: 0, totalUsers: 1, totalProducts: 0, totalRevenueAmount: 0 };
    msw.use(
      mockCall(calls.getAllProducts, () => ({ products: [] })),
      mockCall(calls.dashboardDetails, () => none),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Your First Product' })).toBeVisible();
    await canvas.findByText('$0');
    await Promise.all([...canvasElement.querySelectorAll('img')].map((img) => img.decode()));
  },
};

export const Failed: Story = {
  tags: ['state:product-list.failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getAllProducts, () => respondWithError(500))),
  play: () => expectErrorInToastAndTable('Failed to load products.'),
};

/** Shows the server's message, or that the response is invalid, until the products load. */
export const Retried: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.getAllProducts, () => respondWithError(503, 'The store is closed'))),
  play: async ({ canvas, userEvent, msw, step }) => {
    const retry = async () => userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await step('The server has a message', () => expectErrorInToastAndTable('The store is closed'));
    await step('The response is invalid', async () => {
      msw.use(http.get(`*${calls.getAllProducts.path}`, () => HttpResponse.json({ data: { items: [] } })));
      await retry();
      await expectErrorInToastAndTable('Could not fetch products data.');
    });
    await step('The products load', async () => {
      msw.use(mockCall(calls.getAllProducts, () => ({ products: sampleProducts.slice(0, 1) })));
      await retry();
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
      await waitFor(() => expect(getToastTexts()).toEqual([]));
    });
  },
};

export const AccessDenied: Story = {
  tags: ['state:product-list.access-denied'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
};
export const AccessDeniedOnAPhone: Story = {
  ...AccessDenied,
  tags: ['state:product-list.access-denied', 'phone'],
  globals: phone,
};

const selectTwoThenSearch: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  await userEvent.type(canvas.getByRole('searchbox'), 'kettle');
  await waitFor(() => expect(canvas.queryByText(firstName)).toBeNull());
};

/** The search hides two selected products. The bar shows how many, and the delete dialog names them. */
export const SelectedNotShown: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await selectTwoThenSearch(context);
    const bar = within(await canvas.findByRole('region', { name: 'Selected products' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('2 selected, 2 not shown'));
    await step('Unselect one product', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Show them' }));
      const list = within(await screen.findByRole('dialog', { name: 'Selected products' }));
      await userEvent.click(list.getByText(sampleProducts[1]!.name));
      await userEvent.click(list.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 selected, 1 not shown'));
      await expect(bar.getByRole('button', { name: 'Show them' })).toHaveFocus();
    });
    await step('Delete the other one', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 product?' });
      await expect(dialog).toHaveTextContent(firstName);
    });
  },
};

/** Unselecting the last product hides the bar and returns the focus to the search. */
export const LastSelectedRemoved: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectTwoThenSearch(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show them' }));
    const list = within(await screen.findByRole('dialog', { name: 'Selected products' }));
    for (const box of list.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(list.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected products' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

export const DeleteFailed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.deleteProduct, () => respondWithError(500))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const log = spyOn(console, 'warn');
    await pressDelete(context, firstName);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
    await expect(log).toHaveBeenCalledWith(expect.stringMatching(/delete.*500/i));
    await expect(getToastTexts()).toEqual([]);
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];

/** A store with products that can be edited. Tests change `stored` for edits by someone else. */
function mockStore(products: readonly (typeof sampleProducts)[number][]): {
  stored: Map<string, (typeof sampleProducts)[number]>;
  handlers: ReturnType<typeof mockCall>[];
} {
  const stored = new Map(products.map((one) => [one._id, one]));
  return {
    stored,
    handlers: [
      mockCall(calls.getAllProducts, () => ({ products: [...stored.values()] })),
      mockCall(calls.getProduct, ({ params }) => ({ product: stored.get(params.productId)! })),
      mockCall(calls.editProduct, ({ params: { productId }, body }) => {
        const { updatedAt: _, ...edited } = body.product;
        stored.set(productId, { ...stored.get(productId)!, ...edited });
        return { productId };
      }),
    ],
  };
}

const openStore: NonNullable<Story['beforeEach']> = ({ msw, loaded }) => {
  const { stored, handlers } = mockStore(sampleProducts.slice(0, 5));
  loaded['stored'] = stored;
  msw.use(...handlers);
};
const getStored = ({ loaded }: Context, index: number) =>
  (loaded['stored'] as ReturnType<typeof mockStore>['stored']).get(sampleProducts[index]!._id)!;
const selectFirst = async ({ canvas, userEvent }: Context, count: number) => {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
  return within(await canvas.findByRole('region', { name: 'Selected products' }));
};

/** Undo restores exactly the changed rows. One was a draft before, and someone else has changed another one since. */
export const StatusUndone: Story = {
  tags: ['no-picture'],
  beforeEach: openStore,
  play: async (context) => {
    const { userEvent, loaded } = context;
    const stored = loaded['stored'] as ReturnType<typeof mockStore>['stored'];
    stored.set(sampleProducts[2]!._id, { ...getStored(context, 2), status: 'draft' });
    const bar = await selectFirst(context, 3);
    await userEvent.click(bar.getByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set as draft' }));
    const toast = await findToast('3 products are now drafts');
    await expect([0, 1, 2, 3].map((index) => getStored(context, index).status)).toEqual([
      'draft',
      'draft',
      'draft',
      'active',
    ]);
    stored.set(sampleProducts[1]!._id, { ...getStored(context, 1), status: 'inactive' });
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expectToast('1 change undone, 1 couldn’t be undone');
    await expect([0, 1, 2].map((index) => getStored(context, index).status)).toEqual([
      'active',
      'inactive',
      'draft',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // For a second change.
    await expect(bar.getByRole('status')).toHaveTextContent('3 selected');
  },
};

/** A failed undo can be repeated. It waits while another action asks for confirmation. */
export const UndoRetried: Story = {
  tags: ['no-picture'],
  beforeEach: openStore,
  play: async (context) => {
    const { userEvent, msw, step } = context;
    const getStatuses = () => [0, 1].map((index) => getStored(context, index).status);
    const bar = await selectFirst(context, 2);
    await userEvent.click(bar.getByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set as draft' }));
    const pressInToast = async (text: string, name: string) =>
      within(await findToast(text))
        .getByRole('button', { name })
        .click();
    const done = '2 products are now drafts';
    await findToast(done);
    await step('Press Undo while a dialog is open', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog');
      await pressInToast(done, 'Undo');
      await expect(await findToast(done)).toBeInTheDocument();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(getStatuses()).toEqual(['draft', 'draft']);
    });
    await step('Fail to undo it', async () => {
      msw.use(http.post('*/edit-product/:productId', () => HttpResponse.error(), { once: true }));
      await pressInToast(done, 'Undo');
      await findToast('1 change undone, 1 couldn’t be undone');
    });
    await step('Try again', async () => {
      await pressInToast('1 change undone, 1 couldn’t be undone', 'Try 1 again');
      await expectToast('1 change undone');
      await expect(getStatuses()).toEqual(['active', 'active']);
    });
  },
};

const first = sampleProducts[0]!;
/** Finds the button of a cell by its name and value, because its text is the value of the cell. */
const findCell = ({ canvasElement }: Context, name: string, id = first._id) =>
  waitFor(() => {
    const cell = canvasElement.querySelector<HTMLElement>(`button[name="${name}"][value="${id}"]`);
    if (!cell) throw new Error(`no cell ${name} of ${id}`);
    return cell;
  });
const findField = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Replaces a field's text. Not typed: userEvent reports a change when React removes a field that it has typed into. */
async function fillIn(label: RegExp, value: string) {
  const field = (await findField(label)) as HTMLInputElement;
  fireEvent.change(field, { target: { value } });
  return field;
}

type EditBody = RequestBody<typeof calls.editProduct>;
/** Records edits of the first product. `theirs` makes the stored product newer than the one in the list. */
const recordEdits =
  (theirs: Partial<typeof first> = {}): NonNullable<Story['beforeEach']> =>
  ({ msw, loaded }) => {
    loaded['sent'] = [];
    let { stock } = first;
    msw.use(
      // The list reloads after an edit and must contain the new stock.
      mockCall(calls.getAllProducts, () => ({ products: [{ ...first, stock }, ...sampleProducts.slice(1)] })),
      mockCall(calls.getProduct, () => ({ product: { ...first, ...theirs } })),
      mockCall(calls.editProduct, ({ params, body }) => {
        (loaded['sent'] as EditBody[]).push(body);
        ({ stock } = body.product);
        return { productId: params.productId };
      }),
    );
  };

/** The form covers its cell, and the rows keep their place. */
export const EditingStock: Story = {
  beforeEach: recordEdits(),
  play: async (context) => {
    const stock = await findCell(context, 'stock');
    const row = stock.closest('tr')!;
    const before = row.getBoundingClientRect().height;
    await context.userEvent.click(stock);
    const field = await findField(`Stock of ${firstName}`);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(row.getBoundingClientRect().height).toBe(before);
  },
};

/** F2 opens a cell, Tab saves it and opens the next one. Escape cancels the edit of that one. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  beforeEach: recordEdits(),
  play: async (context) => {
    const { userEvent, loaded, step } = context;
    const stock = await findCell(context, 'stock');
    await step('Open the stock with F2', async () => {
      stock.focus();
      await userEvent.keyboard('{F2}');
      await expect(await findField(`Stock of ${firstName}`)).toHaveFocus();
    });
    await step('Save it with Tab', async () => {
      await fillIn(/^Stock of/, '77');
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      const price = await findField(/^Discounted price of/);
      await waitFor(() => expect(price).toHaveFocus());
      await screen.findByText(/^Stock of .+ saved: 128\b.* → 77\b/);
      await expect(loaded['sent']).toHaveLength(1);
    });
    await step('Cancel the edit of the price', async () => {
      await fillIn(/^Discounted price of/, '5');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('value', first._id));
      await expect(loaded['sent']).toHaveLength(1);
      await expect(stock).toHaveTextContent(/^77 /);
    });
  },
};

/** The product has changed since the list was loaded. The editor says so instead of saving, and the row updates. */
export const ConflictInTheRow: Story = {
  tags: ['no-picture'],
  beforeEach: recordEdits({ stock: 5, updatedAt: '2026-11-20T08:00:00.000Z' }),
  play: async (context) => {
    const { userEvent, loaded } = context;
    await userEvent.click(await findCell(context, 'stock'));
    (await fillIn(/^Stock of/, '31')).form?.requestSubmit();
    await screen.findByText(/Someone else saved this product/);
    await expect(await findField(/^Stock of/)).toHaveValue('31');
    await expect(await findCell(context, 'stock')).toHaveTextContent(/^5 /);
    await expect(loaded['sent']).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    const cell = await findCell(context, 'stock');
    await waitFor(() => expect(cell).toHaveTextContent(/^31 /));
    const [{ product }] = loaded['sent'] as [EditBody];
    await expect(product.updatedAt).toBe('2026-11-20T08:00:00.000Z');
  },
};

const pasteText = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
};

/** Pasting several cells saves the edited cell first. One Undo restores all pasted values. */
export const PastedWhileEditing: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  beforeEach: openStore,
  play: async (context) => {
    const { userEvent } = context;
    const getStocks = () => [0, 1].map((index) => getStored(context, index).stock);
    const { stock: secondStock } = getStored(context, 1);
    await userEvent.click(await findCell(context, 'stock'));
    await waitFor(async () => expect(await findField(`Stock of ${firstName}`)).toHaveFocus());
    await userEvent.keyboard('77');
    pasteText('501\n502\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste into the list' }));
    await expect(getStocks()).toEqual([77, secondStock]);
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }));
    const toast = await findToast('2 products changed');
    await expect(getStocks()).toEqual([501, 502]);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expectToast('2 changes undone');
    await expect(getStocks()).toEqual([77, secondStock]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Spreadsheets quote cells with line breaks, so that the next row stays the next product's. */
export const PastedWithLineBreaks: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  beforeEach: openStore,
  play: async (context) => {
    const { userEvent } = context;
    (await findCell(context, 'stock')).focus();
    pasteText('501\t"recounted\nby Asha"\n502\tok\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste into the list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }));
    await findToast('2 products changed');
    await expect([0, 1].map((index) => getStored(context, index).stock)).toEqual([501, 502]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An edited cell that can't be saved stays open with its error, and nothing is pasted. */
export const PastedWhileInvalid: Story = {
  tags: ['no-picture'],
  beforeEach: openStore,
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.click(await findCell(context, 'stock'));
    const field = await findField(`Stock of ${firstName}`);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('-1');
    pasteText('501\n502\n');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('-1');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
