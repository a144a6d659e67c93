import type * as en from '../en/orderMail.ts';

export const defaultTexts: typeof en.defaultTexts = {
  confirmation: {
    subject: '{storeName} पर आपका ऑर्डर {orderNumber}',
    text: `नमस्ते {customerName},

आपके ऑर्डर के लिए धन्यवाद। ऑर्डर रवाना होते ही हम आपको बताएँगे।

{products}

डिलीवरी का पता:
{address}`,
  },
  dispatch: {
    subject: 'आपका ऑर्डर {orderNumber} रास्ते में है',
    text: `नमस्ते {customerName},

{orderDate} का आपका ऑर्डर हमारे स्टोर से रवाना हो गया है।

{tracking}

{products}

डिलीवरी का पता:
{address}`,
  },
  cancellation: {
    subject: 'आपका ऑर्डर {orderNumber} रद्द कर दिया गया है',
    text: `नमस्ते {customerName},

{orderDate} का आपका ऑर्डर रद्द कर दिया गया है। अगर आपको इसकी उम्मीद नहीं थी, तो बस इस ईमेल का जवाब दें।

{products}`,
  },
  refund: {
    subject: 'आपके ऑर्डर {orderNumber} का रिफ़ंड',
    text: `नमस्ते {customerName},

{orderDate} के आपके ऑर्डर के लिए हमने {total} लौटा दिए हैं। आपके बैंक में यह राशि दिखने में कुछ दिन लग सकते हैं।

{products}`,
  },
};

export const orderTexts: typeof en.orderTexts = {
  customer: 'ग्राहक',
  unnamedProduct: 'बिना नाम का उत्पाद',
  order: (number) => `ऑर्डर ${number}`,
  amount: 'राशि',
  sku: (sku) => `SKU ${sku}`,
  carrier: 'कूरियर',
  trackingNumber: 'ट्रैकिंग नंबर',
  track: 'पार्सल ट्रैक करें',
  timeZone: (name) => `समय क्षेत्र: ${name}`,
  contact: 'कोई सवाल है? बस इस ईमेल का जवाब दें।',
};
