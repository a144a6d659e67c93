/** The cells of a row, and where each stands when the row is a card; the real row and its skeleton share them. */
export const card = {
  row: 'cards:grid-cols-[minmax(0,1fr)_auto] cards:grid-rows-[auto_1fr_auto_auto] cards:gap-x-3 cards:gap-y-1 cards:[grid-template-areas:"id_status""prod_total""cust_pay""date_act"]',
  id: 'cards:[grid-area:id]',
  /** Three lines fit into the height of two: nothing jumps where a name needs both of its lines. */
  product: 'py-1 cards:mt-1.5 cards:[grid-area:prod]',
  customer: 'cards:mt-1 cards:[grid-area:cust]',
  location: 'cards:hidden',
  total: 'font-medium wrap-anywhere tabular-nums cards:mt-1.5 cards:[grid-area:total]',
  payment: 'ps-5 cards:mt-1 cards:max-w-36 cards:self-center cards:text-end cards:[grid-area:pay]',
  status: 'cards:max-w-44 cards:justify-self-end cards:[grid-area:status]',
  date: 'cards:self-center cards:text-xs cards:text-text-subtle cards:[&_span]:ms-1.5 cards:[&_span]:inline cards:[grid-area:date]',
  actions: 'cards:-me-2 cards:-mb-1.5 cards:[grid-area:act]',
} as const;
