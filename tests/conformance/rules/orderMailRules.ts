import { normalizeEmail } from '#contract/accounts/email.ts';
import { extensions } from '#contract/calls.ts';
import { type MailSettings, ORDER_MAILS_CAPABILITY } from '#contract/orderMails/orderMailCalls.ts';
import { expectEqual, expectRefusal, skip } from '../expectations.ts';
import { defineRules, nothing, type Rule } from '../rule.ts';
import type { Session } from '../session.ts';
import { provideOrder } from './orderWorkRules.ts';

const draft = {
  template: 'dispatch',
  language: 'en',
  subject: 'Order {orderNumber}',
  text: 'Hello {customerName} 🪔',
  order: null,
} as const;

const readSettings = ({ client }: Session) => client.call(extensions.getOrderMailSettings, nothing);

/** Returns the settings. Skips the rule for the shared account, which can't change them. */
async function requireAccess(session: Session): Promise<MailSettings> {
  const settings = await readSettings(session);
  return settings.access === 'full' ? settings : skip("the shared account can't change or send mails");
}

const saveConfirmation = async ({ client }: Session, mail: MailSettings['mails']['confirmation']) => {
  const sent = { params: { template: 'confirmation' }, body: mail };
  return (await client.call(extensions.saveOrderMail, sent)).mail;
};

const settingRules = defineRules(
  'order mails',
  {
    'saves the setting of a mail': async (session) => {
      const before = (await requireAccess(session)).mails.confirmation;
      const putBack = async () => {
        const { updatedAt, ...now } = (await readSettings(session)).mails.confirmation;
        if (now.state !== before.state) await saveConfirmation(session, { ...before, updatedAt });
      };
      session.onCleanUp(putBack);
      const state = before.state === 'on' ? 'off' : 'on';
      const saved = await saveConfirmation(session, { ...before, state });
      expectEqual(saved.state, state, 'mail.state', 'Save the setting that is sent, and return it.');
      const old = { ...before, updatedAt: '2001-01-01T00:00:00.000Z' };
      const sent = { params: { template: 'confirmation' }, body: old };
      const answer = await session.client.send(extensions.saveOrderMail, sent);
      expectRefusal(answer, 'Answer 409 if someone else has saved since `updatedAt`.', [409]);
      await putBack();
    },

    'saves the language of mails': async (session) => {
      const { defaultLanguage } = await requireAccess(session);
      const save = (language: typeof defaultLanguage) =>
        session.client.call(extensions.saveOrderMailLanguage, { params: {}, body: { language } });
      session.onCleanUp(() => save(defaultLanguage));
      await save('de');
      const now = (await readSettings(session)).defaultLanguage;
      expectEqual(now, 'de', 'defaultLanguage', 'Save the language, and return it with the settings.');
      await save(defaultLanguage);
    },

    'shows a mail with an unsaved text': async ({ client }) => {
      const { subject } = await client.call(extensions.previewOrderMail, { params: {}, body: draft });
      const isFilled = !subject.includes('{orderNumber}');
      expectEqual(isFilled, true, 'the subject has a number', 'Fill in the placeholders of the text.');
      const body = { ...draft, text: ' ' };
      const answer = await client.send(extensions.previewOrderMail, { params: {}, body });
      expectRefusal(answer, 'Answer 400 to a mail without a text.');
    },
  },
  { capability: ORDER_MAILS_CAPABILITY },
);

const sendingRules = defineRules(
  'order mails',
  {
    'sends a test to the administrator': async (session) => {
      await requireAccess(session);
      const { to } = await session.client.call(extensions.testOrderMail, { params: {}, body: draft });
      const fix = 'Send the test to the administrator who asks for it.';
      expectEqual(normalizeEmail(to), normalizeEmail(session.account.email), 'to', fix);
    },

    'sends a mail about an order': async (session) => {
      const { client } = session;
      const before = (await requireAccess(session)).mails.confirmation;
      const params = { id: await provideOrder(session) };
      await saveConfirmation(session, { ...before, state: 'on' });
      const body = { template: 'confirmation' } as const;
      await client.call(extensions.sendOrderMail, { params, body });
      const { mails } = await client.call(extensions.getOrderMails, { params, body: undefined });
      const found = mails.some(({ template }) => template === 'confirmation');
      expectEqual(found, true, 'the mail is listed', 'List the mails of the order with their state.');
      const { updatedAt } = (await readSettings(session)).mails.confirmation;
      await saveConfirmation(session, { ...before, updatedAt });
    },
  },
  { capability: ORDER_MAILS_CAPABILITY, isLasting: true },
);

export const orderMailRules: Rule[] = [...settingRules, ...sendingRules];
