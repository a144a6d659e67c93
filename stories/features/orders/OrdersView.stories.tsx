import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersView } from '#features/orders/OrdersView.tsx';
import { OrdersTable } from '#features/orders/table/OrdersTable.tsx';
import { everything } from '#features/orders/table/ordersModel.ts';
import { page } from '../../viewports.ts';

const nothing = () => {};

const meta = {
  component: OrdersView,
  parameters: page,
  args: {
    orders: (
      <OrdersTable
        state={{ status: 'loading' }}
        criteria={everything}
        onCriteria={nothing}
        onView={nothing}
        onIntent={nothing}
        onCopy={nothing}
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
