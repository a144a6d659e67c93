import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '../paths.ts';
import { SALES_CHART_HEIGHT_PX, salesLayout } from './salesLayout.ts';

// In the code of the dashboard, so that the card is there before its chart has loaded.

type SalesCardProps = {
  /** A SalesSummary, or nothing while it loads. */
  children: ReactNode;
};

/** The card of the sales, with a link to all reports. */
export function SalesCard({ children }: SalesCardProps) {
  const t = useMessages('reports').reportsPage;
  return (
    <Card
      title={t.summary}
      className={salesLayout.card}
      headerEnd={
        <ButtonLink size="sm" href={paths.reports}>
          {t.allReports}
        </ButtonLink>
      }
    >
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2! pb-4!">
        <SalesSkeleton />
        {children}
      </CardBody>
    </Card>
  );
}

/** As high as the sales. Hidden once they follow it. */
const SalesSkeleton = () => {
  const t = useMessages('reports').reportsPage;
  return (
    <div className="not-last:hidden">
      <output className="sr-only">{t.loading}</output>
      <div aria-hidden="true" className={salesLayout.body}>
        <div className={salesLayout.figures}>
          {['revenue', 'orders', 'average'].map((name) => (
            <div key={name} className={salesLayout.figure}>
              <div className="text-sm">
                <Skeleton width="4.5rem" />
              </div>
              <div className="text-lg leading-6">
                <Skeleton width="min(7rem, 100%)" height="1rem" />
              </div>
              <div className="text-xs">
                <Skeleton width="3.5rem" />
              </div>
            </div>
          ))}
        </div>
        <div>
          <div className={salesLayout.legend} />
          <Skeleton width="100%" height={`${SALES_CHART_HEIGHT_PX / 16}rem`} shape="block" />
        </div>
      </div>
    </div>
  );
};
