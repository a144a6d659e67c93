import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { lenientProduct } from '#contract/products/product.ts';
import { VersionDialog } from '#features/history/VersionDialog.tsx';
import type { VersionState } from '#features/history/versionModel.ts';
import { version as t } from '#languages/en/history.ts';
import { anEntry, getVersions, sampleHistory, tabletProduct } from '#mocks/sampleHistory.ts';
import { largeText, phone, rightToLeft, smallest } from '../../viewports.ts';
import { decodeImages } from '../decodeImages.ts';
import { inTimeZone } from '../inTimeZone.tsx';

const [stockEntry, textEntry, , priceEntry] = sampleHistory;
const createdEntry = sampleHistory.at(-1)!;
const versions = getVersions(tabletProduct, sampleHistory);
const present = lenientProduct.parse(tabletProduct);
const getComparison = ({ _id }: { _id: string }) => ({
  version: lenientProduct.parse(versions[_id]),
  present,
});
const priceComparison = getComparison(priceEntry!);

const meta = {
  component: VersionDialog,
  tags: ['no-picture'],
  args: {
    entry: priceEntry!,
    state: { status: 'compared', ...priceComparison },
    createAgainHref: '/add-product',
    onRetry: fn(),
    onRestore: fn(),
    onCompareAgain: fn(),
    onClose: fn(),
  },
  decorators: [inTimeZone('UTC')],
} satisfies Meta<typeof VersionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async (name: string | RegExp = /^Version before/) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toBeVisible());
  await decodeImages(dialog);
  return within(dialog);
};

const RESTORE = /^Restore \d+ fields?$/;

/** Returns the texts of each row: the field with its mark, the version, and the present value. */
const getRows = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent.trim()),
    ]);

/** Only the fields that differ; the switch shows all. */
export const Compared: Story = {
  tags: ['!no-picture'],
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Version before 13 Nov 2026, 08:02');
    await expect(dialog.getByText(/from/)).toBeVisible();
    await expect(getRows(dialog).map(([field, then, now]) => [field, then, now])).toEqual([
      ['Discounted priceThis change', '₹39,999', '₹36,549'],
      ['Description', 'A tablet.', present.description],
      ['Stock', '12', '46'],
      ['Status', 'Draft', 'Active'],
      ['Images', '', ''],
    ]);
    await expect(dialog.getAllByRole('img', { name: 'Image 1 of 5' })).toHaveLength(2);
    await userEvent.click(dialog.getByRole('switch', { name: t.showAll }));
    await expect(getRows(dialog)).toHaveLength(19);
    await userEvent.click(dialog.getByRole('switch', { name: t.showAll }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore 1 field' }));
    await expect(args.onRestore).toHaveBeenCalledWith(['discountedPrice']);
    await userEvent.click(dialog.getByRole('button', { name: t.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Only the field of this change is selected at first, so that later changes of others stay. */
export const SelectedFields: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const getBox = (field: string) => dialog.getByRole('checkbox', { name: t.selectField(field) });
    await expect(getBox('Discounted price')).toBeChecked();
    await userEvent.click(getBox('Discounted price'));
    await expect(dialog.getByRole('button', { name: t.restore(0) })).toHaveAccessibleDescription(
      t.noneSelected,
    );
    for (const field of ['Discounted price', 'Description', 'Stock', 'Status', 'Images'])
      await userEvent.click(getBox(field));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore 5 fields' }));
    await expect(args.onRestore).toHaveBeenCalledWith([
      'discountedPrice',
      'description',
      'stock',
      'status',
      'images',
    ]);
    await userEvent.click(dialog.getByRole('switch', { name: t.showAll }));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(5);
  },
};

const waitForDialog: Story['play'] = async () => void (await findDialog());
export const ComparedOnAPhone: Story = { globals: phone, play: waitForDialog };
export const ComparedOnTheSmallest: Story = { globals: smallest, play: waitForDialog };
export const ComparedRightToLeft: Story = { globals: rightToLeft, play: waitForDialog };
export const ComparedWithLargeText: Story = { globals: largeText, play: waitForDialog };

const headphones = {
  ...present,
  name: 'Sona Over-Ear Wireless Headphones',
  description: '40-hour battery, multipoint Bluetooth 5.4, folds flat into a wool-felt travel case',
};
/** The words in which two texts differ are marked. */
export const ChangedWords: Story = {
  tags: ['!no-picture'],
  args: {
    entry: textEntry!,
    state: {
      status: 'compared',
      version: headphones,
      present: {
        ...headphones,
        name: 'Sona Over-Ear Headphones, Adaptive Noise Cancelling',
        description:
          '50-hour battery, multipoint Bluetooth 5.4, folds flat into a leather travel case. Now with a spare cable.',
      },
    },
  },
  play: async () => {
    const dialog = await findDialog();
    const row = within(dialog.getByRole('row', { name: /40-hour/ }));
    const getTexts = (role: string) => row.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(getTexts('deletion')).toEqual(['40', 'wool-felt']);
    await expect(getTexts('insertion')).toEqual(['50', 'leather', '. Now with a spare cable.']);
  },
};
export const ChangedWordsOnAPhone: Story = { ...ChangedWords, tags: ['no-picture'], globals: phone };

/** A long description stays readable, and is scrolled with the keyboard. */
export const LongText: Story = {
  args: {
    entry: textEntry!,
    state: {
      status: 'compared',
      version: { ...present, description: `${present.description}\n\n`.repeat(40) },
      present: { ...present, name: 'W'.repeat(300) },
    },
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(getRows(dialog).map(([field]) => field)).toEqual(['DescriptionThis change', 'Product name']);
  },
};
export const LongTextOnTheSmallest: Story = { ...LongText, globals: smallest };

/** Equal to the present product, so there is nothing to restore. */
export const Same: Story = {
  args: { entry: stockEntry!, state: { status: 'compared', version: present, present } },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText(t.same)).toBeVisible());
    await expect(dialog.queryByRole('table')).toBeNull();
    await expect(dialog.queryByRole('button', { name: RESTORE })).toBeNull();
  },
};

/** The first version, as the product was created. */
export const First: Story = {
  args: { entry: createdEntry, state: { status: 'compared', ...getComparison(createdEntry) } },
  play: async () => void (await findDialog('First version, created on 3 Sept 2026, 05:30')),
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent(t.loading);
    await expect(dialog.queryByRole('button', { name: RESTORE })).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', text: t.failed, retry: 'offered' } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(dialog.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
};

/** The backend says why a version can’t be read; trying again doesn’t help. */
export const Unreadable: Story = {
  args: {
    entry: anEntry({ changes: undefined }),
    state: { status: 'failed', text: 'This version can’t be read.', retry: 'pointless' },
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('This version can’t be read.');
    await expect(dialog.queryByRole('button', { name: t.retry })).toBeNull();
  },
};

/** The dialog can’t be closed until the backend has answered. */
export const Restoring: Story = {
  args: { state: { status: 'restoring', ...priceComparison } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: t.restoring })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotRestored: Story = {
  args: {
    state: { status: 'notRestored', text: t.invalid('Brand is required.'), ...priceComparison },
  },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'This version can’t be restored: Brand is required.',
    );
    await userEvent.click(dialog.getByRole('button', { name: RESTORE }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};
export const NotRestoredOnTheSmallest: Story = { ...NotRestored, globals: smallest };

export const Conflict: Story = {
  args: { state: { status: 'conflict', text: t.conflict, ...priceComparison } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t.conflict);
    await expect(dialog.queryByRole('button', { name: RESTORE })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t.compareAgain }));
    await expect(args.onCompareAgain).toHaveBeenCalledOnce();
  },
};

export const Comparing: Story = {
  args: { state: { status: 'comparing', ...priceComparison } },
  play: async () => {
    const button = (await findDialog()).getByRole('button', { name: t.comparing });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The last version of a deleted product, which becomes a new product. */
export const Deleted: Story = {
  args: {
    entry: anEntry({ kind: 'productDeleted' }),
    state: { status: 'deleted', version: present },
  },
  play: async () => {
    const dialog = await findDialog(/^Last version, deleted on/);
    await waitFor(() => expect(dialog.getByText(t.deleted)).toBeVisible());
    await expect(dialog.getByText('Description').nextElementSibling).toHaveTextContent('11-inch');
    await expect(dialog.getByRole('link', { name: t.createAgain })).toHaveAttribute('href', '/add-product');
  },
};
export const DeletedOnAPhone: Story = { ...Deleted, globals: phone };

// Fails to compile if a state has no story.
void ({
  loading: Loading,
  failed: Failed,
  compared: Compared,
  restoring: Restoring,
  notRestored: NotRestored,
  conflict: Conflict,
  comparing: Comparing,
  deleted: Deleted,
} satisfies Record<VersionState['status'], Story>);
