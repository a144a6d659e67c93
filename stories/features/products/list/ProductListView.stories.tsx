import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lenientProduct } from '#contract/products/product.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { toListState } from '#features/list/listModel.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { NoProducts, ProductListView } from '#features/products/list/ProductListView.tsx';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, smallest } from '../../../viewports.ts';
import { useDefaultProductList } from '../inventory/useDefaultProductList.ts';

const products = sampleProducts.slice(0, 4).map((one) => lenientProduct.parse(one));

function ListedProducts() {
  const list = useDefaultProductList();
  const criteria = getDefaultCriteria(list);
  return (
    <ListTable
      list={list}
      state={toListState(getPage(list, products, criteria))}
      criteria={criteria}
      onChange={() => {}}
      actions={{ onView: () => {}, onDelete: () => {}, onQuickEdit: () => {} }}
      onRetry={() => {}}
    />
  );
}

// The totals belong to another feature. The app combines the two.
const meta = {
  component: ProductListView,
  parameters: page,
  args: {
    totals: null,
    inventory: <ListedProducts />,
  },
} satisfies Meta<typeof ProductListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add New Product' })).toHaveAttribute(
      'href',
      '/add-product',
    );
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute(
      'href',
      '/product-list/import',
    );
  },
};

export const ListedAtTheSmallestWidth: Story = { globals: smallest };

export const Empty: Story = {
  tags: ['no-picture'],
  args: { inventory: <NoProducts /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Your First Product' })).toHaveAttribute(
      'href',
      '/add-product',
    );
    await Promise.all([...canvasElement.querySelectorAll('img')].map((img) => img.decode()));
  },
};

export const EmptyAtTheSmallestWidth: Story = { args: Empty.args!, play: Empty.play!, globals: smallest };
