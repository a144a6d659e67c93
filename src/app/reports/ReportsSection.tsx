import { use, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toDay } from '#contract/time/days.ts';
import { TimeZoneContext } from '#features/format/TimeZoneContext.ts';
import { formatReportCsv, getReportFileName } from '#features/reports/reportFile.ts';
import type { ReportSection } from '#features/reports/reportModel.ts';
import {
  readReportCriteria,
  type ReportCriteria,
  writeReportCriteria,
} from '#features/reports/reportParams.ts';
import { toPeriod, toPeriodBefore } from '#features/reports/reportPeriod.ts';
import { ReportsView } from '#features/reports/ReportsView.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { useClock } from '../browser/clock.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import { useReport } from './useReport.ts';
import { useReportPrint } from './useReportPrint.ts';

/** The reports, as the address asks for them. */
export function ReportsSection() {
  const { reportsCopy } = useWords('reports');
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const timeZone = use(TimeZoneContext);
  const today = toDay(useClock().now(), timeZone) ?? '';
  // The same object for the same URL: a report's charts and tables are rendered again only when it changes.
  const criteria = useMemo(() => readReportCriteria(params), [params]);
  // What was chosen is seen at once, and the figures of thousands of orders after it.
  const choice = useDeferredValue(criteria).period;
  const period = toPeriod(choice, today);
  const before = toPeriodBefore(choice, period);
  const { state, retry } = useReport(period, before, timeZone);
  const { printing, print } = useReportPrint();
  const change = (to: Partial<ReportCriteria>) =>
    setParams(writeReportCriteria({ ...criteria, ...to }), {
      replace: true,
      preventScrollReset: true,
    });
  const download = (section: ReportSection) =>
    downloadFile(
      new Blob([formatReportCsv(section, { copy: reportsCopy, formats }, timeZone)], {
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
      printing={printing}
      onChange={change}
      onRetry={retry}
      onDownload={download}
      onPrintAll={() => window.print()}
      onPrint={print}
    />
  );
}
