import { methodOf, momentOf, money, type Order, safe, statusOf } from './order.ts';
import { orderHtml } from './orderDialog.ts';
import { icons, statusIcons } from './orderIcons.ts';
import { showTable } from './table.ts';

function paymentHtml(one: Order): string {
  const status = one.paymentDetails?.paymentStatus;
  const state = status === 'paid' ? 'enough' : 'unpaid';
  const icon = status === 'paid' ? icons.paid : icons.unpaid;
  const { brief } = methodOf(one);
  return `<span class="state ${state}">${icon}${safe(status)}</span><span class="detail line" title="${safe(brief)}">${safe(brief)}</span>`;
}

function rowHtml(one: Order): string {
  const id = `${one._id.slice(0, 8)}…`;
  const { product, buyer, address } = one;
  const { day, time, whole } = momentOf(one.createdAt);
  const first = safe(buyer?.fullName?.split(' ')[0] ?? 'Unknown');
  return `<tr>
    <td><button class="id" title="${one._id}"><bdi dir="ltr">${id}</bdi><span class="unseen"> Copy order ID</span>${icons.copy}</button><span class="detail">Qty ${one.quantity}</span></td>
    <td><span title="${safe(product?.name)}">${safe(product?.name)}</span><span class="detail line" title="${safe(product?.brand)}">${safe(product?.brand)}</span></td>
    <td><span class="person"><span class="avatar" aria-hidden="true">${first[0]}</span><span class="line" title="${safe(buyer?.fullName)}">${first}</span></span></td>
    <td><span class="line" title="${safe(address?.city)}">${safe(address?.city)}</span><span class="detail line" title="${safe(address?.state)}">${safe(address?.state)}</span></td>
    <td class="end">${money(one.totalAmount)}</td>
    <td>${paymentHtml(one)}</td>
    <td><span class="badge">${statusIcons[one.orderDetails.orderStatus] ?? ''}${statusOf(one)}</span></td>
    <td><time datetime="${one.createdAt}" title="${whole}">${day}<span class="detail"> ${time}</span></time></td>
    <td class="end"><a class="action" href="/orders?order=${one._id}" data-order="${one._id}" aria-label="View details of order ${id}">${icons.view}</a><a class="action" href="mailto:${safe(buyer?.email)}?subject=Order%20${one._id}" aria-label="Contact customer ${first} about order ${id}">${icons.mail}</a></td>
  </tr>`;
}

const response = await fetch('/api/order/admin/get-orders');
const { data } = (await response.json()) as { data: { orders: Order[] } };
const { orders } = data;

showTable<Order>(
  {
    title: 'Product Orders',
    searchLabel: 'Search orders',
    filterLabel: 'Status',
    filters: ['All statuses', 'Pending', 'Confirmed', 'Out for delivery', 'Delivered', 'Cancelled'],
    pageSizes: [10, 5, 25, 50],
    columns: [
      { label: 'Order ID' },
      { label: 'Product' },
      { label: 'Customer' },
      { label: 'Location' },
      { label: 'Total', sort: (one) => one.totalAmount },
      { label: 'Payment' },
      { label: 'Status' },
      { label: 'Order Date', sort: (one) => Date.parse(one.createdAt) },
      { label: 'Actions' },
    ],
    searched: (one) => `${one.product?.name ?? ''}\n${one._id}\n${one.orderDetails.orderId}`,
    filtered: statusOf,
    rowHtml,
    rangeText: (start, end, total) => `${start}-${end} of ${total} orders`,
  },
  orders,
);

const dialog = document.body.appendChild(document.createElement('dialog'));
dialog.className = 'sheet';
addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-closes]')) dialog.close();
  const link = event.target.closest<HTMLElement>('[data-order]');
  if (!link) return;
  event.preventDefault();
  const place = orders.findIndex((one) => one._id === link.dataset['order']);
  dialog.innerHTML = orderHtml(orders[place]!, `${place + 1} of ${orders.length.toLocaleString()}`);
  dialog.showModal();
});
