import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ImportView } from '#features/products/import/ImportView.tsx';
import type { ImportState } from '#features/products/import/importModel.ts';
import { page, phone, smallest } from '../../../viewports.ts';
import {
  changedRows,
  columns,
  counts,
  format,
  keptRows,
  mapping,
  newRows,
  recountedRows,
  refusedRows,
} from './importStates.ts';

const fileName = 'autumn-lamps.csv';

const meta = {
  component: ImportView,
  parameters: page,
  args: {
    state: { status: 'choosing' },
    onFiles: fn(),
    onTargetChange: fn(),
    onEmptyCellsChange: fn(),
    onNumberStyleChange: fn(),
    onFormatChange: fn(),
    onCheck: fn(),
    onStart: fn(),
    onStop: fn(),
    onResume: fn(),
    onBack: fn(),
    onSendAgain: fn(),
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

/** The file has one column, so the separator or the encoding is probably wrong. */
export const WrongSeparator: Story = {
  args: { state: { status: 'unreadable', fileName, reason: 'oneColumn', format } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Column separator' }));
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Tab' }));
    await expect(args.onFormatChange).toHaveBeenLastCalledWith({ separator: '\t' });
  },
};

export const BrokenQuotes: Story = {
  args: {
    state: {
      status: 'unreadable',
      fileName,
      reason: 'brokenQuotes',
      line: 214,
      format: { separator: ';', encoding: 'windows-1252', certainty: 'guessed' },
    },
  },
  globals: phone,
};

/** Every column was recognized. */
export const Mapping: Story = {
  args: { state: { ...mapping, columns: columns.filter(({ target }) => target !== 'ignored') } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Recognized columns are not listed.', async () => {
      await expect(canvas.getByText('11 of 11 columns matched')).toBeVisible();
      await expect(canvas.queryByRole('combobox', { name: 'Title' })).toBeNull();
    });

    await step('The format of numbers and the meaning of empty cells can be chosen.', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '1.299,50' }));
      await expect(args.onNumberStyleChange).toHaveBeenLastCalledWith(',');
      await userEvent.click(canvas.getByRole('radio', { name: 'Clear it' }));
      await expect(args.onEmptyCellsChange).toHaveBeenLastCalledWith('clear');
    });

    await step('A button checks the rows.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check rows' }));
      await expect(args.onCheck).toHaveBeenCalledOnce();
    });
  },
};

export const MappingEdited: Story = {
  args: Mapping.args!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('combobox', { name: 'Title' })).toHaveTextContent('Product name');
    await expect(canvas.getByRole('button', { name: 'Edit', expanded: true })).toHaveFocus();
  },
};

/** One column was not recognized. The encoding and the number format had to be guessed. */
export const MappingGuessed: Story = {
  args: {
    state: {
      ...mapping,
      format: { separator: ';', encoding: 'windows-1252', certainty: 'guessed' },
      numberStyle: { decimal: ',', basis: 'guessed', example: '1.299' },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('11 of 12 columns matched')).toBeVisible();
    await expect(canvas.getByText(/“1.299” can be read in two ways/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Colour' }));
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Sub-category' }));
    await expect(args.onTargetChange).toHaveBeenLastCalledWith(columns.length - 1, 'subCategory');
  },
};

/** All rows are new products, and the file lacks required columns. */
export const MappingWithoutIds: Story = {
  args: {
    state: {
      ...mapping,
      rowCount: 1,
      columns: columns.filter(({ target }) => ['name', 'actualPrice', 'ignored'].includes(target)),
      numberStyle: { decimal: '.', basis: 'mixed' },
      imageCount: 0,
    },
  },
};

export const NothingMapped: Story = {
  args: {
    state: {
      ...mapping,
      rowCount: 3,
      columns: [{ header: '', example: '', target: 'ignored' }],
      numberStyle: undefined,
      imageCount: 0,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Check rows' });
    await expect(check).toHaveAccessibleDescription('Match at least one column');
    await userEvent.click(check);
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Checking: Story = {
  args: { state: { status: 'checking', fileName, done: 420, total: 1240 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const NotChecked: Story = {
  args: {
    state: {
      status: 'notChecked',
      fileName,
      text: 'Couldn’t load the products in this file. Check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

const previewCounts = { ...counts, created: 61, updated: 2, unchanged: 40, refused: 14 };
const preview = {
  status: 'preview',
  fileName,
  created: newRows,
  changed: changedRows,
  kept: [],
  refused: refusedRows,
  counts: previewCounts,
} as const satisfies ImportState;

const chooseTab = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], name: string) => {
  await userEvent.click(canvas.getByRole('radio', { name }));
};

export const Preview: Story = {
  tags: ['whole-screen'],
  args: { state: { ...preview, created: newRows.slice(0, 4), counts: { ...previewCounts, created: 4 } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A new product shows how its cells were read.', async () => {
      await expect(canvas.getByRole('radio', { name: 'New (4)' })).toBeChecked();
      const [first] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent('Actual price₹1,299.50 from “1.299,50”');
      await expect(first).toHaveTextContent('Stock1,000 from “1.000”');
      await expect(first).toHaveTextContent('Featured productYes from “WAHR”');
    });

    await step('Rows without changes are only counted.', async () => {
      await expect(canvas.getByText('40 rows have no changes.')).toBeVisible();
    });

    await step('A button starts the import.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Import 6 rows' }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
  },
};

export const PreviewOnAPhone: Story = {
  args: { state: { ...preview, created: newRows.slice(0, 2) } },
  globals: phone,
  tags: ['phone'],
};

export const PreviewInPages: Story = {
  tags: ['no-picture'],
  args: { state: preview },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.getByText('51–61 of 61')).toBeVisible();
  },
};

export const PreviewOfChanges: Story = {
  args: { state: preview },
  play: async (context) => {
    await chooseTab(context, 'Changed (2)');
    const [first] = context.canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Stockfrom 6 to 24');
    await expect(first).toHaveTextContent('Discounted pricefrom ₹999 to empty');
  },
};

export const PreviewOfChangesAtTheSmallestWidth: Story = {
  args: { state: { ...preview, created: [], counts: { ...previewCounts, created: 0 } } },
  globals: smallest,
};

/** The file is older than some sales. */
const previewOfOldFile = {
  ...preview,
  created: [],
  changed: recountedRows,
  kept: keptRows,
} satisfies ImportState;

export const PreviewOfRecounts: Story = {
  args: { state: previewOfOldFile },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Stockfrom 7 to 9');
    await expect(first).toHaveTextContent('from “12”');
    await expect(first).toHaveTextContent(
      '3 were sold since this file was exported. Your change is applied to the current stock.',
    );
    await expect(second).toHaveTextContent(
      '1 was added since this file was exported. The stock stays as it is.',
    );
  },
};

export const PreviewOfKeptStock: Story = {
  args: { state: previewOfOldFile },
  globals: smallest,
  play: async (context) => {
    await chooseTab(context, 'Stock kept (2)');
    const [first] = context.canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      '2 were sold since this file was exported. The stock stays as it is.',
    );
  },
};

export const PreviewOfRefusedRows: Story = {
  args: { state: preview },
  play: async (context) => {
    await chooseTab(context, 'Can’t import (14)');
    await expect(context.canvas.getByText('14 rows can’t be imported')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Download these rows' }));
    await expect(context.args.onDownload).toHaveBeenCalledOnce();
  },
};

export const ImportedEarlier: Story = {
  args: {
    state: {
      ...preview,
      created: [],
      changed: [],
      refused: [],
      counts: { ...counts, earlier: 1240 },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Import again' }));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
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
  tags: ['no-picture'],
  args: { state: { status: 'stopping', fileName, done: 312, total: 1186 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stopping...' }));
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

export const Stopped: Story = {
  args: {
    state: {
      status: 'stopped',
      fileName,
      remaining: 870,
      counts: { ...counts, created: 300, updated: 16, refused: 3 },
      refused: refusedRows.slice(0, 3),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with 870 rows' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      fileName,
      text: 'Couldn’t reach the store. Check your connection and try again.',
      remaining: 1,
      counts: { ...counts, created: 1100 },
      refused: [],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with 1 row' }));
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

// Fails to compile if a state has no story.
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
