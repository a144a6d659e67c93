import { ChartColumn, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OtherCurrencies } from '../format/OtherCurrencies.tsx';
import { useFormats } from '../format/useFormats.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { ReportChart } from './ReportChart.tsx';
import { getPreviousPeriod, toBuckets } from './reportPeriod.ts';
import { getOrdersHref, getScope } from './reportRow.ts';
import { SALES_CHART_HEIGHT_PX, salesLayout } from './salesLayout.ts';
import type { ReportState } from './reportModel.ts';
import { createSalesSection } from './reportSections.ts';

type SalesSummaryProps = {
  state: ReportState;
  /** The days of the period before, if they are known. */
  earlierDays: SalesReport['days'] | undefined;
  onRetry: () => void;
};

const FIGURE_NAMES = ['revenue', 'orders', 'average'] as const;

/** A short report, the content of a SalesCard. */
export function SalesSummary({ state, earlierDays, onRetry }: SalesSummaryProps) {
  const t = useMessages('reports').reportsPage;
  switch (state.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <EmptyState
          role="alert"
          tone="critical"
          icon={<TriangleAlert />}
          title={t.failed}
          text={t.failedText}
          actions={<Button onClick={onRetry}>{t.retry}</Button>}
          className={salesLayout.message}
        />
      );
    case 'noOrders':
      return <NoSales title={t.noOrders} text={t.noOrdersText} />;
    case 'tooMany':
      return <NoSales title={t.tooMany} text={t.tooManyText(state.orders)} />;
    case 'shown':
      return <Sales report={state.report} period={state.period} earlierDays={earlierDays} />;
    default:
      return state satisfies never;
  }
}

const NoSales = ({ title, text }: { title: string; text: string }) => (
  <EmptyState icon={<ChartColumn />} title={title} text={text} className={salesLayout.message} />
);

type SalesProps = Pick<Extract<ReportState, { status: 'shown' }>, 'report' | 'period'> &
  Pick<SalesSummaryProps, 'earlierDays'>;

function Sales({ report, earlierDays, ...shown }: SalesProps) {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const period = getScope(shown.period, report, formats.currency);
  const section = createSalesSection(report, { step: 'day', measure: 'revenue' }, { period, t, formats });
  const before = getPreviousPeriod('30days', shown.period);
  const values = earlierDays && toBuckets(before, earlierDays, 'day').map(({ revenue }) => revenue);
  const earlier = values?.some(Boolean) ? { values, header: t.daysBefore(values.length) } : undefined;
  return (
    <>
      <div className="text-sm empty:hidden">
        <OtherCurrencies
          currencies={report.otherCurrencies}
          message="notInReport"
          getHref={(currency) => getOrdersHref({ ...period, currency })}
        />
      </div>
      <div className={salesLayout.body}>
        {report.before && (
          <KeyFigures
            period={period}
            total={report.total}
            previous={report.before}
            names={FIGURE_NAMES}
            look="plain"
          />
        )}
        <div>
          {/* Screen readers get the names with the values. */}
          <p aria-hidden="true" className={salesLayout.legend}>
            <span className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-xs bg-accent forced-colors:bg-[CanvasText]" />
              <span>{t.figures.revenue}</span>
            </span>
            {earlier && (
              <span className="flex items-center gap-1.5">
                <span className="w-4 border-t border-dashed border-border-control forced-colors:border-[Highlight]" />
                <span>{earlier.header}</span>
              </span>
            )}
          </p>
          <ReportChart {...{ section, earlier }} height={SALES_CHART_HEIGHT_PX} />
        </div>
      </div>
    </>
  );
}
