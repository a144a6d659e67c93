/** The cells of a row, and where each stands when the row is a card; the real row and its skeleton share them. */
export const card = {
  row: 'cards:grid-cols-[minmax(0,1fr)_auto] cards:grid-rows-[auto_1fr_auto_auto] cards:gap-x-3 cards:gap-y-1 cards:[grid-template-areas:"id_status""prod_total""cust_pay""date_act"]',
  /** Three lines fit into the height of two: nothing jumps where a name needs both of its lines. */
  product: 'py-1 cards:mt-1.5 cards:py-0',
  customer: 'cards:mt-1',
  location: 'cards:hidden',
  total: 'font-medium wrap-anywhere tabular-nums cards:mt-1.5',
  payment: 'ps-5 cards:mt-1 cards:max-w-36 cards:self-center cards:ps-0 cards:text-end',
  status: 'cards:max-w-44 cards:justify-self-end',
  date: 'cards:self-center cards:text-xs cards:text-text-subtle cards:[&_span]:ms-1.5 cards:[&_span]:inline',
  actions: 'cards:-me-2 cards:-mb-1.5',
} as const;
