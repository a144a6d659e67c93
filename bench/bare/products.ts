import { pays, pictureOf, type Product } from './product.ts';
import { showTable } from './table.ts';

const icon = (paths: string) =>
  `<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const icons = {
  view: icon(
    '<path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0"/><circle cx="12" cy="12" r="3"/>',
  ),
  edit: icon(
    '<path d="M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.35-1.32a2 2 0 0 0 .83-.5z"/><path d="m15 5 4 4"/>',
  ),
  delete: icon(
    '<path d="M10 11v6"/><path d="M14 11v6"/><path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6"/><path d="M3 6h18"/><path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  ),
  enough: icon('<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>'),
  low: icon(
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  ),
};

const money = new Intl.NumberFormat();
const safe = (text: string) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!);

function stockHtml({ stock, stockUnit }: Product): string {
  const amount = `${money.format(stock)} ${stockUnit ?? 'unit(s)'}`;
  return stock <= 10
    ? `<span class="state low">${icons.low}${amount}</span><span class="detail">Low stock</span>`
    : `<span class="state enough">${icons.enough}${amount} <span class="unseen">In stock</span></span>`;
}

function rowHtml(one: Product): string {
  const name = safe(one.name);
  const description = safe(one.description);
  const struck = pays(one) < one.actualPrice ? `<s>Rs ${money.format(one.actualPrice)}</s>` : '';
  return `<tr>
    <td><span class="thumbnail"><img src="${pictureOf(one)}" alt="${name}" loading="lazy" decoding="async"></span></td>
    <td><span class="line"><a href="/view-product/${one._id}" title="${name}" dir="auto">${name}</a></span><span class="line detail">${description}</span></td>
    <td>${safe(one.category)}</td>
    <td class="end"><span class="price">Rs ${money.format(pays(one))}</span>${struck}</td>
    <td>${stockHtml(one)}</td>
    <td>${one.discountPercentage ? `${one.discountPercentage}%` : '–'}</td>
    <td class="end"><a class="action" href="/view-product/${one._id}" aria-label="View ${name}">${icons.view}</a><a class="action" href="/edit-product/${one._id}" aria-label="Edit ${name}">${icons.edit}</a><button class="action" data-asks aria-label="Delete ${name}">${icons.delete}</button></td>
  </tr>`;
}

const response = await fetch('/api/product/admin/get-all-products');
const { data } = (await response.json()) as { data: { products: Product[] } };

showTable<Product>(
  {
    title: 'Products',
    searchLabel: 'Search products',
    filterLabel: 'Category',
    filters: ['All categories', 'Electronics', 'Fashion', 'Food & Health', 'Home', 'Sports', 'Travel'],
    pageSizes: [10, 20, 50, 100],
    columns: [
      { label: 'IMAGE' },
      { label: 'PRODUCT', sort: (one) => one.name },
      { label: 'CATEGORY', sort: (one) => one.category },
      { label: 'PRICE', sort: pays },
      { label: 'STOCK', sort: (one) => one.stock },
      { label: 'DISCOUNT', sort: (one) => one.discountPercentage ?? 0 },
      { label: 'ACTIONS' },
    ],
    searched: (one) => one.name,
    filtered: (one) => one.category,
    rowHtml,
    dialog: {
      title: 'Confirm Deletion',
      text: 'Are you sure you want to delete this product? This action cannot be undone.',
      confirm: 'Delete',
    },
  },
  data.products,
);
