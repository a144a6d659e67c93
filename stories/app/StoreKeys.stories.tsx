import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { extensions } from '#contract/calls.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import {
  STORE_KEYS_CAPABILITY,
  STORE_KEYS_WITHHELD_CAPABILITY,
} from '#contract/storefront/storeKeysCapability.ts';
import { MAX_STORE_KEYS, STORE_KEY_PREFIX, type StoreKey } from '#contract/storefront/storeKeys.ts';
import { storeConflict, storePage } from '#languages/en/storeDetails.ts';
import { card, created, creating, ending } from '#languages/en/storeKeys.ts';
import { getBackend, openBackend } from '#mocks/backend.ts';
import { mockCall, networkError, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { savedStoreDetails } from '#mocks/sampleStoreDetails.ts';
import { unusedKey, webshopKey } from '#mocks/sampleStoreKeys.ts';
import { appPage, phone, rightToLeft } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { findDialog } from '../findDialog.ts';

const addKey = async ({ createdAt, lastUsedAt, ...key }: StoreKey) =>
  (await getBackend()).db.storeKeys.add(
    {
      ...key,
      digest: key.id,
      createdAt: Date.parse(createdAt),
      lastUsedAt: lastUsedAt === null ? undefined : Date.parse(lastUsedAt),
    },
    MAX_STORE_KEYS,
  );
async function openBackendWith(...keys: readonly StoreKey[]) {
  const capabilities = [STORE_DETAILS_CAPABILITY, STORE_KEYS_CAPABILITY];
  await openBackend({ capabilities, details: savedStoreDetails });
  for (const key of keys) await addKey(key);
}
const writeText = fn<Clipboard['writeText']>(async () => undefined);

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: appPage,
  args: { at: '/store-details' },
  beforeEach: async () => {
    await openBackendWith(unusedKey, webshopKey);
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findCard = async ({ canvas }: Context) => canvas.findByRole('region', { name: card.title });
const findButton = async (context: Context, name: string) =>
  within(await findCard(context)).findByRole('button', { name });
/** Toasts are announced, too. */
const findText = async (text: string) => (await screen.findAllByText(text))[0]!;
const expectNoUnsavedChanges = ({ canvas }: Context) =>
  expect(canvas.queryByText(storePage.unsaved)).toBeNull();

/** Opens the dialog and submits a name, with the keyboard. */
const create = async (context: Context, name: string) => {
  (await findButton(context, card.create)).focus();
  await context.userEvent.keyboard('{Enter}');
  const dialog = await findDialog(creating.title);
  const field = dialog.getByLabelText(/^Name/);
  await waitFor(() => expect(field).toHaveFocus());
  await context.userEvent.keyboard(`${name}{Enter}`);
  return { dialog, field };
};

const startEnding = async (context: Context, name: string) => {
  await context.userEvent.click(await findButton(context, card.endOf(name)));
  const dialog = await findDialog(ending.title(name), 'alertdialog');
  await context.userEvent.click(dialog.getByRole('button', { name: ending.submit }));
  return dialog;
};

/** Below the form, which stays as it is. */
export const Loaded: Story = {
  tags: ['!no-picture', 'whole-screen'],
  play: async (context) => {
    const keys = await findCard(context);
    await expect(await within(keys).findAllByRole('listitem')).toHaveLength(2);
    await expect(keys.closest('form')).toBeNull();
    await expect(within(keys).getByRole('link', { name: card.reference })).toHaveAttribute(
      'href',
      `${location.origin}/api/store/openapi.json`,
    );
    keys.scrollIntoView();
  },
};
export const LoadedOnAPhone: Story = { ...Loaded, tags: ['!no-picture', 'whole-screen'], globals: phone };
export const LoadedRightToLeft: Story = {
  ...Loaded,
  tags: ['no-picture', '!whole-screen'],
  globals: rightToLeft,
};

/** A guest learns that others have keys, and none are requested. */
export const Withheld: Story = {
  beforeEach: async ({ msw }) => {
    const capabilities = [STORE_DETAILS_CAPABILITY, STORE_KEYS_WITHHELD_CAPABILITY];
    await openBackend({ capabilities, details: savedStoreDetails });
    msw.use(mockCall(extensions.getStoreKeys, () => Promise.reject(new Error('not offered'))));
  },
  play: async (context) => {
    const keys = within(await findCard(context));
    await expect(keys.getByText(card.withheld)).toBeInTheDocument();
    await expect(keys.queryByRole('button')).toBeNull();
  },
};

/** A backend without a Store API: no trace of keys, and no request for them. */
export const NotOffered: Story = {
  beforeEach: async ({ msw }) => {
    await openBackend({ capabilities: [STORE_DETAILS_CAPABILITY], details: savedStoreDetails });
    msw.use(mockCall(extensions.getStoreKeys, () => Promise.reject(new Error('not offered'))));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: storePage.storeName });
    await expect(canvas.queryByRole('region', { name: card.title })).toBeNull();
    await expect(canvas.queryByText(/API/)).toBeNull();
  },
};

export const None: Story = {
  beforeEach: () => openBackendWith(),
  play: async (context) =>
    expect(await within(await findCard(context)).findByText(card.none)).toBeInTheDocument(),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getStoreKeys, neverRespond)),
  play: async (context) =>
    expect(await within(await findCard(context)).findByText(card.loading)).toBeInTheDocument(),
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getStoreKeys, () => respondWithError(503))),
  play: async (context) => {
    const retry = await findButton(context, card.retry);
    context.msw.resetHandlers();
    await context.userEvent.click(retry);
    await expect(await findButton(context, card.endOf('Webshop'))).toBeVisible();
  },
};

/** With the keyboard only. The focus returns to the button, also after the first key. */
export const Created: Story = {
  beforeEach: async () => {
    await openBackendWith();
    writeText.mockClear();
  },
  play: async (context) => {
    const { userEvent } = context;
    await create(context, 'Webshop');
    const dialog = await findDialog(created.title);
    await waitFor(() => expect(dialog.getByRole('button', { name: created.copyKey })).toHaveFocus());
    await userEvent.keyboard('{Escape}{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('status')[0]).toHaveTextContent(created.copied));
    const [secret = ''] = writeText.mock.lastCall ?? [];
    await expect(secret).toContain(STORE_KEY_PREFIX);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
    await waitFor(async () => expect(await findButton(context, card.create)).toHaveFocus());
    const [row] = await within(await findCard(context)).findAllByRole('listitem');
    await expect(row).toHaveTextContent(/^WebshopKey….*CreatedToday, .*Never used/);
    await expect(row).toHaveTextContent(secret.slice(-4));
    await expectNoUnsavedChanges(context);
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    await expect(stored).not.toContain(secret);
  },
};

export const NameTaken: Story = {
  play: async (context) => {
    const { field } = await create(context, 'webshop');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Another key has this name. Please choose another one.'),
    );
    await expect(field).toHaveValue('webshop');
  },
};

/** Another administrator has created the twentieth key meanwhile. */
export const LimitReached: Story = {
  play: async (context) => {
    await findButton(context, card.endOf('Webshop'));
    for (let index = 2; index < MAX_STORE_KEYS; index += 1)
      await addKey({ ...unusedKey, id: `key-${index}`, name: `Market ${index}` });
    const { dialog } = await create(context, 'Market');
    await expect(
      await dialog.findByText(/^You can have up to 20 keys\. Revoke one that is no longer used first/),
    ).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: creating.cancel }));
    await waitFor(async () =>
      expect(await findButton(context, card.create)).toHaveAccessibleDescription(card.full(20)),
    );
  },
};

export const CreatingOffline: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.createStoreKey, networkError)),
  play: async (context) => {
    const { dialog, field } = await create(context, 'Market');
    await expect(await dialog.findByText(creating.failed)).toBeInTheDocument();
    await expect(field).toHaveValue('Market');
  },
};

/** The focus moves to the card, because the button disappears with its key. */
export const Ended: Story = {
  play: async (context) => {
    await startEnding(context, 'Webshop');
    await expect(await findText(ending.ended)).toBeInTheDocument();
    const keys = await findCard(context);
    await waitFor(() => expect(within(keys).queryByText('Webshop')).toBeNull());
    await expect(within(keys).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(keys).toHaveFocus());
    await expectNoUnsavedChanges(context);
  },
};

/** The focus returns to the button of the key. */
export const EndCancelled: Story = {
  play: async (context) => {
    const end = await findButton(context, card.endOf('Webshop'));
    await context.userEvent.click(end);
    const dialog = await findDialog(ending.title('Webshop'), 'alertdialog');
    await waitFor(() => expect(dialog.getByRole('button', { name: ending.cancel })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(end).toHaveFocus());
  },
};

/** The dialog stays open and says why. */
export const EndFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.endStoreKey, () => respondWithError(500))),
  play: async (context) => {
    const dialog = await startEnding(context, 'Webshop');
    await expect(await dialog.findByText(ending.failed)).toBeInTheDocument();
    context.msw.resetHandlers();
    await context.userEvent.click(dialog.getByRole('button', { name: ending.submit }));
    await expect(await findText(ending.ended)).toBeInTheDocument();
  },
};

/** Neither the form's changes nor its conflict affect the keys, and the other way round. */
export const FormUnchanged: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const name = await canvas.findByRole('textbox', { name: storePage.storeName });
    await step('Changes of the form stay while a key is created', async () => {
      await userEvent.type(name, ' Ltd');
      await create(context, 'Market');
      const dialog = await findDialog(created.title);
      await userEvent.click(dialog.getByRole('button', { name: created.saved }));
      await expect(await findButton(context, card.endOf('Market'))).toBeInTheDocument();
      await expect(name).toHaveValue('Diya & Daughters Ltd');
      await expect(canvas.getByText(storePage.unsaved)).toBeVisible();
    });
    await step('Save saves only the form, and a conflict is asked about', async () => {
      const theirs = { ...savedStoreDetails, storeName: 'Theirs', updatedAt: '2026-11-20T08:00:00.000Z' };
      await (await getBackend()).db.details.save(theirs, savedStoreDetails);
      await userEvent.click(canvas.getByRole('button', { name: storePage.submit }));
      const dialog = await findDialog(storeConflict.title, 'alertdialog');
      await userEvent.click(dialog.getByRole('button', { name: storeConflict.overwrite }));
      await expect(await findText(storePage.saved)).toBeInTheDocument();
      await waitFor(() => expectNoUnsavedChanges(context));
      await expect(await findButton(context, card.endOf('Market'))).toBeInTheDocument();
    });
  },
};
