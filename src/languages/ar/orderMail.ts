import type * as en from '../en/orderMail.ts';

export const defaultTexts: typeof en.defaultTexts = {
  confirmation: {
    subject: 'طلبك {orderNumber} من {storeName}',
    text: `مرحبًا {customerName}،

شكرًا لطلبك. سنخبرك فور خروجه للتوصيل.

{products}

عنوان التوصيل:
{address}`,
  },
  dispatch: {
    subject: 'طلبك {orderNumber} في الطريق إليك',
    text: `مرحبًا {customerName}،

غادر طلبك بتاريخ {orderDate} متجرنا.

{tracking}

{products}

عنوان التوصيل:
{address}`,
  },
  cancellation: {
    subject: 'أُلغي طلبك {orderNumber}',
    text: `مرحبًا {customerName}،

أُلغي طلبك بتاريخ {orderDate}. إذا لم تكن تتوقع ذلك، فيكفي أن ترد على هذه الرسالة.

{products}`,
  },
  refund: {
    subject: 'استرداد مبلغ طلبك {orderNumber}',
    text: `مرحبًا {customerName}،

أعدنا إليك {total} عن طلبك بتاريخ {orderDate}. قد تمر بضعة أيام قبل أن يظهر المبلغ في حسابك البنكي.

{products}`,
  },
};

export const orderTexts: typeof en.orderTexts = {
  customer: 'عميلنا العزيز',
  unnamedProduct: 'منتج بلا اسم',
  order: (number) => `الطلب ${number}`,
  amount: 'المبلغ',
  sku: (sku) => `رمز المنتج ${sku}`,
  carrier: 'شركة الشحن',
  trackingNumber: 'رقم التتبع',
  track: 'تتبّع الشحنة',
  timeZone: (name) => `المنطقة الزمنية: \u2068${name}\u2069`,
  contact: 'لديك سؤال؟ يكفي أن ترد على هذه الرسالة.',
};
