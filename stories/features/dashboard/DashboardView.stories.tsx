import type { Meta, StoryObj } from '@storybook/react-vite';
import { readProduct } from '#contract/product.ts';
import { DashboardView } from '#features/dashboard/DashboardView.tsx';
import { TotalsCards } from '#features/dashboard/TotalsCards.tsx';
import { everything, inventoryOf, type InventoryState } from '#features/products/inventory/inventoryModel.ts';
import { InventoryTable } from '#features/products/inventory/InventoryTable.tsx';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, phone, smallest, tablet } from '../../viewports.ts';

const totals = { totalOrders: 12847, totalUsers: 48219, totalProducts: 214, totalRevenueAmount: 48623910 };

const shown = <TotalsCards state={{ status: 'shown', totals }} screen="dashboard" captions="shown" />;
const inventory = (state: InventoryState) => (
  <InventoryTable
    state={state}
    criteria={everything}
    onCriteria={() => {}}
    onDelete={() => {}}
    onRetry={() => {}}
  />
);
const listed = inventory(
  inventoryOf(
    sampleProducts.map((one) => readProduct.parse(one)),
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
