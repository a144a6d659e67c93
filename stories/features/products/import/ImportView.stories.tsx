import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ImportView } from '#features/products/import/ImportView.tsx';
import type { ImportState } from '#features/products/import/importModel.ts';
import { page, phone, smallest } from '../../../viewports.ts';
import { columns, counts, refusedRows } from './importStates.ts';

const fileName = 'autumn-lamps.csv';

const meta = {
  component: ImportView,
  parameters: page,
  args: {
    state: { status: 'choosing' },
    onFiles: fn(),
    onMap: fn(),
    onEmptyCells: fn(),
    onCheck: fn(),
    onStart: fn(),
    onStop: fn(),
    onResume: fn(),
    onBack: fn(),
    onForget: fn(),
    onRestart: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ImportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  tags: ['whole-screen'],
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['Product ID'], fileName, { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('CSV file and images'), [file]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
    const template = canvas.getByRole('link', { name: 'Download an empty template' });
    await expect(template).toHaveAttribute('download', 'products-template.csv');
    await expect(decodeURIComponent(template.getAttribute('href') ?? '')).toContain(
      'Product ID,Product Name,Description',
    );
  },
};

export const ChoosingOnAPhone: Story = { globals: phone, tags: ['phone'] };

export const Reading: Story = { args: { state: { status: 'reading', fileName } } };

export const Unreadable: Story = {
  args: { state: { status: 'unreadable', fileName: 'autumn-lamps.xlsx', reason: 'notCsv' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const Mapping: Story = {
  args: {
    state: { status: 'mapping', fileName, rowCount: 1240, columns, emptyCells: 'keep', imageCount: 14 },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Colour' }));
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Sub-category' }));
    await expect(args.onMap).toHaveBeenLastCalledWith(columns.length - 1, 'subCategory');
    await userEvent.click(canvas.getByRole('radio', { name: 'Empty the field' }));
    await expect(args.onEmptyCells).toHaveBeenLastCalledWith('clear');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

/** Every row is new, and new products need more than the file has. */
export const MappingWithoutIds: Story = {
  args: {
    state: {
      status: 'mapping',
      fileName,
      rowCount: 1,
      columns: columns.filter(({ target }) => ['name', 'actualPrice', 'ignored'].includes(target)),
      emptyCells: 'keep',
      imageCount: 0,
    },
  },
};

export const NothingMapped: Story = {
  args: {
    state: {
      status: 'mapping',
      fileName,
      rowCount: 3,
      columns: [{ heading: '', example: '', target: 'ignored' }],
      emptyCells: 'keep',
      imageCount: 0,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Check the rows' });
    await expect(check).toHaveAccessibleDescription('Choose what at least one column goes into');
    await userEvent.click(check);
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const MappingAtTheSmallestWidth: Story = { args: Mapping.args!, globals: smallest };

export const Checking: Story = {
  args: { state: { status: 'checking', fileName, done: 420, total: 1240 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const NotChecked: Story = {
  args: {
    state: { status: 'notChecked', fileName, text: 'The products that the file names could not be loaded.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

const previewCounts = { ...counts, created: 1102, updated: 84, unchanged: 40, refused: 14 };

export const Preview: Story = {
  tags: ['whole-screen'],
  args: { state: { status: 'preview', fileName, counts: previewCounts, refused: refusedRows } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1,102').closest('li')).toHaveTextContent('1,102 will be created');
    await userEvent.click(canvas.getByRole('button', { name: 'Download refused rows' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1,186 rows' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const PreviewOnAPhone: Story = { args: Preview.args!, globals: phone, tags: ['phone'] };

export const ImportedEarlier: Story = {
  args: {
    state: { status: 'preview', fileName, counts: { ...counts, earlier: 1240 }, refused: [] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send them again' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  args: { state: { status: 'running', fileName, done: 312, total: 1186 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('312 of 1,186 rows')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopping: Story = {
  args: { state: { status: 'stopping', fileName, done: 312, total: 1186 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting for what is on its way...' }));
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

export const Stopped: Story = {
  args: {
    state: {
      status: 'stopped',
      fileName,
      left: 870,
      counts: { ...counts, created: 300, updated: 16, refused: 3 },
      refused: refusedRows.slice(0, 3),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with 870 rows' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      fileName,
      text: 'The store could not be reached.',
      left: 1,
      counts: { ...counts, created: 1100 },
      refused: [],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with 1 row' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: {
    state: {
      status: 'done',
      fileName,
      counts: { ...previewCounts, earlier: 12, refused: 2 },
      refused: refusedRows.slice(-2),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    const [, list] = canvas.getAllByRole('link', { name: 'All Products' });
    await expect(list).toHaveAttribute('href', '/product-list');
  },
};

void ({
  choosing: Choosing,
  reading: Reading,
  unreadable: Unreadable,
  mapping: Mapping,
  checking: Checking,
  notChecked: NotChecked,
  preview: Preview,
  running: Running,
  stopping: Stopping,
  stopped: Stopped,
  failed: Failed,
  done: Done,
} satisfies Record<ImportState['status'], Story>);
