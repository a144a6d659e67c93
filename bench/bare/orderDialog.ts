import { methodOf, momentOf, money, type Order, safe, statusOf } from './order.ts';
import { icons, statusIcons } from './orderIcons.ts';

const line = (term: string, amount: number) =>
  `<div><dt>${term}</dt><dd>${amount < 0 ? '−' : ''}${money(Math.abs(amount))}</dd></div>`;

const fact = (term: string, value: string | undefined) =>
  `<div><dt>${term}</dt><dd>${safe(value)}</dd></div>`;

const moment = (iso: string) => {
  const { day, time, whole } = momentOf(iso);
  return `<time datetime="${iso}" title="${whole}" tabindex="0">${day}, ${time}</time>`;
};

function deliveryHtml({ address = {}, deliveryTime }: Order): string {
  const { name, addressType, locality, landmark, city, state, pinCode, phoneNumber, alternatePhone } =
    address;
  const lines = [address.address, `${locality}, ${landmark}`, `${city}, ${state} ${pinCode}`];
  return `<section><h3>Delivery info</h3>
    <address><b>${safe(name)}</b> <span class="badge">${safe(addressType)}</span>
      ${lines.map((one) => `<span class="line">${safe(one)}</span>`).join('')}
      <a href="tel:${safe(phoneNumber)}">${safe(phoneNumber)}</a> alt. <a href="tel:${safe(alternatePhone)}">${safe(alternatePhone)}</a>
    </address><p>Expected delivery ${safe(deliveryTime)}</p></section>`;
}

const summaryHtml = (one: Order) =>
  `<section><h3>Order summary</h3><dl>
    ${line(`Subtotal (${money(one.productPrice)} × ${one.quantity})`, one.productPrice * one.quantity)}
    ${line('Delivery fee', one.deliveryCharges)}
    ${line('Platform fee', one.platformFee)}
    ${line('Discount', -one.totalDiscount)}
    ${line('Total', one.totalAmount)}
  </dl></section>`;

function paymentState({ paymentDetails }: Order): string {
  const status = paymentDetails?.paymentStatus;
  const [look, icon] = status === 'paid' ? ['enough', icons.paid] : ['unpaid', icons.unpaid];
  return `<span class="state ${look}">${icon}${safe(status)}</span>`;
}

const peopleHtml = (one: Order) =>
  `<section><h3>Customer</h3><p>${safe(one.buyer?.fullName)} <a href="mailto:${safe(one.buyer?.email)}">${safe(one.buyer?.email)}</a> <a href="tel:${safe(one.buyer?.phoneNumber)}">${safe(one.buyer?.phoneNumber)}</a></p></section>
  <section><h3>Payment details</h3><dl>
    <div><dt>Status</dt><dd>${paymentState(one)}</dd></div>
    ${fact('Method', methodOf(one).full)}
    ${fact('Gateway', one.paymentGateway.gatewayName)}
    ${fact('Payment ID', one.paymentDetails?.paymentId)}
  </dl></section>`;

/** One order, whole, as the product's dialog shows it. */
export const orderHtml = (one: Order, place: string) =>
  `<header><div><h2>Order <span class="id">${one._id}</span><span class="badge">${statusIcons[one.orderDetails.orderStatus] ?? ''}${statusOf(one)}</span></h2>
      <p>Placed ${moment(one.createdAt)} <span class="id">${safe(one.orderDetails.orderId)}</span></p></div>
      <button class="action" data-closes aria-label="Close">${icons.close}</button></header>
    <section class="person"><span class="thumbnail"><img src="${one.product?.images[0]?.url ?? ''}" alt=""></span>
      <div><a href="/view-product/${one.product?._id}">${safe(one.product?.name)}</a><span class="detail">${safe(one.product?.brand)}</span><span class="detail">${safe(one.product?.description)}</span></div>
      <div>${money(one.productPrice)}<span class="detail">× ${one.quantity}</span></div></section>
    <div class="halves">${deliveryHtml(one)}${summaryHtml(one)}</div>
    ${peopleHtml(one)}
    <section><h3>Status history</h3><p>The status has not been changed yet</p></section>
    <footer><button class="action" aria-label="Previous order">${icons.previous}</button><output>${place}</output><button class="action" aria-label="Next order">${icons.next}</button>
      <button class="action" aria-label="Copy order ID">${icons.copy}</button><button class="action" aria-label="Print order">${icons.print}</button>
      <button data-closes>Close</button><button>Update Order</button></footer>`;
