/** Classes of the sales summary and of its skeleton, which have the same size. */
export const salesLayout = {
  card: '@max-[38rem]/page:*:px-4',
  body: 'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 @min-[52rem]/page:grid-cols-[12rem_minmax(0,1fr)]',
  /** Revenue has a row of its own on a phone. */
  figures:
    'grid grid-cols-3 content-start gap-x-4 gap-y-2 @max-[30rem]/page:grid-cols-2 @min-[52rem]/page:flex @min-[52rem]/page:flex-col @min-[52rem]/page:justify-between',
  /** Label, value and change. The average, which is last, has a note below. */
  figure: '@container grid min-h-15 content-start last:min-h-19 @max-[30rem]/page:first:col-span-full',
  legend: 'flex min-h-4 flex-wrap gap-x-4 text-xs leading-4 text-text-muted',
  /** A message in the place of figures and chart. */
  message: 'content-center py-2! min-h-60 @max-[52rem]/page:min-h-82 @max-[30rem]/page:min-h-99',
};

export const SALES_CHART_HEIGHT_PX = 224;
