import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ExportDialog } from '#features/list/export/ExportDialog.tsx';
import type { ExportState } from '#features/list/export/exportModel.ts';
import { productExportColumns } from '#features/products/inventory/productExport.ts';
import { labels } from '#languages/en/productLabels.ts';

const exactly = (count: number) => ({ count, precision: 'exact' as const });

const meta = {
  component: ExportDialog,
  args: {
    state: { status: 'choosing' },
    choice: { scope: 'filtered', excludedColumns: [] },
    counts: { filtered: exactly(84), all: exactly(1284) },
    columns: productExportColumns.map(({ id }) => ({ id, label: labels[id] })),
    onChange: fn(),
    onStart: fn(),
    onStop: fn(),
    onRetry: fn(),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitForFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

export const Choosing: Story = {
  play: async ({ args, userEvent, step }) => {
    await waitForFocus('Export');

    await step('Rows and columns can be chosen.', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'All rows (1,284)' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ scope: 'all', excludedColumns: [] });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Description' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        scope: 'filtered',
        excludedColumns: ['description'],
      });
    });

    await step('A button starts the export.', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
  },
};

export const NothingFiltered: Story = {
  args: { counts: { filtered: undefined, all: exactly(1284) } },
  play: async () => {
    const text = await screen.findByText('All 1,284 rows.');
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

export const SelectedRows: Story = {
  tags: ['no-picture'],
  args: { counts: { selected: 56 } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('56 selected rows.')).toBeVisible());
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** Two of the selected rows have been deleted in the meantime. The dialog says that the file doesn't contain them. */
export const SelectedRowsMissing: Story = {
  args: {
    counts: { selected: 56 },
    state: { status: 'done', fileName: 'products-2026-11-25.csv', rowCount: 54 },
  },
  play: async () => {
    const text = /2 selected rows no longer exist and aren’t in the file/;
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await waitForFocus('Done');
  },
};

export const NoColumns: Story = {
  args: { choice: { scope: 'filtered', excludedColumns: productExportColumns.map(({ id }) => id) } },
  play: async ({ args, userEvent }) => {
    const start = await screen.findByRole('button', { name: 'Export' });
    await expect(start).toHaveAccessibleDescription('Choose at least one column');
    await userEvent.click(start);
    await expect(args.onStart).not.toHaveBeenCalled();
    // A moment after the pointer is over the button.
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Writing: Story = {
  args: { state: { status: 'writing', done: 42_000, total: 100_000 } },
  play: async ({ args, userEvent }) => {
    await waitForFocus('Stop');
    await waitFor(() => expect(screen.getByText('42,000 of 100,000 rows')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', done: 42_000, total: 100_000, text: 'Couldn’t load the rows.' },
  },
  play: async ({ args, userEvent }) => {
    await waitForFocus('Try again');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { state: { status: 'done', fileName: 'products-2026-11-25.csv', rowCount: 1284 } },
  play: async ({ args, userEvent }) => {
    await waitForFocus('Done');
    await waitFor(() => expect(screen.getByText('products-2026-11-25.csv has 1,284 rows.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Download again' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

// Fails to compile if a state has no story.
void ({ choosing: Choosing, writing: Writing, failed: Failed, done: Done } satisfies Record<
  ExportState['status'],
  Story
>);
