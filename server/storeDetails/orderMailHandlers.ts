import type { RequestBody } from '#contract/call.ts';
import type { Extensions } from '#contract/calls.ts';
import {
  createMailTextRules,
  MAIL_LANGUAGES,
  MAIL_TEMPLATES,
  type MailTemplate,
  type MailText,
  type MailTextMessages,
} from '#contract/orderMails/orderMailTemplates.ts';
import type { MailSetting, MailSettings } from '#contract/orderMails/orderMailCalls.ts';
import { type Order, order as orderSchema } from '#contract/orders/order.ts';
import { mailTextProblems } from '#languages/en/mailTextProblems.ts';
import { enforceRateLimit, type RateLimit } from '../accounts/rateLimits.ts';
import type { StoredAdmin } from '../base/database.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError, refuse, throwFieldError } from '../base/httpError.ts';
import { getNextTimestamp } from '../base/timestamps.ts';
import { createOrderMail } from '../mail/buildOrderMail.ts';
import { toPreviewPage } from '../mail/mailPage.ts';
import { getMailOrderNumber, orderMailMessages } from '../mail/orderMailValues.ts';
import { sampleOrder } from '../mail/sampleOrder.ts';

/** Throws a 403 for the guest, whose account is public. */
function assertNotGuest({ kind }: StoredAdmin): void {
  if (kind === 'guest') throw new HttpError(403, (t) => t.errors.guestMails);
}

const isTemplate = (name: string): name is MailTemplate =>
  (MAIL_TEMPLATES as readonly string[]).includes(name);

/** Returns a text, cleaned. Throws a 400 about its first invalid field, whose name follows `path`. */
function validateText(mailText: MailText, path = ''): MailText {
  const parse = (messages: MailTextMessages) => createMailTextRules(messages).safeParse(mailText);
  const parsed = parse(mailTextProblems);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  return throwFieldError(
    path + field,
    (t) => parse(t.mailTextProblems).error?.issues[0]?.message ?? t.expected.valid,
  );
}

function validateTexts(texts: MailSetting['texts']): MailSetting['texts'] {
  const valid: MailSetting['texts'] = {};
  for (const language of MAIL_LANGUAGES) {
    const mailText = texts[language];
    if (mailText) valid[language] = validateText(mailText, `texts.${language}.`);
  }
  return valid;
}

const getDefaults = (template: MailTemplate) => {
  const { en, hi, de, ar } = orderMailMessages;
  return {
    en: en.defaultTexts[template],
    hi: hi.defaultTexts[template],
    de: de.defaultTexts[template],
    ar: ar.defaultTexts[template],
  };
};

const defaults: MailSettings['defaults'] = {
  confirmation: getDefaults('confirmation'),
  dispatch: getDefaults('dispatch'),
  cancellation: getDefaults('cancellation'),
  refund: getDefaults('refund'),
};

/** The filter of the orders that an email fits. */
const FITTING: Record<MailTemplate, Record<string, string>> = {
  confirmation: {},
  dispatch: { status: 'out_for_delivery' },
  cancellation: { status: 'cancelled' },
  refund: { payment: 'refunded' },
};

async function findNewest({ db }: Deps, filters: Record<string, string>): Promise<Order | undefined> {
  const page = await db.orders.getPage({ search: '', filters, page: 1, pageSize: 10 });
  const [newest] = page.rows;
  return newest && orderSchema.parse(newest);
}

/** Finds an order by its number or id. */
async function findByNumber(number: string, deps: Deps): Promise<Order> {
  const byId = await deps.db.orders.find(number);
  const { rows } = byId
    ? { rows: [byId] }
    : await deps.db.orders.getPage({ search: number, filters: {}, page: 1, pageSize: 10 });
  const orders = rows.map((row) => orderSchema.parse(row));
  const found = orders.find((one) => getMailOrderNumber(one) === number) ?? orders[0];
  return found ?? throwFieldError('order', (t) => t.errors.orderNotFound);
}

type Draft = RequestBody<Extensions['previewOrderMail']>;

/** Renders an unsaved email about a real order. */
async function renderDraft(draft: Draft, to: string, origin: string, deps: Deps) {
  const mailText = validateText({ subject: draft.subject, text: draft.text });
  const { template, language } = draft;
  const found = draft.order
    ? await findByNumber(draft.order, deps)
    : ((await findNewest(deps, FITTING[template])) ?? (await findNewest(deps, {})));
  const mail = createOrderMail(
    { name: '', address: to },
    { orders: [found ?? sampleOrder], language, mailText, store: await deps.db.details.get(), origin },
  );
  return { mail, order: found ? { id: found._id, number: getMailOrderNumber(found) } : null };
}

/** Tests per administrator. */
const TEST_LIMIT: RateLimit = { limit: 30, windowMs: 3_600_000 };

export const orderMailHandlers = {
  getOrderMailSettings: {
    access: 'admins',
    handle: async ({ admin }, { db }) => {
      const access = admin.kind === 'guest' ? ('guest' as const) : ('full' as const);
      return { ...(await db.orderMails.getSettings()), defaults, access };
    },
  },

  saveOrderMail: {
    access: 'admins',
    handle: async ({ params: { template }, body, admin }, { db, clock, log }) => {
      assertNotGuest(admin);
      if (!isTemplate(template)) throw new HttpError(404, (t) => t.errors.noSuchCall);
      const updatedAt = getNextTimestamp(clock(), body.updatedAt ?? undefined);
      const mail = { state: body.state, texts: validateTexts(body.texts), updatedAt };
      if (!(await db.orderMails.save(template, mail, body.updatedAt)))
        throw new HttpError(409, (t) => t.errors.orderMailStale);
      log.info({ template, state: mail.state }, 'order mail saved');
      return { mail };
    },
  },

  saveOrderMailLanguage: {
    access: 'admins',
    handle: async ({ body: { language }, admin }, { db, log }) => {
      assertNotGuest(admin);
      await db.orderMails.saveLanguage(language);
      log.info({ language }, 'language of order mails saved');
      return {};
    },
  },

  previewOrderMail: {
    access: 'admins',
    handle: async ({ body, admin }, deps) => {
      const { mail, order } = await renderDraft(body, admin.email, '', deps);
      // The pages of Counter allow no inline styles, and neither do frames inside of them.
      return { subject: mail.subject, html: toPreviewPage(mail.html), text: mail.text, order };
    },
  },

  testOrderMail: {
    access: 'admins',
    handle: async ({ body, admin }, deps) => {
      assertNotGuest(admin);
      await enforceRateLimit(`test mails ${admin.id}`, TEST_LIMIT, (t) => t.errors.tooManyRequests, deps);
      const { mail } = await renderDraft(body, admin.email, deps.accounts.getOrigin(), deps);
      const now = deps.clock();
      const fields = { template: body.template, language: body.language };
      try {
        // Not through the outbox, so that the administrator sees whether it works.
        await deps.mailer.send({ ...mail, id: deps.createId(), createdAt: now, sentAt: now });
      } catch (error) {
        refuse(
          deps.log,
          { ...fields, err: error },
          'test mail not sent',
          new HttpError(502, (t) => t.errors.testMailFailed),
        );
      }
      deps.log.info(fields, 'test mail sent');
      return { to: admin.email };
    },
  },
} satisfies Partial<Handlers>;
