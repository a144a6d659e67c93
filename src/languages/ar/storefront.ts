import type * as en from '../en/storefront.ts';
import { isolate } from './rules.ts';

export const storefront: typeof en.storefront = {
  notSold: 'لم يعد هذا المنتج معروضًا للبيع.',
  priceChanged: (name, price, sentPrice) =>
    `سعر «${isolate(name)}» الآن ${isolate(price)} وليس ${isolate(sentPrice)}. تحقق من السعر الجديد ثم أعد الطلب.`,
  soldOut: (name) => `نفد «${isolate(name)}» من المخزون.`,
  stockTooLow: (name, stock) => `مخزون «${isolate(name)}» لا يكفي: المتبقي ${isolate(stock)} فقط.`,
  totalTooHigh: (amount) => `أقصى إجمالي للطلب هو ${isolate(amount)}. اطلب عددًا أقل من القطع.`,
  keyReused: `استُخدم ${isolate('Idempotency-Key')} هذا من قبل لطلب بمحتوى آخر. استخدم مفتاحًا جديدًا.`,
  paymentFinal: (present, status) =>
    `حالة دفع هذا الطلب «${isolate(present)}»، ولا يمكن أن تصبح «${isolate(status)}».`,
  paidBefore: (paymentId) =>
    `دُفع هذا الطلب من قبل بعملية الدفع ${isolate(paymentId)}. أعد مبلغ العملية الأخرى.`,
  otherPayment: (known, sent) =>
    `عملية دفع هذا الطلب هي ${isolate(known)}، ولا يمكن أن تغيّرها ${isolate(sent)}.`,
  currencyChanged: (currency, sentCurrency) =>
    `الأسعار الآن بعملة ${isolate(currency)} وليست بعملة ${isolate(sentCurrency)}. تحقق من السعر الجديد ثم أعد الطلب.`,
  cardNumber: (field) =>
    `يجب ألا يحتوي الحقل «${isolate(field)}» على رقم بطاقة. أرسل الأرقام الأربعة الأخيرة فقط.`,
  buyerOrCart: `أرسل إما المعامل «${isolate('buyer')}» أو المعامل «${isolate('cart')}».`,
  cancelTooLate: 'شُحن هذا الطلب بالفعل، ولم يعد إلغاؤه ممكنًا.',
  otherPrice: (price, productPrice, reason) =>
    `السعر ${isolate(price)} بدلًا من ${isolate(productPrice)}: ${isolate(reason)}`,
};
