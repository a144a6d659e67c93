import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { RequestBody } from '#contract/call.ts';
import { calls, extensions } from '#contract/calls.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { card, version as t } from '#languages/en/history.ts';
import { mockCall, neverRespond, networkError, respondWithError } from '#mocks/mockCall.ts';
import { mockProductHistory } from '#mocks/mockProductHistory.ts';
import { anEntry, sampleHistory, tabletProduct } from '#mocks/sampleHistory.ts';
import { expectToast, findToast } from '../toasts.ts';
import { appPage, laptop1366, phone, rightToLeft, smallest } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: appPage,
  args: { at: `/view-product/${tabletProduct._id}` },
  beforeEach: ({ msw }) => msw.use(...mockProductHistory().handlers),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findCard = async () => {
  const region = await screen.findByRole('region', { name: card.title });
  await within(region).findAllByRole('button');
  return within(region);
};
const findEntry = async (name: string | RegExp) => (await findCard()).findByRole('button', { name });
const findDialog = () => screen.findByRole('dialog', { name: /^Version before/ });
const LOWERED_PRICE = /^Vikram Iyer changed discounted price ₹39,999 to ₹36,549, from autumn-sale.csv/;

const openLoweredPrice = async ({ userEvent }: Context) => {
  await userEvent.click(await findEntry(LOWERED_PRICE));
  const dialog = within(await findDialog());
  await dialog.findByRole('row', { name: /₹39,999/ });
  return dialog;
};
/** The button's name depends on the number of selected fields. */
const RESTORE = /^Restore \d+ fields?$/;

const restore = async (context: Context) => {
  const dialog = await openLoweredPrice(context);
  await context.userEvent.click(dialog.getByRole('button', { name: RESTORE }));
  return dialog;
};

/** Under the images, beside the details. */
export const Listed: Story = {
  tags: ['!no-picture', 'whole-screen'],
  play: async ({ canvasElement }) => {
    await expect(await findEntry(LOWERED_PRICE)).toBeVisible();
    await Promise.all([...canvasElement.querySelectorAll('img')].map((img) => img.decode()));
  },
};
export const ListedOnAPhone: Story = { ...Listed, tags: ['phone'], globals: phone };
export const ListedOnALaptop: Story = {
  ...Listed,
  tags: ['!no-picture', 'whole-screen'],
  globals: laptop1366,
};
export const ListedOnTheSmallest: Story = {
  ...Listed,
  tags: ['!no-picture', 'whole-screen'],
  globals: smallest,
};
export const ListedRightToLeft: Story = {
  ...Listed,
  tags: ['!no-picture', 'whole-screen'],
  globals: rightToLeft,
};

/** A backend without a history shows the page as before. */
export const NotOffered: Story = {
  beforeEach: ({ msw, loaded }) => {
    const onCall = (loaded['onCall'] = fn());
    msw.use(
      mockCall(calls.checkAdmin, () => ({
        isLoggedIn: true,
        admin: { fullName: 'Asha', email: 'a@b.example' },
      })),
      mockCall(extensions.getHistoryPage, () => (onCall(), respondWithError(404))),
    );
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: tabletProduct.name });
    await expect(screen.queryByRole('region', { name: card.title })).toBeNull();
    await expect(loaded['onCall']).not.toHaveBeenCalled();
  },
};

/** Finds who lowered the price, and restores the version before, with the keyboard alone. */
export const RestoredByKeyboard: Story = {
  loaders: [() => ({ onEdit: fn() })],
  beforeEach: ({ msw, loaded }) =>
    msw.use(
      ...mockProductHistory({
        onEdit: loaded['onEdit'] as (body: RequestBody<typeof editProduct>) => void,
      }).handlers,
    ),
  play: async ({ userEvent, loaded, step, canvas }) => {
    const entry = await findEntry(LOWERED_PRICE);
    await step('Tab reaches the entry, and Enter opens its version.', async () => {
      (await findCard()).getAllByRole('button')[0]!.focus();
      while (document.activeElement !== entry) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await findDialog());
      await expect(await dialog.findByRole('row', { name: /Discounted price/ })).toHaveTextContent(
        'This changeBefore₹39,999Now₹36,549',
      );
    });
    await step('Enter on the button restores it.', async () => {
      const button = screen.getByRole('button', { name: RESTORE });
      while (document.activeElement !== button) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expectToast(t.restored);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step(
      'The page shows the old price and a new entry, and the focus is back on the entry.',
      async () => {
        await expect(await canvas.findByText('₹39,999', { selector: 'span' })).toBeVisible();
        await expect(
          await findEntry(/^Ananya Krishnamurthy changed .*, by restoring a version/),
        ).toBeVisible();
        await waitFor(() => expect(entry).toHaveFocus());
      },
    );
    await expect(loaded['onEdit']).toHaveBeenCalledWith(
      expect.objectContaining({
        imagesToDelete: [],
        product: expect.objectContaining({ discountedPrice: 39_999, stock: 46, status: 'active' }) as unknown,
      }),
    );
  },
};

const undo = async ({ userEvent }: Context) => {
  const toast = within(await findToast(t.restored));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
};

/** The toast takes the restoration back. */
export const Undone: Story = {
  play: async (context) => {
    const { canvas } = context;
    await restore(context);
    await expect(await canvas.findByText('₹39,999', { selector: 'span' })).toBeVisible();
    await undo(context);
    await expectToast(t.restorationUndone);
    await expect(await canvas.findByText('₹36,549', { selector: 'span' })).toBeVisible();
  },
};

/** Someone else has changed the price since, so the undo would lose their change. */
export const UndoneTooLate: Story = {
  loaders: [() => ({ backend: mockProductHistory() })],
  beforeEach: ({ msw, loaded }) => msw.use(...getBackend(loaded).handlers),
  play: async (context) => {
    await restore(context);
    await findToast(t.restored);
    getBackend(context.loaded).save({ discountedPrice: 30_000 });
    await undo(context);
    await expectToast(t.restorationNotUndone('Someone else changed it.'));
  },
};

/** Nothing is lost: the version can be compared with the newest one and restored then. */
export const Conflict: Story = {
  loaders: [() => ({ backend: mockProductHistory() })],
  beforeEach: ({ msw, loaded }) => msw.use(...getBackend(loaded).handlers),
  play: async (context) => {
    const dialog = await openLoweredPrice(context);
    getBackend(context.loaded).save({ brand: 'Nimbus Labs' });
    await context.userEvent.click(dialog.getByRole('button', { name: RESTORE }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'Someone else has saved this product in the meantime.',
      ),
    );
    await context.userEvent.click(dialog.getByRole('button', { name: t.compareAgain }));
    await expect(await dialog.findByText(/Labs/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: RESTORE }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
const getBackend = (loaded: Context['loaded']) => loaded['backend'] as ReturnType<typeof mockProductHistory>;

/** The store’s reason stays beside the button. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.editProduct, () => respondWithError(400, 'The image no longer exists.'))),
  play: async (context) => {
    const dialog = await restore(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The image no longer exists.'));
    await expect(dialog.getByRole('button', { name: RESTORE })).toHaveFocus();
  },
};

export const Unanswered: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(calls.editProduct, networkError)),
  play: async (context) => {
    const dialog = await restore(context);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t.notRestored));
  },
};

/** A version that the form wouldn’t save isn’t sent. */
export const AgainstTheRules: Story = {
  loaders: [() => ({ onEdit: fn() })],
  beforeEach: ({ msw, loaded }) => {
    const entry = anEntry({ changes: { brand: { from: ' ', to: tabletProduct.brand } } });
    const onEdit = loaded['onEdit'] as () => void;
    msw.use(...mockProductHistory({ entries: [entry], onEdit }).handlers);
  },
  play: async ({ userEvent, loaded }) => {
    await userEvent.click(await findEntry(/changed brand/));
    const dialog = within(await findDialog());
    await userEvent.click(await dialog.findByRole('button', { name: RESTORE }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'This version can’t be restored: Brand is required.',
    );
    await expect(loaded['onEdit']).not.toHaveBeenCalled();
  },
};

/** The backend can no longer read a version, and says so. */
export const UnreadableVersion: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(extensions.getProductVersion, () => respondWithError(410, 'This version can’t be read.')),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await findEntry(LOWERED_PRICE));
    const dialog = within(await findDialog());
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This version can’t be read.');
    await expect(dialog.queryByRole('button', { name: t.retry })).toBeNull();
  },
};

export const VersionRetried: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getProductVersion, () => respondWithError(500))),
  play: async ({ userEvent, msw }) => {
    await userEvent.click(await findEntry(LOWERED_PRICE));
    const dialog = within(await findDialog());
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t.failed);
    msw.use(...mockProductHistory().handlers);
    await userEvent.click(dialog.getByRole('button', { name: t.retry }));
    await expect(await dialog.findByRole('row', { name: /₹39,999/ })).toBeVisible();
  },
};

/** Someone else has deleted the product: the version is still readable. */
export const DeletedMeanwhile: Story = {
  play: async (context) => {
    const { userEvent, msw } = context;
    await findEntry(LOWERED_PRICE);
    msw.use(
      mockCall(calls.editProduct, () => respondWithError(409, 'This product was changed.')),
      mockCall(calls.getProduct, () => respondWithError(404, 'Product not found.')),
    );
    const dialog = await restore(context);
    await userEvent.click(await dialog.findByRole('button', { name: t.compareAgain }));
    await expect(await dialog.findByText(t.deleted)).toBeVisible();
    await expect(dialog.getByText('₹39,999', { selector: 'dd *' })).toBeVisible();
  },
};

const manyEntries = Array.from({ length: 23 }, (_, index) =>
  anEntry({ at: '2026-11-10T08:00:00.000Z', changes: { stock: { from: 100 + index, to: 101 + index } } }),
);

/** Ten at first, then ten more at a time. */
export const Older: Story = {
  beforeEach: ({ msw }) => msw.use(...mockProductHistory({ entries: manyEntries }).handlers),
  play: async ({ userEvent }) => {
    const region = await findCard();
    const getEntries = () => region.getAllByRole('listitem');
    await expect(getEntries()).toHaveLength(10);
    await userEvent.click(region.getByRole('button', { name: card.older }));
    await waitFor(() => expect(getEntries()).toHaveLength(20));
    await expect(region.getByRole('button', { name: /stock 110 to 111/ })).toHaveFocus();
    await userEvent.click(region.getByRole('button', { name: card.older }));
    await waitFor(() => expect(getEntries()).toHaveLength(23));
    await expect(region.queryByRole('button', { name: card.older })).toBeNull();
  },
};

export const NoEntries: Story = {
  beforeEach: ({ msw }) => msw.use(...mockProductHistory({ entries: [] }).handlers),
  play: async () => expect(await screen.findByText(card.none)).toBeVisible(),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getHistoryPage, neverRespond)),
  play: async () => expect(await screen.findByText(card.loading)).toBeInTheDocument(),
};

export const Retried: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getHistoryPage, () => respondWithError(500))),
  play: async ({ userEvent, msw }) => {
    await expect(await screen.findByText(card.failed)).toBeVisible();
    msw.use(...mockProductHistory().handlers);
    await userEvent.click(screen.getByRole('button', { name: card.retry }));
    await expect(await findEntry(LOWERED_PRICE)).toBeVisible();
    await expect(screen.getByText(card.loaded)).toBeInTheDocument();
    await expect(sampleHistory).toHaveLength((await findCard()).getAllByRole('listitem').length);
  },
};
