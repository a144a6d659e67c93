import { useWords } from '#features/words/useWords.ts';
import { Printer } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { ReportBody, type ReportsViewProps } from './ReportBody.tsx';

/** What the store has sold in a period. */
export function ReportsView(props: ReportsViewProps) {
  const { reportsCopy: copy } = useWords('reports');
  const { state, criteria, today, timeZone, onChange, onPrintAll } = props;
  return (
    <Page>
      <PageHeader
        title={copy.title}
        description={copy.description}
        actions={
          state.status === 'shown' && (
            <Button icon={<Printer />} onClick={onPrintAll}>
              {copy.print}
            </Button>
          )
        }
      />
      <PeriodBar
        choice={criteria.period}
        today={today}
        timeZone={timeZone}
        freshness={state.status === 'shown' ? state.freshness : 'current'}
        onChange={(period) => onChange({ period })}
      />
      <ReportBody {...props} />
    </Page>
  );
}
