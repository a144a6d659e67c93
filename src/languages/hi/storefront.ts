import type * as en from '../en/storefront.ts';

export const storefront: typeof en.storefront = {
  notSold: 'यह उत्पाद अब बिक्री के लिए नहीं है।',
  priceChanged: (name, price, sentPrice) =>
    `“${name}” की कीमत अब ${price} है, ${sentPrice} नहीं। नई कीमत जाँचें और दोबारा ऑर्डर करें।`,
  soldOut: (name) => `“${name}” का स्टॉक खत्म हो गया है।`,
  stockTooLow: (name, stock) => `“${name}” का स्टॉक कम है: केवल ${stock} बचा है।`,
  totalTooHigh: (amount) => `एक ऑर्डर का कुल मूल्य ज़्यादा से ज़्यादा ${amount} हो सकता है। कम नग ऑर्डर करें।`,
  keyReused: 'यह Idempotency-Key पहले ही दूसरी सामग्री वाले ऑर्डर के लिए इस्तेमाल हो चुकी है। नई कुंजी इस्तेमाल करें।',
  paymentFinal: (present, status) =>
    `इस ऑर्डर के भुगतान की स्थिति “${present}” है, इसलिए वह “${status}” नहीं हो सकती।`,
  paidBefore: (paymentId) => `इस ऑर्डर का भुगतान पहले ही “${paymentId}” से हो चुका है। दूसरा भुगतान लौटाएँ।`,
  otherPayment: (known, sent) => `इस ऑर्डर का भुगतान “${known}” है, इसलिए “${sent}” उसे नहीं बदल सकता।`,
  currencyChanged: (currency, sentCurrency) =>
    `कीमतें अब ${currency} में हैं, ${sentCurrency} में नहीं। नई कीमत जाँचें और दोबारा ऑर्डर करें।`,
  cardNumber: (field) => `फ़ील्ड “${field}” में कार्ड नंबर नहीं होना चाहिए। केवल आख़िरी चार अंक भेजें।`,
  buyerOrCart: 'पैरामीटर “buyer” या “cart” में से कोई एक भेजें।',
  cancelTooLate: 'यह ऑर्डर भेजा जा चुका है, इसलिए अब इसे रद्द नहीं किया जा सकता।',
  otherPrice: (price, productPrice, reason) => `कीमत ${productPrice} के बजाय ${price}: ${reason}`,
};
