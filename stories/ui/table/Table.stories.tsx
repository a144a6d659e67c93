import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, PackageSearch } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useControlTabStop } from '#ui/table/rovingTabStop.ts';
import { HeaderCell, type SortDirection } from '#ui/table/HeaderCell.tsx';
import { MessageRow } from '#ui/table/Row.tsx';
import { Table } from '#ui/table/Table.tsx';
import { TableCard, type TableCardProps } from '#ui/table/TableCard.tsx';
import { page, phone, smallest, tablet, largeText, rightToLeft } from '../../viewports.ts';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';
import {
  customerColumns,
  orderColumns,
  productColumns,
  type SampleColumn,
  sampleCustomers,
  SampleHeader,
  sampleOrders,
  type SampleProduct,
  sampleProducts,
  SampleRow,
  SampleSkeleton,
} from './sampleRows.tsx';

const columns = productColumns;
const header = <SampleHeader columns={columns} />;

const search = (
  <SearchField
    label="Search products"
    labelMode="hidden"
    placeholder="Search products..."
    clearLabel="Clear"
    value=""
    onChange={fn()}
  />
);
const filter = (
  <Select
    key="category"
    label="Category"
    labelMode="hidden"
    value="all"
    options={[{ value: 'all', label: 'All categories' }]}
    onChange={fn()}
  />
);
const statusFilter = (
  <Select
    key="status"
    label="Status"
    labelMode="hidden"
    value="all"
    options={[{ value: 'all', label: 'All statuses' }]}
    onChange={fn()}
  />
);
const footer = (
  <Pagination
    rangeText="1–4 of 214"
    rowsPerPage={{
      label: 'Rows per page',
      value: '10',
      options: [{ value: '10', label: '10' }],
      onChange: fn(),
    }}
    previous={{ label: 'Previous', onClick: fn(), disabledReason: 'This is the first page' }}
    next={{ label: 'Next', onClick: fn() }}
  />
);

type InCardProps = Partial<ComponentProps<typeof Table>> & Pick<TableCardProps, 'count'>;

const InCard = ({ count = '214 products', ...table }: InCardProps) => (
  <TableCard
    title="Product Inventory"
    count={count}
    status={table.status}
    narrowLayout="cards"
    {...{ search, filter, footer }}
  >
    <Table label="Product Inventory" columns={columns} header={header} {...table} />
  </TableCard>
);

const renderRows = (rows: readonly SampleProduct[]) =>
  rows.map((product) => <SampleRow key={product.name} columns={columns} row={product} />);
const rows = renderRows(sampleProducts);

const meta = {
  component: Table,
  tags: ['!autodocs'],
  argTypes: { columns: { control: false }, header: { control: false }, children: { control: false } },
  parameters: page,
  args: { label: 'Product Inventory', columns, header, children: rows },
  render: (args) => (
    <div className="p-6 max-sm:p-4">
      <InCard {...args} />
    </div>
  ),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** All columns; the pointer is on the last row. */
export const Rows: Story = {
  args: {
    children: [
      ...renderRows(sampleProducts.slice(0, -1)),
      <SampleRow key="hover" columns={columns} row={sampleProducts[3]} className="is-hover" />,
    ],
  },
  parameters: { pseudo: { hover: '.is-hover' } },
  beforeEach: drawPseudoStates,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Product Inventory' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(table).getAllByRole('row')).toHaveLength(sampleProducts.length + 1);
    await expect(within(table).getAllByRole('cell')).toHaveLength(sampleProducts.length * 7);
    await expect(canvas.getByRole('status')).toHaveTextContent('214 products');
  },
};

/** Columns are hidden one by one as the table gets narrower, the discount before the category. */
export const Narrower: Story = {
  globals: tablet,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(names).toEqual(['Image', 'Product', 'Price', 'Stock', 'Actions']);
  },
};

/** Below 44rem every row is a card with its actions in a menu; for screen readers it is still a table. */
export const Cards: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleProducts.length + 1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getByText('Fashion')).toBeVisible();
    // Cards are rendered from the first frame.
    await expect(
      await canvas.findByRole('button', { name: `Actions for ${sampleProducts[0].name}` }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `Edit ${sampleProducts[0].name}` })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Each card has a menu button, for pointer and keyboard, which gets the focus back. */
export const CardMenuByKeyboard: Story = {
  tags: ['no-picture'],
  globals: phone,
  args: { children: renderRows(sampleProducts.slice(0, 2)) },
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Actions for/ }) as [
      HTMLElement,
      HTMLElement,
    ];
    await step('Escape returns the focus to the button', async () => {
      first.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(first).toHaveFocus());
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    });
    await step('So does choosing an item', async () => {
      await userEvent.click(second);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(second).toHaveFocus());
    });
  },
};

/** The columns, headers and rows of another sample. */
const otherSample = <T,>(sample: readonly SampleColumn<T>[], sampleRows: readonly T[]) => ({
  columns: sample,
  header: <SampleHeader columns={sample} />,
  // oxlint-disable-next-line react/no-array-index-key
  children: sampleRows.map((row, index) => <SampleRow key={index} columns={sample} row={row} />),
});

/** With a label above the title, the value is beside the title and the actions are beside the footer. */
export const CardsWithALabel: Story = { globals: phone, args: otherSample(orderColumns, sampleOrders) };
export const SmallestCardsWithALabel: Story = {
  globals: { ...smallest, ...largeText },
  args: otherSample(orderColumns, sampleOrders),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without actions, the value is beside the title too. */
export const CardsWithoutActions: Story = {
  globals: phone,
  args: otherSample(customerColumns, sampleCustomers),
};

export const SmallestCards: Story = {
  globals: smallest,
  args: { children: renderRows(sampleProducts.slice(0, 2)) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Between 40rem and 44rem two cards are side by side. */
export const TwoCardsPerLine: Story = {
  globals: tablet,
  args: { children: renderRows(sampleProducts.slice(0, 3)) },
  render: (args) => (
    <div className="p-10">
      <InCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    await expect(first.getBoundingClientRect().top).toBe(second.getBoundingClientRect().top);
  },
};

export const Compact: Story = {
  args: { rowHeight: 'compact', children: renderRows(sampleProducts.slice(0, 3)) },
};

function Sorting(args: ComponentProps<typeof Table>) {
  const [sort, setSort] = useState<SortDirection>('none');
  const next = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;
  const sorted = sampleProducts.toSorted((a, b) => a.name.localeCompare(b.name));
  const order = { none: sampleProducts, ascending: sorted, descending: sorted.toReversed() };
  return (
    <div className="p-8">
      <InCard
        {...args}
        header={<SampleHeader columns={columns} sort={sort} onSort={() => setSort(next[sort])} />}
      >
        {renderRows(order[sort])}
      </InCard>
    </div>
  );
}

/** Sorts by keyboard. The column header announces the order and keeps the focus. */
export const Sorted: Story = {
  render: (args) => <Sorting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Product' });
    const firstRow = () => canvas.getAllByRole('row')[1];
    await expect(head).toHaveAttribute('aria-sort', 'none');
    within(head).getByRole('button', { name: 'Product' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstRow()).toHaveTextContent('Diya brass');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow()).toHaveTextContent('Sona');
    await expect(within(head).getByRole('button')).toHaveFocus();
  },
};

/** Without a checkbox and a sort menu there is no line above the cards. */
export const CardsWithoutALine: Story = {
  globals: phone,
  args: {
    header: columns.map((_, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <HeaderCell key={index}>Column {index + 1}</HeaderCell>
    )),
    children: renderRows(sampleProducts.slice(0, 2)),
  },
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('rowgroup');
    await expect(head!.getBoundingClientRect().height).toBe(1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
  },
};

const actions = <Button>Export</Button>;

/** Buttons for the whole table come after search and filters. */
export const WithActions: Story = {
  render: () => (
    <div className="p-8">
      <TableCard title="Product Inventory" count="2 products" {...{ search, filter, actions, footer }}>
        <Table label="Product Inventory" columns={columns} header={header}>
          {renderRows(sampleProducts.slice(0, 2))}
        </Table>
      </TableCard>
    </div>
  ),
};

/** Several filters are side by side. On a phone the search is beside the actions, and a panel has the filters. */
export const WithTwoFilters: Story = {
  render: () => (
    <div className="p-8 max-sm:p-4">
      <TableCard
        narrowLayout="cards"
        title="Product Inventory"
        count="2 products"
        filter={[filter, statusFilter]}
        {...{ search, footer }}
      >
        <Table label="Product Inventory" columns={columns} header={header}>
          {renderRows(sampleProducts.slice(0, 2))}
        </Table>
      </TableCard>
    </div>
  ),
};

export const WithTwoFiltersOnAPhone: Story = {
  ...WithTwoFilters,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
  },
};

/** An update replaces the count, without moving a row. */
export const WithNews: Story = {
  render: () => (
    <div className="p-8">
      <TableCard
        title="Product Inventory"
        count="2 products"
        refreshButton={<Button size="sm">Updates available · Refresh</Button>}
        {...{ search, filter, footer }}
      >
        <Table label="Product Inventory" columns={columns} header={header}>
          {renderRows(sampleProducts.slice(0, 2))}
        </Table>
      </TableCard>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Updates available · Refresh');
    await expect(canvas.queryByText('2 products')).toBeNull();
  },
};

/** As many skeletons as expected rows; screen readers only read the count. */
export const Loading: Story = {
  render: (args) => (
    <div className="p-8">
      <InCard {...args} status="loading" count="Loading product inventory...">
        {[0, 1, 2, 3].map((row) => (
          <SampleSkeleton key={row} columns={columns} index={row} />
        ))}
      </InCard>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product inventory...');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const LoadingCards: Story = { ...Loading, globals: phone };

export const NoMatch: Story = {
  args: {
    children: (
      <MessageRow
        columns={columns.length}
        icon={<PackageSearch />}
        title="No products found matching your criteria"
        text="Try another search term or category."
        action={<Button>Clear search and filters</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /No products found/ })).toBeVisible();
  },
};

export const Failed: Story = {
  globals: phone,
  args: {
    children: (
      <MessageRow
        columns={columns.length}
        tone="critical"
        icon={<CloudOff />}
        title="Failed to load products"
        action={<Button>Try again</Button>}
      />
    ),
  },
};

/**
 * The head sticks below the header and never covers the focused element. Rows outside the viewport are rendered
 * late, but can be reached, searched and read.
 */
export const StickyHead: Story = {
  args: {
    children: renderRows(
      Array.from({ length: 10 }, () => sampleProducts)
        .flat()
        .map((product, index) => ({ ...product, name: `${index + 1}. ${product.name}` })),
    ),
  },
  render: (args) => (
    <>
      <div className="sticky top-0 z-(--z-header) h-header border-b border-border bg-canvas" />
      <div className="p-8">
        <InCard {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const head = canvas.getByRole('columnheader', { name: 'Product' });
    const getViewButton = (name: string) => canvas.getByRole('button', { name: new RegExp(`^View ${name}`) });
    const last = getViewButton('40. ');
    const isRendered = () => last.checkVisibility({ contentVisibilityAuto: true });
    await step('Rows outside the window are rendered when they are focused', async () => {
      await waitFor(() => expect(isRendered()).toBe(false));
      last.focus();
      await waitFor(() => expect(isRendered()).toBe(true));
    });
    await step('The head sticks below the header', async () => {
      getViewButton('20. ').focus();
      await waitFor(() => expect(head.closest('thead')!.getBoundingClientRect().top).toBe(56));
    });
    await step('Tabbing backwards, the head covers no focused row', async () => {
      // Tab backwards until the head would cover a row.
      getViewButton('6. ').focus();
      for (let steps = 0; steps < 8; steps += 1) await userEvent.tab({ shift: true });
      await waitFor(() => {
        const headBottom = head.closest('thead')!.getBoundingClientRect().bottom;
        const focused = document.activeElement?.getBoundingClientRect();
        return expect(focused?.top).toBeGreaterThanOrEqual(headBottom);
      });
    });
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

/** Widths are in rem: with double text size, cards appear in wider tables. */
export const LargeText: Story = {
  globals: largeText,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button', { name: `Actions for ${sampleProducts[0].name}` })).toBeVisible();
  },
};

/** A toolbar whose first button is hidden in a narrow window, and whose last one gets its own `tabIndex`. */
function Toolbar({ width, lastTabIndex }: { width: string; lastTabIndex?: number }) {
  const toolbar = useRef<HTMLDivElement>(null);
  useControlTabStop(toolbar, 'button');
  return (
    <div style={{ width }} className="@container">
      <div ref={toolbar} role="toolbar" aria-label="Tools" className="flex gap-2">
        <Button className="@max-[20rem]:hidden">First</Button>
        <Button>Second</Button>
        <Button tabIndex={lastTabIndex}>Third</Button>
      </div>
    </div>
  );
}

const getTabStops = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

function ChangingToolbar() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Toolbar width={step === 1 ? '15rem' : '30rem'} {...(step === 2 && { lastTabIndex: 0 })} />
      <Button onClick={() => setStep(step + 1)}>Next step</Button>
    </>
  );
}

/** There is always one tab stop: also if the container gets narrower, or React changes a `tabIndex`. */
export const OneTabStop: Story = {
  tags: ['no-picture'],
  render: () => <ChangingToolbar />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next step' });
    await waitFor(() => expect(getTabStops()).toEqual(['First']));
    await userEvent.click(next);
    await waitFor(() => expect(getTabStops()).toEqual(['Second']));
    await userEvent.click(next);
    await waitFor(() => expect(getTabStops()).toEqual(['Second']));
  },
};
