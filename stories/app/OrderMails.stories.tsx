import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { extensions } from '#contract/calls.ts';
import { ORDER_MAILS_CAPABILITY } from '#contract/orderMails/orderMailCalls.ts';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { editor, mailConflict, mailsCard, orderSection, templates } from '#languages/en/orderMails.ts';
import { storePage } from '#languages/en/storeDetails.ts';
import { ananya, getBackend, openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { savedStoreDetails } from '#mocks/sampleStoreDetails.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const capabilities = [STORE_DETAILS_CAPABILITY, ORDER_MAILS_CAPABILITY];

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: appPage,
  args: { at: '/store-details' },
  beforeEach: () => openBackend({ capabilities, details: savedStoreDetails }).then(() => undefined),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findCard = async ({ canvas }: Context) =>
  within(await canvas.findByRole('region', { name: mailsCard.title }));
const getSettings = async () => (await getBackend()).db.orderMails.getSettings();
/** Toasts are announced, too. */
const findText = async (text: string) => (await screen.findAllByText(text))[0]!;

async function openEditor(context: Context) {
  const card = await findCard(context);
  await context.userEvent.click(
    await card.findByRole('button', { name: mailsCard.editOf(templates.cancellation) }),
  );
  const name = editor.title(templates.cancellation);
  return within(await screen.findByRole('dialog', { name }));
}

const type = async (context: Context, text: string) => {
  const dialog = await openEditor(context);
  await context.userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), text);
  return dialog;
};

export const TurnedOn: Story = {
  play: async (context) => {
    const card = await findCard(context);
    await context.userEvent.click(await card.findByRole('switch', { name: templates.dispatch }));
    await findText(mailsCard.turnedOn(templates.dispatch));
    await expect((await getSettings()).mails.dispatch.state).toBe('on');
    await expect(context.canvas.queryByText(storePage.unsaved)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getOrderMailSettings, neverRespond)),
  play: async (context) =>
    expect(await (await findCard(context)).findByText(mailsCard.loading)).toBeInTheDocument(),
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getOrderMailSettings, () => respondWithError(503))),
  play: async (context) => {
    const card = await findCard(context);
    const retry = await card.findByRole('button', { name: mailsCard.retry });
    context.msw.resetHandlers();
    await context.userEvent.click(retry);
    await expect(await card.findByRole('switch', { name: templates.refund })).not.toBeChecked();
  },
};

/** The switch goes back. */
export const SwitchNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.saveOrderMail, () => respondWithError(503))),
  play: async (context) => {
    const toggle = await (await findCard(context)).findByRole('switch', { name: templates.refund });
    await context.userEvent.click(toggle);
    await findText(mailsCard.notSaved);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};

export const LanguageChosen: Story = {
  play: async (context) => {
    const card = await findCard(context);
    await context.userEvent.click(await card.findByRole('combobox', { name: mailsCard.language }));
    await context.userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await waitFor(async () => expect((await getSettings()).defaultLanguage).toBe('de'));
  },
};

/** The newest cancelled order is in the preview, which follows the text. */
export const Editing: Story = {
  play: async (context) => {
    const dialog = await type(context, ' today');
    await waitFor(() => expect(dialog.getByText(/was cancelled today$/)).toBeVisible(), { timeout: 5000 });
    await expect(dialog.getByText(/^With order order_/)).toBeVisible();
    await expect(dialog.getByTitle(editor.frame).getAttribute('srcdoc')).toMatch(/cancelled today<\/title>/);
  },
};
export const EditingOnAPhone: Story = { ...Editing, globals: phone };

export const Saved: Story = {
  play: async (context) => {
    const dialog = await type(context, '!');
    await context.userEvent.click(dialog.getByRole('button', { name: editor.save }));
    await findText(editor.saved);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { texts, state } = (await getSettings()).mails.cancellation;
    await expect([state, texts.en?.subject]).toEqual(['off', 'Your order {orderNumber} was cancelled!']);
  },
};

/** Someone else has turned it on meanwhile. Overwriting keeps that. */
export const Conflict: Story = {
  play: async (context) => {
    const dialog = await type(context, '!');
    const setting = { state: 'on', texts: {}, updatedAt: '2026-11-20T09:00:00.000Z' } as const;
    await (await getBackend()).db.orderMails.save('cancellation', setting, null);
    await context.userEvent.click(dialog.getByRole('button', { name: editor.save }));
    const question = within(await screen.findByRole('alertdialog', { name: mailConflict.title }));
    await context.userEvent.click(question.getByRole('button', { name: mailConflict.overwrite }));
    await findText(editor.saved);
    const { texts, state } = (await getSettings()).mails.cancellation;
    await expect([state, texts.en?.subject]).toEqual(['on', 'Your order {orderNumber} was cancelled!']);
  },
};

export const Tested: Story = {
  play: async (context) => {
    const dialog = await type(context, '!');
    await context.userEvent.click(dialog.getByRole('button', { name: editor.test(ananya.email) }));
    await findText(editor.testSent(ananya.email));
    const { mails } = await getBackend();
    await expect(mails.at(-1)).toMatchObject({ to: { address: ananya.email } });
    await expect(mails.at(-1)?.subject).toMatch(/was cancelled!$/);
  },
};

export const NotOffered: Story = {
  beforeEach: () =>
    openBackend({ capabilities: [STORE_DETAILS_CAPABILITY], details: savedStoreDetails }).then(
      () => undefined,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: storePage.storeName });
    await expect(canvas.queryByText(mailsCard.title)).toBeNull();
  },
};

/** In the dialog of an order: the email waits until the server has sent it. */
export const SentByHand: Story = {
  args: { at: `/orders?order=${sampleOrders[0]!._id}` },
  beforeEach: async () => {
    const { db } = await openBackend({ capabilities: 'all', details: savedStoreDetails });
    const setting = { state: 'on', texts: {}, updatedAt: '2026-11-20T09:00:00.000Z' } as const;
    await db.orderMails.save('confirmation', setting, null);
  },
  play: async ({ userEvent }) => {
    const section = within(await screen.findByRole('region', { name: orderSection.title }));
    await userEvent.click(
      await section.findByRole('button', { name: orderSection.sendOf(templates.confirmation) }),
    );
    await findText(orderSection.sent(templates.confirmation));
    await section.findByRole(
      'button',
      { name: orderSection.sendAgainOf(templates.confirmation) },
      { timeout: 10_000 },
    );
    const { mails } = await getBackend();
    await expect(mails.at(-1)?.to.address).toBe(sampleOrders[0]!.buyer?.email);
  },
};
