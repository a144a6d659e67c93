/** Messages to storefronts about orders. Amounts are texts such as '1299 INR'; statuses are words of the Store API. */
export const storefront = {
  notSold: 'This product is no longer sold.',
  priceChanged: (name: string, price: string, sentPrice: string) =>
    `The price of “${name}” is ${price} now, not ${sentPrice}. Check the new price and order again.`,
  soldOut: (name: string) => `“${name}” is sold out.`,
  stockTooLow: (name: string, stock: string) => `There’s not enough stock of “${name}”: only ${stock} left.`,
  totalTooHigh: (amount: string) => `The total of an order can be at most ${amount}. Order fewer pieces.`,
  keyReused: 'This Idempotency-Key was already used for an order with different content. Use a new key.',
  paymentFinal: (present: string, status: string) =>
    `The payment of this order is '${present}', so it can’t become '${status}'.`,
  paidBefore: (paymentId: string) =>
    `This order has already been paid by the payment '${paymentId}'. Refund the other one.`,
  otherPayment: (known: string, sent: string) =>
    `This order’s payment is '${known}', so '${sent}' can’t change it.`,
  currencyChanged: (currency: string, sentCurrency: string) =>
    `Prices are in ${currency} now, not in ${sentCurrency}. Check the new price and order again.`,
  cardNumber: (field: string) =>
    `The field '${field}' must not contain a card number. Send only the last four digits.`,
  buyerOrCart: "Send either the parameter 'buyer' or the parameter 'cart'.",
  cancelTooLate: 'This order has already been dispatched, so it can’t be cancelled any more.',
  otherPrice: (price: string, productPrice: string, reason: string) =>
    `Price ${price} instead of ${productPrice}: ${reason}`,
};
