import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OtherCurrencies } from '../format/OtherCurrencies.tsx';
import { useFormats } from '../format/useFormats.ts';
import { paths } from '../paths.ts';
import { KeyFigures, KeyFiguresSkeleton } from './KeyFigures.tsx';
import { ReportChart } from './ReportChart.tsx';
import { getOrdersHref, getScope } from './reportRow.ts';
import type { ReportState } from './reportModel.ts';
import { createSalesSection } from './reportSections.ts';
import { useTimeZoneNote } from './useTimeZoneNote.ts';

type SalesSummaryProps = { state: ReportState; onRetry: () => void };

/** A short report with a link to all reports. */
export function SalesSummary(props: SalesSummaryProps) {
  const t = useMessages('reports').reportsPage;
  return (
    <Card
      title={t.summary}
      headerEnd={
        <ButtonLink size="sm" href={paths.reports}>
          {t.allReports}
        </ButtonLink>
      }
    >
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3!">
        <Content {...props} />
      </CardBody>
    </Card>
  );
}

const FIGURE_NAMES = ['revenue', 'orders', 'average'] as const;

function Content({ state, onRetry }: SalesSummaryProps) {
  const t = useMessages('reports').reportsPage;
  switch (state.status) {
    case 'loading':
      return (
        <>
          <output className="sr-only">{t.loading}</output>
          <KeyFiguresSkeleton count={FIGURE_NAMES.length} look="plain" />
          <Skeleton width="100%" height="15rem" shape="block" />
        </>
      );
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p className="flex-[1_1_16rem]">{t.failed}</p>
          <Button size="sm" onClick={onRetry}>
            {t.retry}
          </Button>
        </div>
      );
    case 'noOrders':
      return <p className="text-sm text-text-muted">{t.noOrdersText}</p>;
    case 'tooMany':
      return <p className="text-sm wrap-anywhere text-text-muted">{t.tooManyText(state.orders)}</p>;
    case 'shown':
      return <Sales report={state.report} period={state.period} />;
    default:
      return state satisfies never;
  }
}

type SalesProps = Pick<Extract<ReportState, { status: 'shown' }>, 'report' | 'period'>;

function Sales({ report, ...shown }: SalesProps) {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const timeZoneNote = useTimeZoneNote(report);
  const period = getScope(shown.period, report, formats.currency);
  const section = createSalesSection(report, { step: 'day', measure: 'revenue' }, { period, t, formats });
  return (
    <>
      <div className="text-sm empty:hidden">
        <OtherCurrencies
          currencies={report.otherCurrencies}
          message="notInReport"
          getHref={(currency) => getOrdersHref({ ...period, currency })}
        />
        {timeZoneNote !== undefined && <p className="text-text-muted">{timeZoneNote}</p>}
      </div>
      {report.before && (
        <KeyFigures
          period={period}
          total={report.total}
          previous={report.before}
          names={FIGURE_NAMES}
          look="plain"
        />
      )}
      <ReportChart section={section} />
    </>
  );
}
