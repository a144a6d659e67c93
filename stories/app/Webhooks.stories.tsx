import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { extensions } from '#contract/calls.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import {
  MAX_WEBHOOK_ENDPOINTS,
  WEBHOOK_SECRET_PREFIX,
  WEBHOOKS_CAPABILITY,
  type WebhookEndpoint,
} from '#contract/webhooks/webhookCalls.ts';
import { storePage } from '#languages/en/storeDetails.ts';
import { card, deliveries, form, removing, replacing, secret, types } from '#languages/en/webhooks.ts';
import { getBackend, openBackend } from '#mocks/backend.ts';
import { mockCall, networkError, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { savedStoreDetails } from '#mocks/sampleStoreDetails.ts';
import { activeEndpoint, failingEndpoint, sampleWebhookSecret } from '#mocks/sampleWebhooks.ts';
import { appPage, phone, rightToLeft } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { findDialog } from '../findDialog.ts';

const toTime = (iso: string | null) => (iso === null ? undefined : Date.parse(iso));

async function openBackendWith(...endpoints: readonly WebhookEndpoint[]) {
  const capabilities = [STORE_DETAILS_CAPABILITY, WEBHOOKS_CAPABILITY];
  const { db } = await openBackend({ capabilities, details: savedStoreDetails });
  for (const { failingSince, previousSecretUntil, createdAt, ...endpoint } of endpoints)
    await db.webhooks.add(
      {
        ...endpoint,
        secret: sampleWebhookSecret,
        previousSecret: previousSecretUntil
          ? { secret: sampleWebhookSecret, until: Date.parse(previousSecretUntil) }
          : undefined,
        failingSince: toTime(failingSince),
        createdAt: Date.parse(createdAt),
        createdBy: undefined,
        language: 'en',
      },
      MAX_WEBHOOK_ENDPOINTS,
    );
}
const writeText = fn<Clipboard['writeText']>(async () => undefined);

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: appPage,
  args: { at: '/store-details' },
  beforeEach: async () => {
    await openBackendWith(activeEndpoint, failingEndpoint);
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

/** Chooses an action of the active endpoint's menu. */
const choose = async (context: Context, name: string) => {
  await context.userEvent.click(await findButton(context, card.actionsOf(activeEndpoint.url)));
  await context.userEvent.click(await screen.findByRole('menuitem', { name }));
};
const openDeliveries = async (context: Context) => {
  await context.userEvent.click(await findButton(context, card.deliveriesOf(activeEndpoint.url)));
  return findDialog(deliveries.title);
};

/** Below the form, which stays as it is. */
export const Loaded: Story = {
  tags: ['!no-picture', 'whole-screen'],
  play: async (context) => {
    const webhooks = await findCard(context);
    await expect(await within(webhooks).findAllByRole('listitem')).toHaveLength(2);
    await expect(webhooks.closest('form')).toBeNull();
    webhooks.scrollIntoView();
  },
};
export const LoadedOnAPhone: Story = { ...Loaded, tags: ['!no-picture', 'whole-screen'], globals: phone };
export const LoadedRightToLeft: Story = {
  ...Loaded,
  tags: ['no-picture', '!whole-screen'],
  globals: rightToLeft,
};

/** A backend without webhooks, and a guest: no trace of them, and no request for them. */
export const NotOffered: Story = {
  beforeEach: async ({ msw }) => {
    await openBackend({ capabilities: [STORE_DETAILS_CAPABILITY], details: savedStoreDetails });
    msw.use(mockCall(extensions.getWebhookEndpoints, () => Promise.reject(new Error('not offered'))));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: storePage.storeName });
    await expect(canvas.queryByText(/webhook/i)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getWebhookEndpoints, neverRespond)),
  play: async (context) =>
    expect(await within(await findCard(context)).findByText(card.loading)).toBeInTheDocument(),
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getWebhookEndpoints, () => respondWithError(503))),
  play: async (context) => {
    const retry = await findButton(context, card.retry);
    context.msw.resetHandlers();
    await context.userEvent.click(retry);
    await expect(await findButton(context, card.deliveriesOf(activeEndpoint.url))).toBeVisible();
  },
};

/** With the keyboard only. The focus returns to the button. */
export const Added: Story = {
  beforeEach: () => openBackendWith(),
  play: async (context) => {
    const { userEvent } = context;
    (await findButton(context, card.add)).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog(form.add);
    await waitFor(() => expect(dialog.getByLabelText(/^Address/)).toHaveFocus());
    await userEvent.keyboard('https://shop.example/hooks');
    dialog.getByRole('button', { name: form.submitAdd }).focus();
    await userEvent.keyboard('{Enter}');
    const secretDialog = await findDialog(secret.created);
    await waitFor(() => expect(secretDialog.getByRole('button', { name: secret.copy })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText.mock.lastCall?.[0]).toContain(WEBHOOK_SECRET_PREFIX));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findButton(context, card.add)).toHaveFocus());
    const [row] = await within(await findCard(context)).findAllByRole('listitem');
    await expect(row).toHaveTextContent(/^https:\/\/shop\.example\/hooksOrder placed, .*Active/);
  },
};

/** The address stays, with the server's message. */
export const Insecure: Story = {
  play: async (context) => {
    await context.userEvent.click(await findButton(context, card.add));
    const dialog = await findDialog(form.add);
    const field = dialog.getByLabelText(/^Address/);
    await context.userEvent.type(field, 'http://shop.example');
    await context.userEvent.click(dialog.getByRole('button', { name: form.submitAdd }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/must start with https:\/\/\.$/));
    await expect(field).toHaveValue('http://shop.example');
  },
};

export const AddingOffline: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.createWebhookEndpoint, networkError)),
  play: async (context) => {
    await context.userEvent.click(await findButton(context, card.add));
    const dialog = await findDialog(form.add);
    await context.userEvent.type(dialog.getByLabelText(/^Address/), 'https://shop.example');
    await context.userEvent.click(dialog.getByRole('button', { name: form.submitAdd }));
    await expect(await dialog.findByText(form.failed)).toBeInTheDocument();
  },
};

export const Edited: Story = {
  play: async (context) => {
    await choose(context, card.edit);
    const dialog = await findDialog(form.edit);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^Stock changed/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: form.submitEdit }));
    await expect(await findText(form.saved)).toBeInTheDocument();
    const rows = await within(await findCard(context)).findAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent(types['product.stock']));
  },
};

export const PausedAndResumed: Story = {
  play: async (context) => {
    await choose(context, card.pause);
    await expect(await findText(card.pausedNow)).toBeInTheDocument();
    await within(await findCard(context)).findByText(card.paused);
    await choose(context, card.resume);
    await expect(await findText(card.resumedNow)).toBeInTheDocument();
    await within(await findCard(context)).findByText(card.active);
  },
};

export const NotPaused: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.saveWebhookEndpoint, () => respondWithError(500))),
  play: async (context) => {
    await choose(context, card.pause);
    await expect(await findText(card.notChanged)).toBeInTheDocument();
  },
};

export const SecretReplaced: Story = {
  play: async (context) => {
    await choose(context, card.replaceSecret);
    const question = await findDialog(replacing.title, 'alertdialog');
    await context.userEvent.click(question.getByRole('button', { name: replacing.submit }));
    const dialog = await findDialog(secret.replaced);
    await context.userEvent.click(dialog.getByRole('button', { name: secret.saved }));
    const rows = await within(await findCard(context)).findAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent(card.twoSecrets));
  },
};

/** The focus moves to the card, because the menu disappears with its row. */
export const Removed: Story = {
  play: async (context) => {
    await choose(context, card.remove);
    const dialog = await findDialog(removing.title, 'alertdialog');
    await context.userEvent.click(dialog.getByRole('button', { name: removing.submit }));
    await expect(await findText(removing.done)).toBeInTheDocument();
    const webhooks = await findCard(context);
    await waitFor(() => expect(within(webhooks).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(webhooks).toHaveFocus());
  },
};

/** The dialog stays open and says why. */
export const NotRemoved: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.removeWebhookEndpoint, () => respondWithError(500))),
  play: async (context) => {
    await choose(context, card.remove);
    const dialog = await findDialog(removing.title, 'alertdialog');
    await context.userEvent.click(dialog.getByRole('button', { name: removing.submit }));
    await expect(await dialog.findByText(removing.failed)).toBeInTheDocument();
  },
};

/** A test is delivered, and sent again. */
export const TestSent: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDeliveries(context);
    await expect(await dialog.findByText(deliveries.none)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: deliveries.sendTest }));
    await expect(await dialog.findByText(deliveries.waiting)).toBeVisible();
    const { webhooks } = (await getBackend()).db;
    const now = Date.UTC(2026, 10, 20, 9, 15);
    const [claimed] = await webhooks.claimDue('active', { now, until: now + 1 }, 1);
    await webhooks.recordSuccess(claimed!, { answerStatus: 200, answer: 'thanks', problem: undefined }, now);
    await expect(await dialog.findByText(deliveries.delivered, {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Send again: Test/ }));
    await expect(await dialog.findByText(deliveries.waiting)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent(deliveries.sent);
  },
};

export const TestNotSent: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.sendTestWebhook, () => respondWithError(500))),
  play: async (context) => {
    const dialog = await openDeliveries(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: deliveries.sendTest }));
    await expect(await dialog.findByText(deliveries.notSent)).toBeVisible();
  },
};

export const DeliveriesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getWebhookDeliveries, () => respondWithError(503))),
  play: async (context) => {
    const dialog = await openDeliveries(context);
    const retry = await dialog.findByRole('button', { name: deliveries.retry });
    context.msw.resetHandlers();
    await context.userEvent.click(retry);
    await expect(await dialog.findByText(deliveries.none)).toBeVisible();
  },
};
