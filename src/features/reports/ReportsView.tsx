import { clsx } from 'clsx';
import { Printer } from '#ui/icon/icons.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import type { Day } from '#contract/time/days.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { ReportBody } from './ReportBody.tsx';
import type { ReportSection, ReportState, SectionId } from './reportModel.ts';
import type { ReportCriteria } from './reportParams.ts';
import type { ReportWords } from './reportSections.ts';
import { reportsCopy as copy } from './reportsCopy.ts';
import './reportPrint.css';

export type ReportsViewProps = Pick<ReportWords, 'statusLabels'> & {
  state: ReportState;
  criteria: ReportCriteria;
  /** The store's. */
  today: Day;
  /** The store's time zone; undefined where days are those of the browser. */
  timeZone: string | undefined;
  /** What is on its way to paper. */
  printing: SectionId | 'all' | undefined;
  onChange: (change: Partial<ReportCriteria>) => void;
  onRetry: () => void;
  onDownload: (section: ReportSection) => void;
  onPrint: (what: SectionId | 'all') => void;
};

/** What the store has sold in a period. */
export function ReportsView(props: ReportsViewProps) {
  const { state, criteria, today, timeZone, printing, onChange, onPrint } = props;
  return (
    <Page className={clsx(printing === 'all' && 'report-sheet')}>
      <PageHeader
        title={copy.title}
        description={copy.description}
        actions={
          state.status === 'shown' && (
            <Button icon={<Printer />} onClick={() => onPrint('all')}>
              {copy.print}
            </Button>
          )
        }
      />
      <PeriodBar
        choice={criteria.period}
        today={today}
        timeZone={timeZone}
        onChange={(period) => onChange({ period })}
      />
      <ReportBody {...props} />
    </Page>
  );
}
