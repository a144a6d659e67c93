import type { Meta, StoryObj } from '@storybook/react-vite';
import { lenientProduct } from '#contract/products/product.ts';
import { DashboardView } from '#features/dashboard/DashboardView.tsx';
import { TodoRow } from '#features/dashboard/TodoRow.tsx';
import { TotalsCards } from '#features/dashboard/TotalsCards.tsx';
import { getPage } from '#contract/lists/getPage.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { toListState } from '#features/list/listModel.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, smallest, tablet } from '../../viewports.ts';
import { useDefaultProductList } from '../products/inventory/useDefaultProductList.ts';

const totals = { totalOrders: 12847, totalUsers: 48219, totalProducts: 214, totalRevenueAmount: 48623910 };
const products = sampleProducts.slice(0, 4).map((one) => lenientProduct.parse(one));

const totalsCards = <TotalsCards state={{ status: 'shown', totals }} screen="dashboard" captions="shown" />;

function Inventory() {
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

const meta = {
  component: DashboardView,
  parameters: page,
  args: {
    totals: totalsCards,
    children: (
      <>
        <TodoRow
          state={{
            status: 'shown',
            tasks: [
              { name: 'pending', count: { count: 3, precision: 'exact' }, href: '/orders?status=pending' },
            ],
          }}
          onRetry={() => {}}
        />
        <Inventory />
      </>
    ),
  },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnATablet: Story = { globals: tablet };
export const AtTheSmallestWidth: Story = { globals: smallest };
