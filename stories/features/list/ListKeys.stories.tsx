import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { lenientOrder } from '#contract/orders/order.ts';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { type LetterKeys, LetterKeysContext } from '#features/keyboard/letterKeys.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { toListState } from '#features/list/listModel.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { createSelection } from '#features/list/selection.ts';
import { selectionCells } from '#features/list/SelectionCells.tsx';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { inventory as t } from '#languages/en/products.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, rightToLeft } from '../../viewports.ts';
import { useDefaultProductList } from '../products/inventory/useDefaultProductList.ts';

// Without thumbnails, because Chromium scales them differently each time a row changes.
const products = sampleProducts
  .slice(0, 6)
  .map((one) => ({ ...lenientProduct.parse(one), images: undefined }));
const orders = sampleOrders.slice(0, 6).map((one) => lenientOrder.parse(one));
const noop = () => {};

const rowSelection = {
  selection: createSelection(),
  toSelectable: ({ _id }: { _id: string }) => ({ id: _id, name: _id }),
  cells: selectionCells,
};
const getSelectedIds = () => [...rowSelection.selection.get().keys()];

type ListWithKeysProps = {
  of: 'products' | 'orders';
  letterKeys?: LetterKeys;
  onOpen: (id: string) => void;
  onEditRow: (product: Product) => void;
};

/** A list with the keys of its rows. */
function ListWithKeys({ of, letterKeys = 'on', onOpen, onEditRow }: ListWithKeysProps) {
  const orderList = useOrderListDefinition();
  const productList = useDefaultProductList();
  const getTableProps = <Row, Actions>(list: ListDefinition<Row, Actions>, rows: readonly Row[]) => {
    const criteria = getDefaultCriteria(list);
    const state = toListState(getPage(list, rows, criteria));
    return { list, state, criteria, onChange: noop, onRetry: noop };
  };
  return (
    <LetterKeysContext value={letterKeys}>
      <div className="mx-auto max-w-288 p-(--page-gutter)">
        {of === 'products' ? (
          <ListTable
            {...getTableProps(productList, products)}
            {...{ rowSelection, onEditRow }}
            actions={{ onView: onOpen, onDelete: noop, onQuickEdit: noop }}
          />
        ) : (
          <ListTable
            {...getTableProps(orderList, orders)}
            rowSelection={rowSelection}
            actions={{ onView: onOpen, onCopy: noop }}
          />
        )}
      </div>
    </LetterKeysContext>
  );
}

const meta = {
  component: ListWithKeys,
  parameters: page,
  args: { of: 'products', onOpen: fn(), onEditRow: fn() },
  beforeEach: () => {
    rowSelection.selection.clear();
    // Other stories may leave the focus in an element that is gone.
    (document.activeElement as HTMLElement | null)?.blur();
  },
} satisfies Meta<typeof ListWithKeys>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getNameLink = (canvas: Canvas, index: number) =>
  canvas.getByRole('link', { name: products[index]!.name! });

/** The row with the focus. The bar at its start differs from the selection's colour. */
export const RowCursor: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleDescription(/^Arrow keys move between rows/);
    await step('J goes to the first row from anywhere, and the arrow keys go on.', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.body).toHaveFocus();
      await userEvent.keyboard('j');
      await expect(getNameLink(canvas, 0)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}j');
      await expect(getNameLink(canvas, 2)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}kk');
      await expect(getNameLink(canvas, 0)).toHaveFocus();
    });
    await step('It stops at the last row.', async () => {
      await userEvent.keyboard('jjjjjjjj');
      await expect(getNameLink(canvas, 5)).toHaveFocus();
    });
    await step('E edits the row.', async () => {
      await userEvent.keyboard('e');
      await expect(args.onEditRow).toHaveBeenCalledWith(products[5]);
    });
    await userEvent.keyboard('kkkkj');
    await expect(getNameLink(canvas, 2)).toHaveFocus();
  },
};

/** X selects the row, and with Shift all rows from the last one. */
export const SelectedByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('x');
    await expect(getSelectedIds()).toEqual([]);
    await userEvent.keyboard('jx');
    await expect(getSelectedIds()).toEqual([products[0]!._id]);
    await userEvent.keyboard('jj{Shift>}X{/Shift}');
    await expect(getSelectedIds()).toEqual(products.slice(0, 3).map(({ _id }) => _id));
    await userEvent.keyboard('kx');
    await expect(getSelectedIds()).toEqual([products[0]!._id, products[2]!._id]);
    await expect(getNameLink(canvas, 1)).toHaveFocus();
    await userEvent.keyboard('j');
  },
};

/** Enter opens an order by its link. */
export const OpenedByKey: Story = {
  tags: ['no-picture'],
  args: { of: 'orders' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('jj{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(orders[1]!._id);
  },
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ userEvent }) => userEvent.keyboard('jj'),
};

/** One row is a tab stop with all its controls, and so is the head. The toolbar's buttons are another. */
export const TabStops: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, step }) => {
    const table = within(canvas.getByRole('table'));
    const boxes = table.getAllByRole('checkbox');
    await step('The head is one tab stop; arrow keys move between its controls.', async () => {
      boxes[0]!.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(table.getByRole('button', { name: t.columns.product })).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(boxes[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Home}');
      await expect(boxes[0]).toHaveFocus();
    });
    await step('Tab goes through the controls of the first row, and then leaves the table.', async () => {
      const name = products[0]!.name!;
      await userEvent.tab();
      await expect(boxes[1]).toHaveFocus();
      await userEvent.tab();
      await expect(getNameLink(canvas, 0)).toHaveFocus();
      table.getByRole('button', { name: `Delete ${name}` }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus();
    });
    await step('Tab returns to the row that had the focus last.', async () => {
      getNameLink(canvas, 3).focus();
      boxes[0]!.focus();
      await userEvent.tab();
      await expect(boxes[4]).toHaveFocus();
    });
  },
};

/** Slash focuses the search, and an arrow leads back to the rows. In the search, and with Ctrl, letters do nothing. */
export const Search: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('jxe/');
    await expect(search).toHaveValue('jxe/');
    await userEvent.clear(search);
    await userEvent.keyboard('{ArrowDown}');
    await expect(getNameLink(canvas, 0)).toHaveFocus();
    getNameLink(canvas, 0).blur();
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(document.body).toHaveFocus();
    await expect(getSelectedIds()).toEqual([]);
    await expect(args.onEditRow).not.toHaveBeenCalled();
  },
};

/** Arrow keys still move between rows. */
export const LetterKeysOff: Story = {
  tags: ['no-picture'],
  args: { letterKeys: 'off' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('/j');
    await expect(document.body).toHaveFocus();
    getNameLink(canvas, 0).focus();
    await userEvent.keyboard('{ArrowDown}jxe');
    await expect(getNameLink(canvas, 1)).toHaveFocus();
    await expect(getSelectedIds()).toEqual([]);
    await expect(args.onEditRow).not.toHaveBeenCalled();
  },
};
