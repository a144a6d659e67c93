import { useWords } from '#features/words/useWords.ts';
import { cardStyle } from '#ui/card/Card.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { KeyFiguresSkeleton } from './KeyFigures.tsx';

/** The outline of a report that is on its way. */
export const ReportSkeleton = () => {
  const { reportsCopy: copy } = useWords('reports');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <output className="sr-only">{copy.loading}</output>
      <KeyFiguresSkeleton />
      <div aria-hidden="true" className="grid grid-cols-2 gap-5 @max-[56rem]/page:grid-cols-1">
        <CardOutline className="col-span-full" height="15rem" />
        <CardOutline height="12rem" />
        <CardOutline height="12rem" />
      </div>
    </div>
  );
};

const CardOutline = ({ className = '', height }: { className?: string; height: string }) => (
  <div className={`${cardStyle} grid content-start gap-5 px-5 pt-4.5 pb-5 ${className}`}>
    <Skeleton width="10rem" />
    <Skeleton width="100%" height={height} shape="block" />
  </div>
);
