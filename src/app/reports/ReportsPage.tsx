import { use, useDeferredValue, useMemo, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toDay } from '#contract/time/days.ts';
import { TimeZoneContext, useFormats } from '#features/format/useFormats.ts';
import { ReportsAccessPrompt, ReportsView } from '#features/reports/ReportsView.tsx';
import { formatReportCsv, getReportFileName } from '#features/reports/reportCsv.ts';
import type { ReportSection, SectionId } from '#features/reports/reportModel.ts';
import {
  readReportCriteria,
  type ReportCriteria,
  writeReportCriteria,
} from '#features/reports/reportParams.ts';
import { toPeriod, getPreviousPeriod } from '#features/reports/reportPeriod.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useClock } from '../browser/clock.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import { useReport } from '../queries/reports.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';

/** Prints one section of the report. `printing` is that section until the browser's print dialog closes. */
function useReportPrint() {
  const [printing, setPrinting] = useState<SectionId>();
  useEffect(() => {
    if (!printing) return;
    const stop = new AbortController();
    addEventListener('afterprint', () => setPrinting(undefined), stop);
    // Delayed, so that Strict Mode's second effect doesn't print twice.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [printing]);
  return { printing, print: setPrinting };
}

/** Loads and shows the report for the URL. */
function ReportsSection() {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const timeZone = use(TimeZoneContext);
  const today = toDay(useClock().now(), timeZone) ?? '';
  // Stable per URL, so that charts and tables render only when it changes.
  const criteria = useMemo(() => readReportCriteria(params), [params]);
  // Deferred: the choice shows at once, the report of thousands of orders after it.
  const choice = useDeferredValue(criteria).period;
  const period = toPeriod(choice, today);
  const before = getPreviousPeriod(choice, period);
  const { state, retry } = useReport(period, before, timeZone);
  const { printing, print } = useReportPrint();
  const change = (to: Partial<ReportCriteria>) =>
    setParams(writeReportCriteria({ ...criteria, ...to }), {
      replace: true,
      preventScrollReset: true,
    });
  const download = (section: ReportSection) =>
    downloadFile(
      new Blob([formatReportCsv(section, { t, formats }, timeZone)], {
        type: 'text/csv;charset=utf-8',
      }),
      getReportFileName(section, state.status === 'shown' ? state.period : period),
    );
  return (
    <ReportsView
      state={state}
      criteria={criteria}
      today={today}
      timeZone={timeZone}
      printedSection={printing}
      onChange={change}
      onRetry={retry}
      onDownload={download}
      onPrintAll={() => window.print()}
      onPrint={print}
    />
  );
}

export const ReportsPage = () => {
  const t = useMessages('reports').reportsPage;
  return (
    <>
      <Title page={t.page} />
      <RequireAuth otherwise={<ReportsAccessPrompt />}>
        <ReportsSection />
      </RequireAuth>
    </>
  );
};
