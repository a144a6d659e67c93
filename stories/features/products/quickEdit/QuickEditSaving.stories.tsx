import type { Meta, StoryObj } from '@storybook/react-vite';
import { lenientProduct } from '#contract/products/product.ts';
import { QuickEditSaving } from '#features/products/quickEdit/QuickEditSaving.tsx';
import { aProduct } from '#mocks/builders.ts';
import { rightToLeft } from '../../../viewports.ts';

const product = lenientProduct.parse(aProduct({ name: 'Kettle', stock: 18 }));

const meta = {
  component: QuickEditSaving,
  args: { field: 'stock', values: { ...product, stock: 21 } },
  // Shows it in a table cell, like the list does.
  render: (args) => (
    <div className="p-6">
      <div className="relative h-15 w-36 border-b border-border-subtle">
        <QuickEditSaving {...args} />
      </div>
    </div>
  ),
} satisfies Meta<typeof QuickEditSaving>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stock: Story = { tags: ['no-picture'] };

/** Both prices of a discounted product. */
export const Prices: Story = {
  args: { field: 'discountedPrice', values: { ...product, discountedPrice: 9999, actualPrice: 12_000 } },
};
export const PricesRightToLeft: Story = { ...Prices, globals: rightToLeft };
