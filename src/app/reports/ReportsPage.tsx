import { use, useDeferredValue, useMemo, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TimeZoneContext, useFormats } from '#features/format/useFormats.ts';
import { ReportsView } from '#features/reports/ReportsView.tsx';
import { formatReportCsv, getReportFileName } from '#features/reports/reportCsv.ts';
import type { ReportSection, SectionId } from '#features/reports/reportModel.ts';
import {
  readReportCriteria,
  type ReportCriteria,
  writeReportCriteria,
} from '#features/reports/reportParams.ts';
import { toPeriod, getPreviousPeriod } from '#features/reports/reportPeriod.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import { useToday } from '../browser/useToday.ts';
import { useReport } from './reportQueries.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../page/Title.tsx';

/** Prints one section of the report. `printing` is that section until the browser's print dialog closes. */
function useReportPrint() {
  const [printing, setPrinting] = useState<SectionId>();
  useEffect(() => {
    if (!printing) return;
    const controller = new AbortController();
    addEventListener('afterprint', () => setPrinting(undefined), controller);
    // Delayed, so that Strict Mode's second effect doesn't print twice.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      controller.abort();
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
  const today = useToday();
  // Stable per URL, so that charts and tables render only when it changes.
  const criteria = useMemo(() => readReportCriteria(params), [params]);
  // Deferred, so that the chosen period shows at once and its report follows.
  const periodChoice = useDeferredValue(criteria).period;
  const period = toPeriod(periodChoice, today);
  const { state, retry } = useReport(period, getPreviousPeriod(periodChoice, period), timeZone);
  const { printing, print } = useReportPrint();
  const onChange = (change: Partial<ReportCriteria>) =>
    setParams(writeReportCriteria({ ...criteria, ...change }), {
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
      onChange={onChange}
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
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <ReportsSection />
      </RequireAuth>
    </>
  );
};
