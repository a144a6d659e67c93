import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ListName } from '#contract/lists/lists.ts';
import { DEFAULT_LAYOUT, type ListLayout } from '#contract/lists/views.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { lenientProduct } from '#contract/products/product.ts';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { toListState } from '#features/list/listModel.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { createSelection } from '#features/list/selection.ts';
import { selectionCells } from '#features/list/SelectionCells.tsx';
import { applyLayout } from '#features/list/views/viewModel.ts';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, phone, tablet } from '../../../viewports.ts';

// A layout needs only a few rows.
const products = sampleProducts.slice(0, 5).map((one) => lenientProduct.parse(one));
const orders = sampleOrders.slice(0, 5).map((one) => lenientOrder.parse(one));
const noop = () => {};

type ListWithLayoutProps = {
  of: ListName;
  layout: ListLayout;
  rows?: 'listed' | 'loading';
  selection?: 'none' | 'offered';
};

/** A list with a layout chosen by an administrator. */
function ListWithLayout({ of, layout, rows = 'listed', selection = 'none' }: ListWithLayoutProps) {
  const orderList = useOrderListDefinition();
  const productList = useProductListDefinition();
  const getTableProps = <Row, Actions>(
    list: ListDefinition<Row, Actions>,
    all: readonly Row[],
    actions: Actions,
  ) => {
    const criteria = getDefaultCriteria(list);
    return {
      list: applyLayout(list, layout),
      state:
        rows === 'loading' ? ({ status: 'loading' } as const) : toListState(getPage(list, all, criteria)),
      criteria,
      actions,
      onChange: noop,
      onRetry: noop,
    };
  };
  const rowSelection = {
    selection: createSelection(),
    toSelectable: ({ _id }: { _id: string }) => ({ id: _id, name: _id }),
    cells: selectionCells,
  };
  return (
    <div className="mx-auto max-w-288 p-(--page-gutter)">
      {of === 'products' ? (
        <ListTable
          {...getTableProps(productList, products, { onView: noop, onDelete: noop, onQuickEdit: noop })}
          rowSelection={selection === 'offered' ? rowSelection : undefined}
        />
      ) : (
        <ListTable {...getTableProps(orderList, orders, { onView: noop, onCopy: noop })} />
      )}
    </div>
  );
}

const fewerColumnsLayout = { ...DEFAULT_LAYOUT, hidden: ['image', 'category', 'discount'] };
const compactLayout = { ...DEFAULT_LAYOUT, density: 'compact' as const };

const meta = {
  component: ListWithLayout,
  subcomponents: { ListTable },
  parameters: page,
  args: { of: 'products', layout: DEFAULT_LAYOUT },
} satisfies Meta<typeof ListWithLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FewerColumns: Story = {
  args: { layout: fewerColumnsLayout },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(names).toEqual(['PRODUCT', 'PRICE', 'STOCK', 'ACTIONS']);
  },
};
export const FewerColumnsLoading: Story = { args: { layout: fewerColumnsLayout, rows: 'loading' } };
/** If the image is hidden, other cells use its space in the card. */
export const FewerColumnsOnAPhone: Story = {
  args: { layout: fewerColumnsLayout },
  globals: phone,
  tags: ['phone'],
};
export const ColumnsReordered: Story = {
  args: { layout: { ...DEFAULT_LAYOUT, order: ['stock', 'price', 'product'] } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(names).toEqual(['STOCK', 'PRICE', 'PRODUCT', 'IMAGE', 'CATEGORY', 'DISCOUNT', 'ACTIONS']);
  },
};
/** Columns that are hidden by default. They scroll sideways if there are too many. */
const moreColumnsLayout = { ...DEFAULT_LAYOUT, hidden: ['status', 'brand', 'locations', 'updated'] };
export const MoreColumns: Story = {
  args: { layout: moreColumnsLayout, selection: 'offered' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(names.slice(-5)).toEqual(['STATUS', 'BRAND', 'LOCATIONS', 'UPDATED', 'ACTIONS']);
    // The head doesn't cover the first row.
    const [head, first] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
    await expect(head!.bottom).toBeLessThanOrEqual(first!.top);
  },
};
export const MoreColumnsOnAPhone: Story = {
  args: { layout: moreColumnsLayout },
  globals: phone,
  tags: ['phone'],
};
/** With larger text, rows are cards. */
export const Compact: Story = {
  globals: { textSize: 'normal' },
  args: { layout: compactLayout, selection: 'offered' },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.offsetHeight);
    await expect(Math.max(...heights)).toBeLessThanOrEqual(46);
  },
};
export const CompactLoading: Story = { args: { layout: compactLayout, rows: 'loading' } };

const fewerOrderColumns = { ...DEFAULT_LAYOUT, hidden: ['customer', 'status', 'date', 'location'] };
export const FewerColumnsOfOrders: Story = { args: { of: 'orders', layout: fewerOrderColumns } };
export const FewerColumnsOfOrdersOnATablet: Story = {
  args: { of: 'orders', layout: fewerOrderColumns },
  globals: tablet,
};
export const FewerColumnsOfOrdersOnAPhone: Story = {
  args: { of: 'orders', layout: fewerOrderColumns },
  globals: phone,
};
export const CompactOrders: Story = { args: { of: 'orders', layout: compactLayout } };
