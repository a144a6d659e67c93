import { number, plural } from './rules.ts';

/** Words of the reports. Groups that have their own names (statuses) have them from orderCopy. */
export const reportsPage = {
  page: 'Reports',
  title: 'Reports',
  description: 'What the store has sold, when, and where to',
  print: 'Print report',
  period: 'Period',
  periods: {
    today: 'Today',
    '7days': 'Last 7 days',
    '30days': 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    own: 'Own dates',
  },
  from: 'From',
  to: 'To',
  faults: {
    notADay: 'Choose a day of the calendar.',
    inverted: 'The period ends before it begins.',
    tooLong: 'Choose at most ten years.',
  },
  comparedWith: (period: string) => `compared with ${period}`,
  zone: (timeZone: string) => `Days are those of ${timeZone}.`,
  step: 'A column for each',
  steps: { day: 'Day', week: 'Week', month: 'Month' },
  figuresLabel: 'Figures of the period',
  figures: {
    revenue: 'Revenue',
    orders: 'Orders',
    average: 'Average order',
    paid: 'Paid',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  figureDetails: {
    paid: (count: number) => `${number(count)} of the orders`,
    refunded: (count: number, amount: string | undefined) =>
      amount === undefined
        ? `${number(count)} of the orders`
        : `${number(count)} of the orders, ${amount} of the revenue`,
    cancelled: (count: number) => `${number(count)} of the orders, not in the revenue`,
  },
  /** Of an amount, a number or points: '₹3,210 more'. */
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  same: 'As in the period before',
  noneBefore: 'Nothing in the period before',
  /** `text` is the number, with one decimal: '2.1'. */
  points: (count: number, text: string) => plural(count, { one: `${text} point`, other: `${text} points` }),
  howCounted:
    'Revenue is the total amount of all orders that are not cancelled, as on the dashboard. Refunded orders stay in it, and are shown beside it.',
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
  sellers: { revenue: 'Revenue', pieces: 'Pieces' },
  columns: {
    period: 'Period',
    status: 'Status',
    product: 'Product',
    category: 'Category',
    place: 'Place',
    method: 'Paid by',
    orders: 'Orders',
    revenue: 'Revenue',
    average: 'Average order',
    pieces: 'Pieces',
  },
  total: 'Total',
  others: (count: number) => plural(count, { one: 'One other', other: '# others' }),
  unknown: 'Not said',
  orders: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  ordersAndRevenue: (count: number, revenue: string) =>
    plural(count, { one: `# order, ${revenue}`, other: `# orders, ${revenue}` }),
  /** What a column says, for those who hear it: when, how much, and its note. */
  column: (texts: readonly string[]) => texts.join(', '),
  chart: 'Chart',
  table: 'Table',
  viewOf: (title: string) => `“${title}” as`,
  nothingHere: 'None of the orders of this period counts here.',
  csv: (title: string) => `Download “${title}” as CSV`,
  printSection: (title: string) => `Print “${title}”`,
  loading: 'Loading the report',
  updating: ' · being updated …',
  failed: 'The report could not be loaded',
  failedText: 'Check your connection, then try again. Nothing has been lost.',
  retry: 'Try again',
  noOrders: 'No orders yet',
  noOrdersText: 'As soon as somebody orders something, this page says how the store does.',
  empty: 'No orders in this period',
  emptyText: (period: string) => `Nothing was ordered in this period (${period}).`,
  showYear: 'Show this year',
  tooMany: 'This store has too many orders for this browser',
  tooManyText: (count: number) =>
    `Reports over ${number(count)} orders are added up by the server, which can do that once it knows the time zone of the store: the setting TIME_ZONE.`,
  undated: (count: number) =>
    plural(count, {
      one: '# order has no date that can be read, and is in no period.',
      other: '# orders have no date that can be read, and are in no period.',
    }),
  unpriced: (count: number) =>
    plural(count, {
      one: '# order of this period has no amount that can be read, and adds nothing to the revenue.',
      other: '# orders of this period have no amount that can be read, and add nothing to the revenue.',
    }),
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s reports',
  signIn: 'Sign In',
  allReports: 'All reports',
  summary: 'Sales of the last 30 days',
};
