import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { columnsPanel as t } from '#languages/en/listTools.ts';
import { ColumnsPanel } from '#features/list/views/ColumnsPanel.tsx';
import { DEFAULT_LAYOUT } from '#contract/lists/views.ts';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import { productList } from '#mocks/englishProductList.ts';
import { SUSPENDED_IN_ACT } from '../../../../.storybook/strayErrors.ts';
import { page, phone, smallest, largeText } from '../../../viewports.ts';

/** The panel below its button. It keeps the changed layout, like the app. */
function Panel({ onChange, ...props }: ComponentProps<typeof ColumnsPanel>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [layout, setLayout] = useState(props.layout);
  const { columns } = useProductListDefinition();
  return (
    <div className="grid justify-items-end p-6 max-sm:p-4">
      <Button ref={anchor}>{t.title}</Button>
      <ColumnsPanel
        {...props}
        columns={columns}
        layout={layout}
        anchor={anchor}
        onChange={(next) => {
          onChange(next);
          setLayout(next);
        }}
      />
    </div>
  );
}

const meta = {
  component: ColumnsPanel,
  parameters: { ...page, strayErrors: SUSPENDED_IN_ACT },
  args: {
    columns: productList.columns,
    layout: DEFAULT_LAYOUT,
    savedLayout: DEFAULT_LAYOUT,
    sortedBy: undefined,
    storage: 'available',
    onChange: fn(),
    onClose: fn(),
    anchor: { current: null },
  },
  argTypes: { anchor: { control: false } },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof ColumnsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole('dialog', { name: t.title }));
const button = (name: string | RegExp) => panel().getByRole('button', { name });
const getColumnNames = () =>
  panel()
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map((one) => one.getAttribute('aria-label')?.replace(/^Move (.*) up$/, '$1'));
const waitForFocus = (name: string | RegExp) => waitFor(() => expect(button(name)).toHaveFocus());

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(button(t.reset)).toBeVisible());
    await expect(panel().queryByRole('checkbox', { name: 'Product' })).toBeNull();
    await expect(button(t.reset)).toHaveAccessibleDescription(t.nothingToReset);
  },
};

const changedArgs = {
  layout: { order: ['product', 'stock'], hidden: ['image', 'discount'], density: 'compact' },
  sortedBy: 'discount',
} as const;

/** The panel says that the list is sorted by a hidden column. */
export const Changed: Story = {
  args: changedArgs,
  play: async () => {
    await waitFor(() => expect(panel().getByText(t.sortedByHidden('Discount'))).toBeVisible());
  },
};
export const ChangedOnAPhone: Story = { args: changedArgs, globals: phone };
export const ChangedOnTheSmallest: Story = { args: changedArgs, globals: smallest };
export const ChangedAt200Percent: Story = { args: changedArgs, globals: largeText };

/** The focus stays on the button, even when the column can't move further. */
export const MovedByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    await expect(getColumnNames()).toEqual(['Image', 'Product', 'Category', 'Price', 'Stock', 'Discount']);
    button(t.moveDown('Category')).focus();
    await userEvent.keyboard('{Enter}');
    await waitForFocus(t.moveDown('Category'));
    await expect(panel().getByText('Category is now column 4 of 6.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(getColumnNames()).toEqual(['Image', 'Product', 'Price', 'Stock', 'Discount', 'Category']);
    await waitForFocus(t.moveDown('Category'));
    await expect(button(t.moveDown('Category'))).toHaveAccessibleDescription(t.isBottom);
  },
};

export const ColumnHidden: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent }) => {
    const price = panel().getByRole('checkbox', { name: 'Price' });
    await userEvent.click(price);
    await expect(price).not.toBeChecked();
    await userEvent.click(panel().getByRole('radio', { name: 'Compact' }));
    await expect(panel().getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};

export const Reset: Story = {
  tags: ['no-picture'],
  args: changedArgs,
  play: async ({ userEvent }) => {
    await userEvent.click(button(t.reset));
    await expect(getColumnNames().slice(0, 2)).toEqual(['Image', 'Product']);
    await expect(panel().getByRole('checkbox', { name: 'Discount' })).toBeChecked();
    await expect(panel().getByText(t.resetDone)).toBeInTheDocument();
    await waitForFocus(t.reset);
  },
};

/** The browser's storage is full or disabled. */
export const StorageUnavailable: Story = {
  args: { storage: 'unavailable' },
  play: async () => {
    await expect(panel().getByRole('alert')).toHaveTextContent(t.storageUnavailableTitle);
  },
};
