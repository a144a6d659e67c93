/** Classes of the sales summary and of its skeleton, which have the same size. */
export const salesLayout = {
  body: 'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 @min-[52rem]/page:grid-cols-[13.5rem_minmax(0,1fr)]',
  figures:
    'flex flex-wrap content-start gap-x-8 gap-y-2 @min-[52rem]/page:flex-col @min-[52rem]/page:flex-nowrap @min-[52rem]/page:justify-between',
  figure:
    'grid min-h-16 content-start @min-[52rem]/page:flex @min-[52rem]/page:min-h-11 @min-[52rem]/page:flex-wrap @min-[52rem]/page:items-baseline @min-[52rem]/page:gap-x-2 [&>:first-child]:w-full',
  legend: 'flex min-h-4 flex-wrap gap-x-4 text-xs leading-4 text-text-muted',
};

export const SALES_CHART_HEIGHT_PX = 140;
