import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ViewButton } from '#features/list/views/ViewButton.tsx';
import { DEFAULT_LAYOUT, MAX_VIEWS } from '#features/list/views/viewChanges.ts';
import { viewPanel as t } from '#languages/en/listTools.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { ViewPanel } from '#features/list/views/ViewPanel.tsx';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import { productList } from '#mocks/englishProductList.ts';
import { SUSPENDED_IN_ACT } from '../../../../.storybook/strayErrors.ts';
import { page, smallest, largeText } from '../../../viewports.ts';

type PanelProps = ComponentProps<typeof ViewPanel>;

/** The panel below its button. It stores the changed views, like the app. */
function Panel({ onChange, ...props }: PanelProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [views, setViews] = useState(props.views);
  const { columns } = useProductListDefinition();
  return (
    <div className="grid justify-items-end p-6 max-sm:p-4">
      <ViewButton ref={anchor} onClick={fn()} />
      <ViewPanel
        {...props}
        columns={columns}
        views={views}
        anchor={anchor}
        onChange={(change) => {
          onChange(change);
          setViews(change);
        }}
      />
    </div>
  );
}

const compactLayout = {
  order: ['product', 'stock'],
  hidden: ['image', 'discount'],
  density: 'compact',
} as const;
const threeViews: ListViews = {
  layout: compactLayout,
  saved: [
    { name: 'Everything', query: '', layout: DEFAULT_LAYOUT },
    { name: 'To reorder', query: 'stock=low', layout: compactLayout },
    { name: 'Winter collection, prices to be checked', query: 'q=wool', layout: DEFAULT_LAYOUT },
  ],
  first: 'To reorder',
};

const meta = {
  component: ViewPanel,
  parameters: { ...page, strayErrors: SUSPENDED_IN_ACT },
  args: {
    columns: productList.columns,
    views: { layout: DEFAULT_LAYOUT, saved: [] },
    query: '',
    sortedBy: undefined,
    storage: 'available',
    onChange: fn(),
    onApply: fn(),
    onClose: fn(),
    anchor: { current: null },
  },
  argTypes: { anchor: { control: false } },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof ViewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole('dialog', { name: t.title }));
const button = (name: string | RegExp) => panel().getByRole('button', { name });
const getColumnNames = () =>
  panel()
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map((one) => one.getAttribute('aria-label')?.replace(/^Move (.*) up$/, '$1'));
const waitForFocus = (name: string | RegExp) => waitFor(() => expect(button(name)).toHaveFocus());

export const NothingSaved: Story = {
  play: async () => {
    await waitFor(() => expect(panel().getByText(t.none)).toBeVisible());
    await expect(panel().queryByRole('checkbox', { name: 'Product' })).toBeNull();
    await expect(button(t.reset)).toHaveAccessibleDescription(t.nothingToReset);
  },
};

const threeViewsArgs = { views: threeViews, query: 'stock=low', sortedBy: 'discount' };

/** One of the views is both the current and the default view. */
export const ThreeSaved: Story = {
  args: threeViewsArgs,
  play: async ({ args, userEvent, step }) => {
    await step('The current and the default view are marked.', async () => {
      await expect(button(/^To reorder/)).toHaveAttribute('aria-current', 'true');
      await expect(button(t.makeDefault('To reorder'))).toHaveAttribute('aria-pressed', 'true');
    });

    await step('The panel says that the list is sorted by a hidden column.', async () => {
      await waitFor(() => expect(panel().getByText(t.sortedByHidden('Discount'))).toBeVisible());
    });

    await step('Choosing a view applies it and closes the panel.', async () => {
      await userEvent.click(button('Everything'));
      await expect(args.onApply).toHaveBeenCalledWith(threeViews.saved[0]);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const ThreeSavedOnTheSmallest: Story = { args: threeViewsArgs, globals: smallest };
export const ThreeSavedAt200Percent: Story = { args: threeViewsArgs, globals: largeText };

/** The focus stays on the button, even when the column can't move further. */
export const ColumnsMovedByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, step }) => {
    await step('Enter moves the column, and the new position is announced.', async () => {
      await expect(getColumnNames()).toEqual(['Image', 'Product', 'Category', 'Price', 'Stock', 'Discount']);
      button(t.moveDown('Category')).focus();
      await userEvent.keyboard('{Enter}');
      await waitForFocus(t.moveDown('Category'));
      await expect(panel().getByText('Category is now column 4 of 10.')).toBeInTheDocument();
    });

    await step('At the bottom, the button is disabled.', async () => {
      await userEvent.keyboard('{Enter>6/}');
      await expect(getColumnNames().slice(-3)).toEqual(['Locations', 'Updated', 'Category']);
      await waitForFocus(t.moveDown('Category'));
      await expect(button(t.moveDown('Category'))).toHaveAccessibleDescription(t.isBottom);
    });
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
  args: threeViewsArgs,
  play: async ({ userEvent }) => {
    await userEvent.click(button(t.reset));
    await expect(getColumnNames().slice(0, 2)).toEqual(['Image', 'Product']);
    await expect(panel().getByRole('checkbox', { name: 'Discount' })).toBeChecked();
    await expect(panel().getByText(t.resetDone)).toBeInTheDocument();
    await waitForFocus(t.reset);
  },
};

const openForm: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(button(t.save));
  await waitFor(() => expect(panel().getByRole('textbox', { name: t.name })).toHaveFocus());
};

export const Saving: Story = {
  args: threeViewsArgs,
  play: async (context) => {
    await openForm(context);
    // Escape closes the form but not the panel.
    await context.userEvent.keyboard('{Escape}');
    await waitForFocus(t.save);
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await openForm(context);
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  args: { query: 'q=tea' },
  play: async (context) => {
    await openForm(context);
    await context.userEvent.keyboard('  Tea ');
    await context.userEvent.click(button(t.submitSave));
    await waitForFocus('Tea');
    await expect(button('Tea')).toHaveAttribute('aria-current', 'true');
  },
};

/** A new view can replace an existing one with the same name. */
export const NameTaken: Story = {
  args: { ...threeViewsArgs, query: 'q=lamp' },
  play: async (context) => {
    await openForm(context);
    await context.userEvent.keyboard('to REORDER{Enter}');
    await waitFor(() => expect(panel().getByText(t.nameErrors.taken)).toBeVisible());
    await expect(button(t.replace)).toBeVisible();
  },
};

export const Replaced: Story = {
  ...NameTaken,
  tags: ['no-picture'],
  play: async (context) => {
    await NameTaken.play?.(context);
    await context.userEvent.click(button(t.replace));
    await waitForFocus(/^To reorder/);
    await expect(button(/^To reorder/)).toHaveAttribute('aria-current', 'true');
  },
};

export const TooManyViews: Story = {
  args: {
    views: {
      layout: DEFAULT_LAYOUT,
      saved: Array.from({ length: MAX_VIEWS }, (_, index) => ({
        name: `View ${index + 1}`,
        query: 'q=wool',
        layout: DEFAULT_LAYOUT,
      })),
    },
  },
  play: async (context) => {
    await openForm(context);
    await context.userEvent.keyboard('One more{Enter}');
    await waitFor(() => expect(panel().getByText(t.nameErrors.limitReached(MAX_VIEWS))).toBeVisible());
  },
};

export const Renaming: Story = {
  args: threeViewsArgs,
  play: async ({ userEvent }) => {
    await userEvent.click(button(t.rename('To reorder')));
    const field = panel().getByRole('textbox', { name: t.name });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Everything{Enter}');
    await waitFor(() => expect(panel().getByText(t.nameErrors.taken)).toBeVisible());
    await expect(panel().queryByRole('button', { name: t.replace })).toBeNull();
  },
};

export const Renamed: Story = {
  tags: ['no-picture'],
  args: threeViewsArgs,
  play: async ({ userEvent }) => {
    await userEvent.click(button(t.rename('To reorder')));
    await userEvent.keyboard('Order soon{Enter}');
    await waitForFocus(/^Order soon/);
    await expect(button(t.makeDefault('Order soon'))).toHaveAttribute('aria-pressed', 'true');
  },
};

/** After deleting a view, the focus moves to the Undo button. */
export const Deleted: Story = {
  args: threeViewsArgs,
  play: async ({ userEvent }) => {
    await userEvent.click(button(t.delete('To reorder')));
    await expect(panel().queryByRole('button', { name: /^To reorder/ })).toBeNull();
    await waitForFocus(t.undo);
  },
};

export const DeletedAndUndone: Story = {
  tags: ['no-picture'],
  args: threeViewsArgs,
  play: async (context) => {
    await Deleted.play?.(context);
    await context.userEvent.keyboard('{Enter}');
    await waitForFocus(/^To reorder/);
    await expect(button(t.makeDefault('To reorder'))).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The browser's storage is full or disabled. */
export const StorageUnavailable: Story = {
  args: { storage: 'unavailable' },
  play: async () => {
    await expect(panel().getByRole('alert')).toHaveTextContent(t.storageUnavailableTitle);
  },
};
