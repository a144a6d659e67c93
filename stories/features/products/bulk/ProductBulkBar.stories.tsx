import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
  play: async ({ canvas, userEvent, args, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 selected'));

    await step('Each button starts its action.', async () => {
      await press('Featured');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as featured' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'featured', isFeatured: true });
      await press('Featured');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from featured' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'featured', isFeatured: false });
      await press('Change price');
      await expect(args.onAction).toHaveBeenLastCalledWith({
        kind: 'change',
        target: 'price',
        plan: new Map(),
      });
      await press('Export');
      await expect(args.exportSelected.onClick).toHaveBeenCalledOnce();
      await press('Delete');
      await expect(args.onAction).toHaveBeenLastCalledWith({ kind: 'delete' });
    });

    await step('The cross clears the selection.', async () => {
      await press('Clear selection');
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** The export dialog is loading. */
export const ExportLoading: Story = {
  tags: ['no-picture'],
  args: { exportSelected: { status: 'busy', onClick: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.exportSelected.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};

/** Uses the menu by keyboard. Escape closes the menu first, and then clears the selection. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const openMenu = async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
    };
    await step('Escape closes the menu and keeps the selection.', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Change status' })).toHaveFocus();
      await openMenu();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClear).not.toHaveBeenCalled();
    });

    await step('An item of the menu changes the status.', async () => {
      await openMenu();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith({ kind: 'status', status: 'inactive' });
    });

    await step('Without a menu, Escape clears the selection.', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
};

export const MenuOnAPhone: Story = {
  tags: ['no-picture'],
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((one) => one.textContent)).toEqual([
      'Set as active',
      'Set as inactive',
      'Set as draft',
      'Change price',
      'Change stock',
      'Mark as featured',
      'Remove from featured',
      'Export',
      'Delete',
    ]);
    await userEvent.click(items[8]!);
    await expect(args.onAction).toHaveBeenCalledWith({ kind: 'delete' });
  },
};
