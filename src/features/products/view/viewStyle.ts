/**
 * Images, and beside them what there is to read, as soon as both have room. The images stay in view while a long
 * description goes by, where the window is high enough to hold them.
 */
export const pairOfColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[44rem]/page:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]';

export const imageColumn =
  'p-3 @min-[44rem]/page:[@media(min-height:48rem)]:sticky @min-[44rem]/page:[@media(min-height:48rem)]:top-[calc(var(--spacing-header)+1.25rem)]';
