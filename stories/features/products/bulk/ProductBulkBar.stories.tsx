import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SelectAllState } from '#features/bulk/bulkModel.ts';
import { ProductBulkBar } from '#features/products/bulk/ProductBulkBar.tsx';
import { page, phone } from '../../../viewports.ts';

const meta = {
  component: ProductBulkBar,
  parameters: page,
  args: {
    count: 3,
    hiddenCount: 0,
    onShowSelected: fn(),
    selectAll: { status: 'none' },
    onSelectAll: fn(),
    onCancelSelectAll: fn(),
    onAction: fn(),
    exportSelected: { status: 'ready', onClick: fn() },
    onClear: fn(),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-(--page-gutter)">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductBulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSelected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Feature' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'featured', isFeatured: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Unfeature' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'featured', isFeatured: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.exportSelected.onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'delete' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const MoreMatch: Story = {
  args: { selectAll: { status: 'available', label: 'Select all 1,284 products' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,284 products' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
  },
};
export const MoreMatchOnAPhone: Story = { args: MoreMatch.args!, globals: phone };

/** The export dialog is loading. */
export const ExportLoading: Story = {
  args: { exportSelected: { status: 'busy', onClick: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.exportSelected.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};

export const Collecting: Story = {
  args: { selectAll: { status: 'loading', count: 600 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancelSelectAll).toHaveBeenCalledOnce();
  },
};

/** Uses the menu by keyboard. Escape closes the menu first, and then clears the selection. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change status' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ kind: 'status', status: 'inactive' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const MenuOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((one) => one.textContent)).toEqual([
      'Make active',
      'Make inactive',
      'Move to drafts',
      'Feature',
      'Unfeature',
      'Export',
      'Delete',
    ]);
    await userEvent.click(items[6]!);
    await expect(args.onAction).toHaveBeenCalledWith({ kind: 'delete' });
  },
};

// Fails to compile if a state has no story.
void ({ none: AllSelected, available: MoreMatch, loading: Collecting } satisfies Record<
  SelectAllState['status'],
  Story
>);
