import type * as en from '../en/storefront.ts';

export const storefront: typeof en.storefront = {
  notSold: 'Dieses Produkt wird nicht mehr verkauft.',
  priceChanged: (name, price, sentPrice) =>
    `Der Preis von „${name}“ beträgt jetzt ${price}, nicht ${sentPrice}. Prüfen Sie den neuen Preis, und bestellen Sie noch einmal.`,
  soldOut: (name) => `„${name}“ ist ausverkauft.`,
  stockTooLow: (name, stock) => `Der Bestand von „${name}“ reicht nicht aus: Nur ${stock} auf Lager.`,
  totalTooHigh: (amount) => `Eine Bestellung kann höchstens ${amount} kosten. Bestellen Sie weniger Stück.`,
  keyReused:
    'Dieser Idempotency-Key gehört schon zu einer Bestellung mit anderem Inhalt. Verwenden Sie einen neuen.',
  paymentFinal: (present, status) =>
    `Die Zahlung dieser Bestellung hat den Status „${present}“ und kann nicht zu „${status}“ werden.`,
  paidBefore: (paymentId) =>
    `Diese Bestellung wurde schon mit der Zahlung „${paymentId}“ bezahlt. Erstatten Sie die andere.`,
  otherPayment: (known, sent) =>
    `Zu dieser Bestellung gehört die Zahlung „${known}“; „${sent}“ kann sie nicht ändern.`,
  currencyChanged: (currency, sentCurrency) =>
    `Die Preise sind jetzt in ${currency}, nicht in ${sentCurrency}. Prüfen Sie den neuen Preis, und bestellen Sie noch einmal.`,
  cardNumber: (field) =>
    `Das Feld „${field}“ darf keine Kartennummer enthalten. Senden Sie nur die letzten vier Ziffern.`,
  buyerOrCart: 'Senden Sie entweder den Parameter „buyer“ oder den Parameter „cart“.',
  cancelTooLate: 'Diese Bestellung ist schon unterwegs oder zugestellt und kann nicht mehr storniert werden.',
  otherPrice: (price, productPrice, reason) => `Preis ${price} statt ${productPrice}: ${reason}`,
};
