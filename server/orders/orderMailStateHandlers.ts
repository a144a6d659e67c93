import { MAIL_TEMPLATES, type MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { OrderMail } from '#contract/orderMails/orderMailCalls.ts';
import { type Order, order as orderSchema } from '#contract/orders/order.ts';
import { enforceRateLimit, type RateLimit } from '../accounts/rateLimits.ts';
import { sendInBackground } from '../accounts/sendMails.ts';
import type { StoredAdmin } from '../base/database.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError, type Message } from '../base/httpError.ts';
import { fitsTemplate, getMailAddress } from '../mail/buildOrderMail.ts';

/** Emails that administrators may send about one order. */
const SEND_LIMIT: RateLimit = { limit: 10, windowMs: 3_600_000 };

type Sending = OrderMail['sending'];

async function findOrder(id: string, { db }: Deps): Promise<Order> {
  const order = await db.orders.find(id);
  if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
  return orderSchema.parse(order);
}

function getSending(
  template: MailTemplate,
  state: 'on' | 'off',
  order: Order,
  { kind }: StoredAdmin,
): Sending {
  if (kind === 'guest') return 'guest';
  if (state === 'off') return 'off';
  if (getMailAddress(order) === undefined) return 'noAddress';
  return fitsTemplate(template, order) ? 'possible' : 'otherState';
}

async function readMails(order: Order, admin: StoredAdmin, { db }: Deps): Promise<OrderMail[]> {
  const { mails } = await db.orderMails.getSettings();
  const unsent = await db.orderMails.findUnsent(order._id);
  const events = await db.history.findOrderEvents(order._id);
  return MAIL_TEMPLATES.map((template) => {
    // The newest.
    const last = unsent.findLast((one) => one.template === template);
    return {
      template,
      sending: getSending(template, mails[template].state, order, admin),
      waiting: last?.waiting,
      failed: last?.failed,
      sent: events.flatMap(({ kind, at, adminName, event }) =>
        kind === 'orderMailSent' && event?.mail?.template === template
          ? [{ at, to: event.mail.to, by: adminName }]
          : [],
      ),
    };
  });
}

const refusals: Record<Exclude<Sending, 'possible'>, { status: 403 | 409; message: Message }> = {
  off: { status: 409, message: (t) => t.errors.orderMailOff },
  otherState: { status: 409, message: (t) => t.errors.orderMailOtherState },
  noAddress: { status: 409, message: (t) => t.errors.orderMailNoAddress },
  guest: { status: 403, message: (t) => t.errors.guestMails },
};

export const orderMailStateHandlers = {
  getOrderMails: {
    access: 'admins',
    handle: async ({ params: { id }, admin }, deps) => ({
      mails: await readMails(await findOrder(id, deps), admin, deps),
    }),
  },

  sendOrderMail: {
    access: 'admins',
    handle: async ({ params: { id }, body: { template }, admin }, deps) => {
      const order = await findOrder(id, deps);
      const { mails } = await deps.db.orderMails.getSettings();
      const sending = getSending(template, mails[template].state, order, admin);
      if (sending !== 'possible') throw new HttpError(refusals[sending].status, refusals[sending].message);
      await enforceRateLimit(`mails of order ${id}`, SEND_LIMIT, (t) => t.errors.tooManyRequests, deps);
      const mail = await deps.db.orderMails.request({
        template,
        // The same email again: about the whole cart.
        orderIds: await deps.db.orderMails.findCart(id),
        write: { at: new Date(deps.clock()).toISOString(), adminId: admin.id },
      });
      deps.log.info({ order: id, template, mail }, 'order mail requested');
      const state = await readMails(order, admin, deps);
      if (mail !== undefined) sendInBackground(mail, deps);
      return { mails: state };
    },
  },
} satisfies Partial<Handlers>;
