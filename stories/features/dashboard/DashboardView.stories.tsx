import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { lenientProduct } from '#contract/products/product.ts';
import { DashboardView } from '#features/dashboard/DashboardView.tsx';
import { TotalsCards } from '#features/dashboard/TotalsCards.tsx';
import { productList } from '#features/products/inventory/productList.tsx';
import type { ListState } from '#features/list/listDefinition.ts';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { deriveListState } from '#features/list/listModel.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, phone, smallest, tablet } from '../../viewports.ts';

const everything = defaultCriteria(productList);
const totals = { totalOrders: 12847, totalUsers: 48219, totalProducts: 214, totalRevenueAmount: 48623910 };

const shown = <TotalsCards state={{ status: 'shown', totals }} screen="dashboard" captions="shown" />;
const inventory = (state: ListState<ListedProduct>) => (
  <ListTable
    list={productList}
    state={state}
    criteria={everything}
    onChange={() => {}}
    actions={{ onDelete: () => {}, onQuickEdit: () => {} }}
    onRetry={() => {}}
  />
);
const listed = inventory(
  deriveListState(
    productList,
    sampleProducts.map((one) => lenientProduct.parse(one)),
    everything,
  ),
);

const meta = {
  component: DashboardView,
  parameters: page,
  args: { totals: shown, inventory: listed },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = {
  args: {
    totals: <TotalsCards state={{ status: 'loading' }} screen="dashboard" captions="shown" />,
    inventory: inventory({ status: 'loading' }),
  },
};
export const OnAPhone: Story = { globals: phone };
export const OnATablet: Story = { globals: tablet };
export const AtTheSmallestWidth: Story = { globals: smallest };
