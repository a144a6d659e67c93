import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { STORE_DETAILS_CAPABILITY, type StoreDetails } from '#contract/settings/storeDetails.ts';
import { storeConflict, storePage as t } from '#languages/en/storeDetails.ts';
import { getBackend, openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError, respondWithFieldError } from '#mocks/mockCall.ts';
import { savedStoreDetails } from '#mocks/sampleStoreDetails.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

/** Saves details as another administrator. */
async function saveTheirs(changes: Partial<StoreDetails> = {}) {
  const { details } = (await getBackend()).db;
  const theirs = { ...savedStoreDetails, storeName: 'Theirs', updatedAt: '2026-11-20T08:00:00.000Z' };
  await details.save({ ...theirs, ...changes }, savedStoreDetails);
}

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/store-details' },
  beforeEach: async () =>
    void (await openBackend({ capabilities: [STORE_DETAILS_CAPABILITY], details: savedStoreDetails })),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findName = (canvas: Canvas) => canvas.findByRole('textbox', { name: t.storeName });
const getSave = (canvas: Canvas) => canvas.getByRole('button', { name: t.submit });

export const Loaded: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await findName(canvas)).toHaveValue('Diya & Daughters');
    await expect(document.title).toBe('Store details · Counter');
  },
};
export const LoadedOnAPhone: Story = { ...Loaded, globals: phone };

export const Loading: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getStoreDetails, neverRespond)),
  play: async ({ canvas }) => expect(await canvas.findByText(t.loading)).toBeInTheDocument(),
};

export const LoadFailed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getStoreDetails, () => respondWithError(503))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.failed);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(await findName(canvas)).toBeVisible();
  },
};

/** A backend of only the sixteen calls. */
export const Unsupported: Story = {
  tags: ['no-picture'],
  beforeEach: async () => void (await openBackend()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: t.unsupported })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    await expect(screen.queryByRole('menuitem', { name: t.page })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
  play: async ({ canvas }) => expect(await canvas.findByText(t.accessText)).toBeVisible(),
};

/** The footer shows the saved contact at once. Opened from the account menu. */
export const Saved: Story = {
  tags: ['no-picture'],
  args: { at: '/orders' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: t.page }));
    });
    await step('Save another phone number', async () => {
      await findName(canvas);
      const phoneField = canvas.getByRole('textbox', { name: t.phone });
      await userEvent.clear(phoneField);
      await userEvent.type(phoneField, '+49 30 1234');
      await userEvent.click(getSave(canvas));
      await expect((await screen.findAllByText(t.saved))[0]).toBeInTheDocument();
    });
    await step('Nothing is unsaved, and a second save is not a conflict', async () => {
      await expect(canvas.queryByText(t.unsaved)).toBeNull();
      await userEvent.type(await findName(canvas), ' Ltd');
      await userEvent.click(getSave(canvas));
      await waitFor(() => expect(canvas.queryByText(t.unsaved)).toBeNull());
      await waitFor(() => expect(canvas.queryByText(t.saving)).toBeNull());
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('The footer of other pages shows the number', async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: 'Orders' })[0]!);
      await expect(await canvas.findByRole('link', { name: '+49 30 1234' })).toHaveAttribute(
        'href',
        'tel:+49301234',
      );
    });
  },
};

const change = async (canvas: Canvas, userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent']) => {
  await userEvent.type(await findName(canvas), ' Ltd');
  await userEvent.click(getSave(canvas));
};

/** The orders of the store keep their currency. Cancelling saves nothing. */
export const CurrencyChange: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.dashboardDetails, () => ({
        totalUsers: 3,
        totalProducts: 5,
        totalOrders: 7,
        totalRevenueAmount: 100,
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    const chooseDollars = async () => {
      const field = await canvas.findByRole('combobox', { name: /^Currency/ });
      await userEvent.clear(field);
      await userEvent.type(field, 'USD');
      await userEvent.click(await screen.findByRole('option', { name: /^USD/ }));
    };
    const answer = async (name: string) => {
      await userEvent.click(getSave(canvas));
      const dialog = await screen.findByRole('alertdialog', { name: 'Change the currency to USD?' });
      await expect(dialog).toHaveTextContent('The 7 orders that you have keep their currency');
      await userEvent.click(within(dialog).getByRole('button', { name }));
    };
    await chooseDollars();
    await answer('Cancel');
    await expect(canvas.getByText(t.unsaved)).toBeVisible();
    await answer('Change currency');
    await expect((await screen.findAllByText(t.saved))[0]).toBeInTheDocument();
  },
};

export const SaveFailed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.saveStoreDetails, () => respondWithError(500))),
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
    await expect((await screen.findAllByText(t.notSaved))[0]).toBeInTheDocument();
    await expect(canvas.getByText(t.unsaved)).toBeVisible();
    await expect(await findName(canvas)).toHaveValue('Diya & Daughters Ltd');
  },
};

export const FieldRefused: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(extensions.saveStoreDetails, () =>
        respondWithFieldError('contact.phone', 'Enter a phone number.'),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
    const phoneField = canvas.getByRole('textbox', { name: t.phone });
    await waitFor(() => expect(phoneField).toHaveAccessibleDescription('Enter a phone number.'));
    await waitFor(() => expect(phoneField).toHaveFocus());
  },
};

/** Someone else has saved meanwhile. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    await findName(canvas);
    await saveTheirs();
    await change(canvas, userEvent);
    const dialog = await screen.findByRole('alertdialog', { name: storeConflict.title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ConflictReloaded: Story = {
  ...Conflict,
  tags: ['no-picture'],
  play: async (context) => {
    await Conflict.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: storeConflict.reload }));
    await waitFor(async () => expect(await findName(context.canvas)).toHaveValue('Theirs'));
  },
};

export const ConflictOverwritten: Story = {
  ...Conflict,
  tags: ['no-picture'],
  play: async (context) => {
    await Conflict.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: storeConflict.overwrite }));
    await expect((await screen.findAllByText(t.saved))[0]).toBeInTheDocument();
    await expect(await findName(context.canvas)).toHaveValue('Diya & Daughters Ltd');
  },
};

const theirLogo = { url: '/uploads/lamp.webp', publicId: 'lamp' };

/** Overwriting keeps the logo that someone else has uploaded, because this form didn't change it. */
export const ConflictKeepsLogo: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await findName(canvas);
    await saveTheirs({ logo: theirLogo });
    await change(canvas, userEvent);
    await userEvent.click(await screen.findByRole('button', { name: storeConflict.overwrite }));
    await expect((await screen.findAllByText(t.saved))[0]).toBeInTheDocument();
    await expect(await findName(canvas)).toHaveValue('Diya & Daughters Ltd');
    await expect(canvas.getByRole('img', { name: t.logo })).toHaveAttribute('src', theirLogo.url);
  },
};

/** Leaving with unsaved changes asks first. */
export const Leaving: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findName(canvas), ' Ltd');
    await userEvent.click(canvas.getByRole('link', { name: t.cancel }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(await findName(canvas)).toHaveValue('Diya & Daughters Ltd');
  },
};
