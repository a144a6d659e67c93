import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { formatCsvLine } from '#features/csv/csvText.ts';
import { paths } from '#features/paths.ts';
import { mockCall, respondWithError, networkError } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: paths.importProducts },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const product = sampleProducts[0]!;
const HEADINGS =
  'Product ID,Product Name,Description,Category,Brand,Price,Stock,Stock Unit,Locations,Images'.split(',');
const csv = [
  HEADINGS,
  [product._id, '', '', '', '', '', `${product.stock + 1}`, '', '', ''],
  [
    '',
    'Diya brass lamp',
    'Cast by hand',
    'Home',
    'Diya',
    '1,899',
    '12',
    'pieces',
    'india; japan',
    'lamp.png',
  ],
  ['', 'Diya tin lamp', 'Cast by hand', 'Home', 'Diya', 'free', '12', 'pieces', 'india', 'lamp.png'],
].map(formatCsvLine);

/** A PNG of one pixel. */
const png = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const files = [
  new File(csv, 'lamps.csv', { type: 'text/csv' }),
  new File([png], 'lamp.png', { type: 'image/png' }),
];

const waitForStep = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};
const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function checkRows(context: Context) {
  const input = await context.canvas.findByLabelText('CSV file and images');
  await context.userEvent.upload(input, files);
  await waitForStep('Match columns');
  await press(context, 'Check rows');
  await waitForStep('Review');
}

export const Choosing: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
    await expect(document.title).toBe('Import products · Counter');
  },
};

/** Someone else saved the product between the check and the import. */
export const Conflict: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.editProduct, () => respondWithError(409))),
  play: async (context) => {
    await checkRows(context);
    await press(context, 'Import 2 rows');
    await waitForStep('Import finished');
    await expect(context.canvas.getByText('Someone else changed it.')).toBeVisible();
    await press(context, 'Check again');
    await waitForStep('Review');
    await expect(context.canvas.getByText(/1 row was already imported/)).toBeVisible();
  },
};

export const NotChecked: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, networkError)),
  play: async (context) => {
    const input = await context.canvas.findByLabelText('CSV file and images');
    await context.userEvent.upload(input, files);
    await waitForStep('Match columns');
    await press(context, 'Check rows');
    await waitForStep('Couldn’t check the rows');
    await press(context, 'Back');
    await waitForStep('Match columns');
  },
};

/** A file whose separator can't be detected. */
export const AnotherSeparator: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('CSV file and images');
    const text = 'Product Name\nLamp\nKettle';
    await userEvent.upload(input, new File([text], 'lamps.csv', { type: 'text/csv' }));
    await waitForStep('This file can’t be imported');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Column separator' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Semicolon (;)' }));
    await waitForStep('This file can’t be imported');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Column separator' })).toHaveTextContent('Semicolon (;)'),
    );
  },
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Please sign in to import products')).toBeVisible(),
};
