import { expect, it } from 'vitest';
import { dashboard as dashboardMessages, totals as totalsMessages } from '#languages/en/products.ts';
import { dialog as dialogMessages } from '#languages/en/orderDetail.ts';
import { order as orderMessages } from '#languages/en/orders.ts';
import { orderList as orderListMessages } from '#languages/en/orders.ts';
import { deleteDialog as deleteDialogMessages } from '#languages/en/products.ts';
import { inventory as inventoryMessages } from '#languages/en/products.ts';
import { logout as logoutMessages } from '#languages/en/adminShell.ts';
import { statusPage as statusPageMessages } from '#languages/en/shell.ts';

// The customer's specification (docs/spec/specification.md) fixes these texts.

it('shows the specified texts of the dashboard', () => {
  expect(dashboardMessages).toMatchObject({
    title: 'Dashboard Overview',
    description: "Welcome back! Here's what's happening with your store.",
    addProduct: 'Add New Product',
    accessTitle: 'Access Required',
    accessText: 'Please sign in to access the admin dashboard',
    signIn: 'Sign In',
    goHome: 'Go Home',
  });
  expect(
    [totalsMessages.orders, totalsMessages.users, totalsMessages.products, totalsMessages.revenue].map(
      (one) => [one.label, one.caption],
    ),
  ).toEqual([
    ['Total Orders', '12% from last month'],
    ['Total Users', '8% from last month'],
    ['Total Products', '5 new this week'],
    ['Total Revenue', '24% from last month'],
  ]);
});

it('shows the specified texts of the product list', () => {
  expect(inventoryMessages).toMatchObject({
    title: 'Product Inventory',
    loading: 'Loading product inventory...',
    noMatch: 'No products found matching your criteria',
    searchPlaceholder: 'Search products...',
    failed: 'Failed to load products',
  });
  expect(inventoryMessages.columns).toMatchObject({
    image: 'IMAGE',
    product: 'PRODUCT',
    category: 'CATEGORY',
    price: 'PRICE',
    stock: 'STOCK',
    discount: 'DISCOUNT',
    actions: 'ACTIONS',
  });
  expect(inventoryMessages.range('1', '10', '214')).toBe('1–10 of 214');
  expect(deleteDialogMessages).toEqual({
    title: 'Confirm Deletion',
    text: 'Are you sure you want to delete this product? This action cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
    deleting: 'Deleting...',
    deleted: 'Product deleted successfully',
  });
});

it('shows the specified texts of orders', () => {
  expect(orderListMessages).toMatchObject({
    page: 'Product Orders',
    title: 'Order Management',
    noMatch: 'No orders found matching your search criteria',
    failed: 'Error Fetching Data',
    failedText: 'Failed to fetch orders. Please check your connection or try again later.',
    accessTitle: 'Access Denied',
  });
  expect(Object.values(orderListMessages.columns)).toEqual([
    'Order ID',
    'Product',
    'Customer',
    'Location',
    'Total',
    'Payment',
    'Status',
    'Order Date',
    'Actions',
  ]);
  expect(orderListMessages.range('1', '10', '36')).toBe('1-10 of 36 orders');
  expect(orderListMessages.pageOf('2', '4')).toBe('Page 2 of 4');
  expect(orderMessages.unknownCustomer).toBe('Unknown');
  expect(orderMessages.quantity(2)).toBe('Qty 2');
  expect(dialogMessages).toMatchObject({ close: 'Close', update: 'Update Order' });
});

it('shows the specified texts of signing out and placeholder pages', () => {
  expect(logoutMessages).toEqual({
    title: 'Confirm Logout',
    text: 'Are you sure you want to logout?',
    cancel: 'Cancel',
    confirm: 'Logout',
    leaving: 'Logging out...',
    done: 'Logged out successfully',
    refused: 'Something went wrong during logout',
    unanswered: 'Failed to log out',
  });
  expect(statusPageMessages).toMatchObject({
    underConstruction: 'Under Construction',
    toDashboard: 'Go to Dashboard',
  });
});
