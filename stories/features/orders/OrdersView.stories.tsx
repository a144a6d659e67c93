import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersView } from '#features/orders/OrdersView.tsx';
import { getDefaultCriteria } from '#features/list/listParams.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { page } from '../../viewports.ts';

const noop = () => {};

function LoadingOrders() {
  const list = useOrderListDefinition();
  return (
    <ListTable
      list={list}
      state={{ status: 'loading' }}
      criteria={getDefaultCriteria(list)}
      onChange={noop}
      actions={{ onView: noop, onCopy: noop }}
      onRetry={noop}
    />
  );
}

const meta = {
  component: OrdersView,
  parameters: page,
  args: {
    orders: <LoadingOrders />,
  },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Product Orders');
    await expect(canvas.getByRole('region', { name: 'Order Management' })).toBeVisible();
  },
};
