import { number, plural } from './rules.ts';

const orders = (count: number) => plural(count, { one: '# order', other: '# orders' });

export const reportsPage = {
  page: 'Reports',
  title: 'Reports',
  description: 'What your store sold, when and where',
  print: 'Print report',
  period: 'Period',
  periods: {
    today: 'Today',
    '7days': 'Last 7 days',
    '30days': 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    own: 'Select a range',
  },
  from: 'From',
  to: 'To',
  faults: {
    notADay: 'Choose a valid date.',
    inverted: 'The end date is before the start date.',
    tooLong: 'Choose a period of up to ten years.',
  },
  comparedWith: (period: string) => `compared with ${period}`,
  zone: (timeZone: string) => `Time zone: ${timeZone}`,
  step: 'Group by',
  steps: { day: 'Day', week: 'Week', month: 'Month' },
  figuresLabel: 'Key figures',
  figures: {
    revenue: 'Revenue',
    orders: 'Orders',
    average: 'Average order',
    paid: 'Paid',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  figureDetails: {
    average: (count: number) => `Without ${number(count)} cancelled`,
    paid: (count: number, total: number) => `${number(count)} of ${orders(total)}`,
    refunded: (count: number, total: number, amount: string | undefined) =>
      amount === undefined
        ? `${number(count)} of ${orders(total)}`
        : `${number(count)} of ${orders(total)}, ${amount} of revenue`,
    cancelled: (count: number) =>
      plural(count, { one: '# order, excluded from revenue', other: '# orders, excluded from revenue' }),
  },
  /** '₹3,210 more' */
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  same: 'Same as the previous period',
  noneBefore: 'No data for the previous period',
  /** `text` is the formatted number: '2.1'. */
  points: (count: number, text: string) => plural(count, { one: `${text} point`, other: `${text} points` }),
  howCounted:
    'Revenue is the total of all orders that aren’t cancelled, as on the dashboard. It includes refunded orders, which are also shown separately.',
  sections: {
    sales: { revenue: 'Revenue over time', orders: 'Orders over time', average: 'Average order over time' },
    statuses: 'Orders by status',
    sellers: 'Best sellers',
    categories: 'Revenue by category',
    places: 'Revenue by place',
    methods: 'Revenue by payment method',
  },
  measure: 'Show',
  measures: { revenue: 'Revenue', orders: 'Orders', average: 'Average' },
  sellersBy: 'Ranked by',
  sellers: { revenue: 'Revenue', pieces: 'Units' },
  columns: {
    period: 'Period',
    status: 'Status',
    product: 'Product',
    category: 'Category',
    place: 'Place',
    method: 'Payment method',
    orders: 'Orders',
    revenue: 'Revenue',
    average: 'Average order',
    pieces: 'Units',
  },
  total: 'Total',
  others: (count: number) => plural(count, { one: '# other', other: '# others' }),
  unknown: {
    status: 'No status',
    category: 'No category',
    place: 'No place',
    method: 'No payment method',
    product: 'No product',
  },
  orders,
  ordersAndRevenue: (count: number, revenue: string) =>
    plural(count, { one: `# order, ${revenue}`, other: `# orders, ${revenue}` }),
  /** The link in the tooltip of a tapped column. */
  viewOrders: 'View orders',
  /** A column of the chart for screen readers: its period, its value and its note. */
  column: (texts: readonly string[]) => texts.join(', '),
  chart: 'Chart',
  table: 'Table',
  viewOf: (title: string) => `View “${title}” as`,
  nothingHere: 'No data for this period.',
  csv: (title: string) => `Download “${title}” as CSV`,
  printSection: (title: string) => `Print “${title}”`,
  loading: 'Loading the report',
  updating: ' · updating...',
  failed: 'Couldn’t load the report',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  noOrders: 'No orders yet',
  noOrdersText: 'Sales appear here after your first order.',
  empty: 'No orders in this period',
  emptyText: (period: string) => `No one ordered anything in this period (${period}).`,
  showYear: 'Show this year',
  tooMany: 'Too many orders for a report in this browser',
  tooManyText: (count: number) =>
    `The server has no reports, and this browser can’t add up ${number(count)} orders.`,
  zoneOfServer: (timeZone: string) =>
    `Days in this report are in the server’s time zone, ${timeZone}. To use yours, choose the store’s time zone in the store details.`,
  zoneChanged: (timeZone: string) =>
    `Days in this report are in the time zone ${timeZone}, because the store’s time zone has just been changed.`,
  undated: (count: number) =>
    plural(count, {
      one: '# order has no valid date and isn’t included in any period.',
      other: '# orders have no valid date and aren’t included in any period.',
    }),
  unpriced: (count: number) =>
    plural(count, {
      one: '# order in this period has no valid amount and isn’t included in revenue.',
      other: '# orders in this period have no valid amount and aren’t included in revenue.',
    }),
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s reports',
  signIn: 'Sign In',
  allReports: 'All reports',
  /** Days of the earlier period in the chart: each is this many days before. */
  daysBefore: (days: number) => plural(days, { one: '# day before', other: '# days before' }),
  earlierValue: (period: string, value: string) => `${period}: ${value}`,
  summary: 'Sales, last 30 days',
};
