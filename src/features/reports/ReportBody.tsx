import { ChartColumn, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import type { SalesReport } from '#contract/reports/salesReport.ts';
import type { Day } from '#contract/time/days.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card, cardStyle } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OtherCurrencies } from '../format/OtherCurrencies.tsx';
import { useFormats } from '../format/useFormats.ts';
import { KeyFigures, KeyFiguresSkeleton } from './KeyFigures.tsx';
import { ReportSectionCard } from './ReportSectionCard.tsx';
import { formatPeriod } from './formatPeriod.ts';
import type { ReportSection, ReportState, SectionId } from './reportModel.ts';
import type { ReportCriteria } from './reportParams.ts';
import { getOrdersHref, getScope } from './reportRow.ts';
import { useTimeZoneNote } from './useTimeZoneNote.ts';
import { createSections } from './reportSections.ts';

export type ReportsViewProps = {
  state: ReportState;
  criteria: ReportCriteria;
  /** The store's date. */
  today: Day;
  /** The store's time zone; the browser's if undefined. */
  timeZone: string | undefined;
  /** The section that is printed alone. */
  printedSection: SectionId | undefined;
  onChange: (change: Partial<ReportCriteria>) => void;
  onRetry: () => void;
  onDownload: (section: ReportSection) => void;
  onPrintAll: () => void;
  onPrint: (section: SectionId) => void;
};

/** The report below the period, or its loading, empty or error state. */
export function ReportBody(props: ReportsViewProps) {
  const t = useMessages('reports').reportsPage;
  const { state, onRetry, onChange, criteria } = props;
  switch (state.status) {
    case 'loading':
      return <ReportSkeleton />;
    case 'failed':
      return (
        <Card>
          <EmptyState
            role="alert"
            tone="critical"
            icon={<TriangleAlert />}
            title={t.failed}
            text={t.failedText}
            actions={<Button onClick={onRetry}>{t.retry}</Button>}
          />
        </Card>
      );
    case 'noOrders':
      return <EmptyReport title={t.noOrders} text={t.noOrdersText} />;
    case 'tooMany':
      return <EmptyReport title={t.tooMany} text={t.tooManyText(state.orders)} />;
    case 'shown': {
      const { report, period, freshness } = state;
      if (report.total.orders > 0 || freshness === 'updating')
        return <Report {...props} period={period} report={report} freshness={freshness} />;
      return (
        <EmptyPeriod
          report={report}
          period={period}
          onShowYear={criteria.period === 'thisYear' ? undefined : () => onChange({ period: 'thisYear' })}
        />
      );
    }
    default:
      return state satisfies never;
  }
}

const EmptyReport = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <EmptyState icon={<ChartColumn />} title={title} text={text} />
  </Card>
);

type EmptyPeriodProps = { report: SalesReport; period: Period; onShowYear: (() => void) | undefined };

const EmptyPeriod = ({ report, period, onShowYear }: EmptyPeriodProps) => {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  return (
    <>
      <ReportNotes report={report} period={period} />
      <Card>
        <EmptyState
          icon={<ChartColumn />}
          title={t.empty}
          text={t.emptyText(formatPeriod(period, formats))}
          actions={onShowYear && <Button onClick={onShowYear}>{t.showYear}</Button>}
        />
      </Card>
    </>
  );
};

type ReportProps = ReportsViewProps & {
  period: Period;
  report: SalesReport;
  freshness: 'current' | 'updating';
};

function Report({ period, report, freshness, ...props }: ReportProps) {
  const t = useMessages('reports').reportsPage;
  const orders = useMessages('orders');
  const { criteria, printedSection, onChange, onDownload, onPrint } = props;
  const formats = useFormats();
  // Deferred, so that controls respond immediately and large charts follow.
  const deferredCriteria = useDeferredValue(criteria);
  // Memoized, so that pressing a control doesn't render the charts and tables.
  const sections = useMemo(
    () =>
      createSections(report, deferredCriteria, {
        period: getScope(period, report, formats.currency),
        orders,
        t,
        formats,
      }),
    [report, deferredCriteria, period, orders, t, formats],
  );
  return (
    <div
      aria-busy={freshness === 'updating' || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 print:block print:space-y-3"
    >
      <ReportNotes report={report} period={period} />
      {report.before && (
        <KeyFigures
          period={getScope(period, report, formats.currency)}
          total={report.total}
          previous={report.before}
        />
      )}
      <p className="-mt-2 text-sm text-text-muted print:mt-0">{t.howCounted}</p>
      <div className="grid grid-cols-2 gap-5 @max-[56rem]/page:grid-cols-1 print:grid-cols-2! print:items-start print:gap-3">
        {sections.map((section) => (
          <ReportSectionCard
            key={section.id}
            section={section}
            criteria={criteria}
            period={period}
            printedSection={printedSection}
            onChange={onChange}
            onDownload={onDownload}
            onPrint={onPrint}
          />
        ))}
      </div>
    </div>
  );
}

/** Notes on the time zone of the days, and on orders in other currencies, without a date or without a price. */
function ReportNotes({ report, period }: { report: SalesReport; period: Period }) {
  const t = useMessages('reports').reportsPage;
  const { undated, total, otherCurrencies = [] } = report;
  const timeZoneNote = useTimeZoneNote(report);
  const hasNotes = undated > 0 || total.unpriced > 0 || otherCurrencies.length > 0;
  if (!hasNotes && timeZoneNote === undefined) return null;
  return (
    <Notice tone="caution">
      <OtherCurrencies
        currencies={otherCurrencies}
        message="notInReport"
        getHref={(currency) => getOrdersHref({ ...period, currency })}
      />
      {timeZoneNote !== undefined && <p>{timeZoneNote}</p>}
      {undated > 0 && <p>{t.undated(undated)}</p>}
      {total.unpriced > 0 && <p>{t.unpriced(total.unpriced)}</p>}
    </Notice>
  );
}

const ReportSkeleton = () => {
  const t = useMessages('reports').reportsPage;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <output className="sr-only">{t.loading}</output>
      <KeyFiguresSkeleton />
      <div aria-hidden="true" className="grid grid-cols-2 gap-5 @max-[56rem]/page:grid-cols-1">
        <CardSkeleton className="col-span-full" height="15rem" />
        <CardSkeleton height="12rem" />
        <CardSkeleton height="12rem" />
      </div>
    </div>
  );
};

const CardSkeleton = ({ className = '', height }: { className?: string; height: string }) => (
  <div className={`${cardStyle} grid content-start gap-5 px-5 pt-4.5 pb-5 ${className}`}>
    <Skeleton width="10rem" />
    <Skeleton width="100%" height={height} shape="block" />
  </div>
);
