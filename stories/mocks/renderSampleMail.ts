import { order as orderSchema } from '#contract/orders/order.ts';
import type { MailLanguage, MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { MailPreviewState } from '#features/storeDetails/orderMails/orderMailsModel.ts';
import { toPreviewPage } from '#server/mail/mailPage.ts';
import { orderMailMessages } from '#server/mail/orderMailValues.ts';
import { renderOrderMail } from '#server/mail/renderOrderMail.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { savedStoreDetails } from './sampleStoreDetails.ts';

const tracking = { carrier: 'DHL', number: '00340434161094042557' };
const orders = sampleOrders.slice(0, 2).map((one) => orderSchema.parse({ ...one, tracking }));

/** Renders a default email about one or two sample orders, as the server does. */
export function renderSampleMail(
  template: MailTemplate,
  language: MailLanguage,
  count = 1,
): Extract<MailPreviewState, { html: string }> {
  const mail = renderOrderMail({
    orders: orders.slice(0, count),
    language,
    mailText: orderMailMessages[language].defaultTexts[template],
    store: savedStoreDetails,
    origin: '',
  });
  return {
    status: 'current',
    subject: mail.subject,
    html: toPreviewPage(mail.html),
    orderNumber: orders[0]?.orderDetails?.orderId,
  };
}
