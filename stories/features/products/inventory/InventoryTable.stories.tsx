import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { changeCriteria, toListState } from '#features/list/listModel.ts';
import { ListTable, type ListTableProps } from '#features/list/ListTable.tsx';
import { createSelection } from '#features/list/selection.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';
import { shared as sharedMessages } from '#languages/en/list.ts';
import { inventory as t } from '#languages/en/products.ts';
import type { ProductListActions } from '#features/products/inventory/productCells.tsx';
import { aProduct } from '#mocks/builders.ts';
import { productList } from '#mocks/englishProductList.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, phone, tablet } from '../../../viewports.ts';
import { expectRoomForFreshness, FreshnessSwitcher } from '../../list/FreshnessSwitcher.tsx';
import { findRowAction, pressDelete } from './rowActions.ts';
import { useDefaultProductList } from './useDefaultProductList.ts';

const products = sampleProducts.map((one) => lenientProduct.parse(one));

const defaultCriteria: ListCriteria = getDefaultCriteria(productList);

const listArgs = (criteria: Partial<ListCriteria>, rows: readonly Product[] = products) => {
  const fullCriteria = { ...defaultCriteria, ...criteria };
  return { criteria: fullCriteria, state: toListState(getPage(productList, rows, fullCriteria)) };
};

/** Searches, filters, sorts and paginates the given products, like the app. */
function InteractiveTable({
  rows = products,
  initialCriteria = defaultCriteria,
}: {
  rows?: typeof products;
  initialCriteria?: ListCriteria;
}) {
  const [criteria, setCriteria] = useState(initialCriteria);
  return (
    <ProductTable
      state={toListState(getPage(productList, rows, criteria))}
      criteria={criteria}
      onChange={(change) => setCriteria(changeCriteria(productList, criteria, change))}
      actions={{ onView: () => {}, onDelete: () => {}, onQuickEdit: () => {} }}
      onRetry={() => {}}
    />
  );
}

type ProductTableProps = Omit<ListTableProps<Product, ProductListActions>, 'list'>;

/** The product list in the language chosen in the toolbar. */
const ProductTable = (props: ProductTableProps) => <ListTable {...props} list={useDefaultProductList()} />;

const meta = {
  component: ProductTable,
  subcomponents: { ListTable },
  parameters: page,
  args: {
    ...listArgs({}),
    onChange: fn(),
    actions: { onView: fn(), onDelete: fn(), onQuickEdit: fn() },
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-page p-(--page-gutter)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], render: () => <InteractiveTable /> };

export const Rows: Story = {
  tags: ['state:inventory.rows'],
  play: async (context) => {
    const { canvas, args } = context;
    const table = canvas.getByRole('table', { name: 'Product Inventory' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await pressDelete(context, products[0]!.name!);
    await expect(args.actions.onDelete).toHaveBeenCalledWith(products[0]);
    const { control } = await findRowAction(context, 'Edit', products[1]!.name!);
    await expect(control).toHaveAttribute('href', `/edit-product/${products[1]!._id}`);
    await expect(args.actions.onView).not.toHaveBeenCalled();
    await context.userEvent.click(canvas.getAllByText('Electronics')[0]!);
    await expect(args.actions.onView).toHaveBeenCalledOnce();
  },
};

export const Cards: Story = {
  tags: ['state:inventory.rows', 'phone'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t.actions(products[0]!.name!) }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((one) => one.textContent)).toEqual([
      t.viewItem,
      t.editItem,
      t.editPriceItem,
      t.editStockItem,
      t.duplicateItem,
      t.deleteItem,
    ]);
  },
};

const rowSelection: ListSelection<Product> = {
  selection: createSelection(),
  toSelectable: ({ _id, name = '' }) => ({ id: _id, name }),
  cells: selectionCells,
};
const getSelectedNames = () => [...rowSelection.selection.get().values()].map(({ name }) => name);
/** Without thumbnails, because Chromium scales them differently each time a row changes. */
const withoutImages = products.map((one) => ({ ...one, images: undefined }));
const getNames = (from: number, to: number) => products.slice(from, to).map(({ name }) => name);

/** Selects rows: one, a range with Shift, and all. */
export const Selected: Story = {
  args: { ...listArgs({}, withoutImages), rowSelection },
  beforeEach: () => rowSelection.selection.clear(),
  play: async ({ canvas, userEvent, step }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes).toHaveLength(11);
    const [all, first, second, third] = boxes as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];

    await step('Space selects a row.', async () => {
      first.focus();
      await userEvent.keyboard(' ');
      await expect(first).toBeChecked();
      await expect(all).toBePartiallyChecked();
    });

    await step('Shift selects a range, by arrow keys and by clicks.', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(second).toHaveFocus();
      await expect(getSelectedNames()).toEqual(getNames(0, 2));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(boxes[5]!);
      await userEvent.keyboard('{/Shift}');
      await expect(getSelectedNames()).toEqual(getNames(0, 5));
    });

    await step('The box in the head selects all rows, and then none.', async () => {
      await userEvent.click(all);
      await expect(getSelectedNames()).toEqual(getNames(0, 10));
      await userEvent.click(all);
      await expect(getSelectedNames()).toEqual([]);
    });

    await step('Selected rows have a background of their own.', async () => {
      await userEvent.click(second);
      await userEvent.click(third);
      third.blur();
      const getBackground = (box: HTMLElement) => getComputedStyle(box.closest('tr')!).backgroundColor;
      await expect(getBackground(second)).toBe(getBackground(third));
      await expect(getBackground(second)).not.toBe(getBackground(first));
    });
  },
};

export const SelectedCards: Story = {
  args: { ...listArgs({}, withoutImages), rowSelection },
  globals: phone,
  beforeEach: () => rowSelection.selection.clear(),
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first!);
    await expect(first).toBeChecked();
    first!.blur();
    const row = first!.closest('tr')!;
    const next = row.nextElementSibling!;
    await expect(getComputedStyle(row).backgroundColor).not.toBe(getComputedStyle(next).backgroundColor);
  },
};

export const LoadingSelectable: Story = { args: { rowSelection, state: { status: 'loading' } } };

export const LowStock: Story = {
  tags: ['state:inventory.low-stock'],
  args: listArgs({}, [
    aProduct({ name: 'Ten left', stock: 10 }),
    aProduct({ name: 'Eleven left', stock: 11 }),
    aProduct({ name: 'None left', stock: 0 }),
  ]),
  play: async ({ canvas }) => {
    const getRow = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(getRow(/Ten left/)).toHaveTextContent('10 piecesLow stock');
    await expect(getRow(/None left/)).toHaveTextContent('0 piecesOut of stock');
    await expect(within(canvas.getByRole('table')).getAllByText(/^(Low|Out of) stock$/)).toHaveLength(2);
  },
};

export const WithAndWithoutDiscount: Story = {
  tags: ['state:inventory.discount'],
  args: listArgs({}, [
    aProduct({ name: 'Reduced', actualPrice: 8450, discountedPrice: 6760, discountPercentage: 20 }),
    aProduct({ name: 'Never reduced' }),
    aProduct({ name: 'Reduced by nothing', discountedPrice: 11200, discountPercentage: 0 }),
    aProduct({ name: 'Given away', actualPrice: 500, discountedPrice: 0, discountPercentage: 100 }),
  ]),
};

/** Products that customers don't see have a badge. */
const withStatuses = [
  aProduct({ name: 'Sold to customers', status: 'active' }),
  aProduct({ name: 'Still being written', status: 'draft' }),
  aProduct({ name: 'Out of season', status: 'Inactive' }),
  aProduct({ name: 'A name that is much too long for its column '.repeat(4).trim(), status: 'draft' }),
];
export const Statuses: Story = {
  args: listArgs({}, withStatuses),
  play: async ({ canvas }) => {
    const getRow = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(getRow(/Still being written/)).toHaveTextContent('Still being written Draft');
    await expect(getRow(/Out of season/)).toHaveTextContent('Out of season Inactive');
    await expect(getRow(/Sold to customers/)).not.toHaveTextContent('Active');
    for (const badge of canvas.getAllByText(/^(Draft|Inactive)$/)) await expect(badge).toBeVisible();
  },
};
export const StatusesOnAPhone: Story = { ...Statuses, tags: ['phone'], globals: phone };

export const Search: Story = {
  tags: ['state:inventory.search'],
  render: () => <InteractiveTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: t.search }), 'LAMP');
    await waitFor(() => {
      for (const row of canvas.getAllByRole('row').slice(1)) expect(row).toHaveTextContent(/lamp/i);
    });
    await userEvent.tab();
    await userEvent.tab({ shift: true });
  },
};

export const SearchFindsNothing: Story = {
  tags: ['state:inventory.search-none'],
  render: () => <InteractiveTable initialCriteria={{ ...defaultCriteria, search: 'submarine' }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No products found matching your criteria')).toBeVisible();
    const clear = canvas.getByRole('button', { name: sharedMessages.clear });
    await userEvent.click(clear);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'submarine');
    await expect(await canvas.findByText('No products found matching your criteria')).toBeVisible();
  },
};

export const FilterByCategory: Story = {
  tags: ['state:inventory.filter-category'],
  render: () => <InteractiveTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Food & Health' }));
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) await expect(row).toHaveTextContent('Food & Health');
  },
};

export const FirstPage: Story = {
  tags: ['state:inventory.page-first'],
  args: listArgs({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`1–10 of ${products.length}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
      sharedMessages.onFirstPage,
    );
  },
};

export const MiddlePage: Story = {
  tags: ['state:inventory.page-middle'],
  render: () => <InteractiveTable initialCriteria={{ ...defaultCriteria, page: 1 }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText(`11–20 of ${products.length}`)).toBeVisible();
  },
};

export const LastPage: Story = {
  tags: ['state:inventory.page-last'],
  args: listArgs({ page: 99 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      sharedMessages.onLastPage,
    );
  },
};

export const RowsPerPageOpen: Story = {
  tags: ['state:inventory.rows-per-page-open'],
  render: () => <InteractiveTable rows={products.slice(0, 3)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Rows per page/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((one) => one.textContent)).toEqual(['10', '20', '50', '100']);
    for (const option of options) await waitFor(() => expect(option).toBeVisible());
  },
};

const longNames = [
  aProduct({
    name: 'Handgefertigte '.repeat(14).trim(),
    description: 'Eine Beschreibung, die nirgends enden will, weil sie alles sagt. '.repeat(4),
    brand: 'Long',
    discountedPrice: 1234567.89,
    actualPrice: 98765432.1,
    stock: 1234567,
    stockUnit: 'packs',
  }),
  aProduct({ name: 'Ungebrochen'.repeat(18), description: 'x'.repeat(200) }),
  aProduct({ name: 'قفطان مطرز يدويًا من الحرير الطبيعي', description: 'صنع في الدار البيضاء' }),
  aProduct({ name: '🫖 Tea 🍵 for 👩‍👩‍👧‍👦 everyone ☕️', description: '🌿🌿🌿' }),
  aProduct({ name: '<b>Bold</b> <script>alert(1)</script>', description: '<img src=x onerror=alert(1)>' }),
];
export const LongText: Story = {
  tags: ['state:inventory.long-text'],
  args: listArgs({}, longNames),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Bold</b> <script>alert(1)</script>')).toBeVisible();
  },
};
export const LongTextOnAPhone: Story = {
  ...LongText,
  tags: ['state:inventory.long-text', 'phone'],
  globals: phone,
};

export const MissingImage: Story = {
  tags: ['state:inventory.missing-image'],
  args: listArgs({}, [
    aProduct({ name: 'Without an image', images: [] }),
    aProduct({ name: 'With a broken one', images: [{ url: 'data:image/png;base64,AAAA', publicId: 'x' }] }),
    aProduct({ name: 'With one' }),
  ]),
};

export const MissingFields: Story = {
  tags: ['state:inventory.missing-fields'],
  args: listArgs({}, [
    { _id: 'only-an-id' },
    lenientProduct.parse({
      _id: '2',
      name: 'Odd values',
      stock: -3.5,
      actualPrice: null,
      category: '',
      status: 7,
    }),
    lenientProduct.parse({ _id: '3', name: 'No unit', stock: 40, actualPrice: 12.5, stockUnit: null }),
  ]),
};

const tools = [
  { label: 'Columns', icon: <Columns3 />, onSelect: fn() },
  { label: 'Export', icon: <Download />, onSelect: fn() },
];

/** As on the dashboard: no row moves when the freshness changes, and its button is whole and covers nothing. */
export const RoomForFreshness: Story = {
  tags: ['no-picture'],
  args: listArgs({}, products.slice(0, 3)),
  render: (args) => (
    <FreshnessSwitcher
      renderList={(freshness) => (
        <ProductTable {...args} {...{ freshness }} onRefresh={() => {}} tools={tools} />
      )}
    />
  ),
  decorators: [
    // As wide as the page next to the sidebar.
    (Story) => (
      <div className="max-w-263">
        <Story />
      </div>
    ),
  ],
  play: expectRoomForFreshness,
};
export const RoomForFreshnessOnAPhone: Story = { ...RoomForFreshness, tags: ['no-picture'], globals: phone };
export const RoomForFreshnessOnATablet: Story = {
  ...RoomForFreshness,
  tags: ['no-picture'],
  globals: tablet,
};
