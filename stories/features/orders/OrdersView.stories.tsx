import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersView } from '#features/orders/OrdersView.tsx';
import { defaultCriteria } from '#features/list/defaultCriteria.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { orderList } from '#features/orders/table/orderList.tsx';
import { page } from '../../viewports.ts';

const nothing = () => {};

const meta = {
  component: OrdersView,
  parameters: page,
  args: {
    orders: (
      <ListTable
        list={orderList}
        state={{ status: 'loading' }}
        criteria={defaultCriteria(orderList)}
        onChange={nothing}
        actions={{ onView: nothing, onCopy: nothing }}
        onRetry={nothing}
      />
    ),
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
