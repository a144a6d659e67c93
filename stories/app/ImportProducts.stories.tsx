import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { formatCsvLine } from '#features/csv/csvText.ts';
import { paths } from '#features/paths.ts';
import { mockCall, refuse, unreachable } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: paths.importProducts },
  // What was imported in another story is not imported earlier in this one.
  beforeEach: () => localStorage.clear(),
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
  ['', 'Diya brass lamp', 'Cast by hand', 'Home', 'Diya', '1899', '12', 'pieces', 'india; japan', 'lamp.png'],
  ['', 'Diya tin lamp', 'Cast by hand', 'Home', 'Diya', '12,50', '12', 'pieces', 'india', 'lamp.png'],
].map(formatCsvLine);

const files = [
  new File(csv, 'lamps.csv', { type: 'text/csv' }),
  new File(['x'], 'lamp.png', { type: 'image/png' }),
];

const step = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};
const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function check(context: Context) {
  const input = await context.canvas.findByLabelText('CSV file and images');
  await context.userEvent.upload(input, files);
  await step('What goes where?');
  await press(context, 'Check the rows');
  await step('This will happen');
}

export const Choosing: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Import Products' })).toBeVisible();
    await expect(document.title).toBe('Import Products · Counter');
  },
};
export const ChoosingOnAPhone: Story = { ...Choosing, tags: ['phone'], globals: phone };

export const Imported: Story = {
  play: async (context) => {
    await check(context);
    await expect(context.canvas.getByText('Actual price must be a positive number')).toBeVisible();
    await press(context, 'Import 2 rows');
    await step('The import is finished');
    const page = context.canvas.getByRole('main');
    await expect(
      within(page)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['1 created', '1 updated', '1 refused']));
  },
};

/** The product was saved between the check and the import. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(calls.editProduct, () => refuse(409))),
  play: async (context) => {
    await check(context);
    await press(context, 'Import 2 rows');
    await step('The import is finished');
    await expect(context.canvas.getByText('Somebody changed it meanwhile')).toBeVisible();
    await press(context, 'Check again');
    await step('This will happen');
    await expect(context.canvas.getByText(/1 row of this file was imported/)).toBeVisible();
  },
};

export const StoreIsAway: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.editProduct, unreachable),
      mockCall(calls.createProduct, () => refuse(503, 'The store is being repaired')),
    ),
  play: async (context) => {
    await check(context);
    await press(context, 'Import 2 rows');
    await step('The import was interrupted');
    await expect(context.canvas.getByRole('button', { name: 'Go on with 2 rows' })).toBeVisible();
  },
};

export const NotChecked: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getProduct, unreachable)),
  play: async (context) => {
    const input = await context.canvas.findByLabelText('CSV file and images');
    await context.userEvent.upload(input, files);
    await step('What goes where?');
    await press(context, 'Check the rows');
    await step('The rows could not be checked');
    await press(context, 'Back');
    await step('What goes where?');
  },
};

/** Excel's own encoding, in which a letter may be lost. */
export const NotUtf8: Story = {
  play: async ({ canvas, userEvent }) => {
    const bytes = new Uint8Array([...new TextEncoder().encode('Name,Brand\nCaf'), 0xe9]);
    const input = await canvas.findByLabelText('CSV file and images');
    await userEvent.upload(input, new File([bytes], 'cafe.csv', { type: 'text/csv' }));
    await step('This file can’t be imported');
    await expect(canvas.getByText(/Save it as “CSV UTF-8”/)).toBeVisible();
  },
};
