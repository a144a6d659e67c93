import { useWords } from '#features/words/useWords.ts';
import { Card } from '#ui/card/Card.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { pairOfColumns, imageColumn } from './viewStyle.ts';

const FACTS = 6;

/** The product on its way, in the places where it will stand. */
export const ProductLoading = () => {
  const { productViewCopy: copy } = useWords('productView');
  return (
    <Page width="form" aria-busy="true">
      <PageHeader
        eyebrow={<Skeleton width="8rem" />}
        title={
          <output className="inline-flex items-center gap-2.5 font-medium text-text-muted">
            <Spinner />
            <span className="text-base">{copy.loading}</span>
          </output>
        }
      />
      <div className={pairOfColumns}>
        <Card className={imageColumn}>
          <Skeleton height="auto" shape="block" className="aspect-square rounded-lg" />
        </Card>
        <Card className="grid gap-4.5 p-5">
          <Skeleton width="9rem" height="2rem" shape="block" />
          {Array.from({ length: FACTS }, (_, row) => (
            <span key={row} className="grid h-5 grid-cols-[8.5rem_minmax(0,1fr)] items-center">
              <Skeleton width="4.5rem" />
              <Skeleton width={getLineWidth(row, 'first')} />
            </span>
          ))}
        </Card>
      </div>
    </Page>
  );
};
