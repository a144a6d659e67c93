import { Printer } from 'lucide-react';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import type { Day } from '#contract/time/days.ts';
import { Button } from '#ui/button/Button.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Select } from '#ui/select/Select.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useFormats } from '../format/useFormats.ts';
import { ReportBody, type ReportsViewProps } from './ReportBody.tsx';
import { formatComparison } from './formatPeriod.ts';
import { validatePeriod, PERIODS, type PeriodChoice, toPeriod, getPreviousPeriod } from './reportPeriod.ts';

/** The reports page. */
export function ReportsView(props: ReportsViewProps) {
  const t = useMessages('reports').reportsPage;
  const { state, criteria, today, timeZone, onChange, onPrintAll } = props;
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={
        state.status === 'shown' && (
          <Button icon={<Printer />} onClick={onPrintAll}>
            {t.print}
          </Button>
        )
      }
    >
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

type PeriodBarProps = {
  choice: PeriodChoice;
  /** The store's date. */
  today: Day;
  /** The store's time zone; the browser's if undefined. */
  timeZone: string | undefined;
  /** updating: the report still shows the previous period. */
  freshness: 'current' | 'updating';
  onChange: (choice: PeriodChoice) => void;
};

const PERIOD_OPTIONS = [...PERIODS, 'own'] as const;

/** The period of the report, and the one it is compared with. */
function PeriodBar({ choice, today, timeZone, freshness, onChange }: PeriodBarProps) {
  const t = useMessages('reports').reportsPage;
  const formats = useFormats();
  const period = toPeriod(choice, today);
  const texts = formatComparison(period, getPreviousPeriod(choice, period), formats);
  const isCustom = typeof choice === 'object';
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="contents print:hidden">
        <Select
          label={t.period}
          options={PERIOD_OPTIONS.map((value) => ({ value, label: t.periods[value] }))}
          value={isCustom ? 'own' : choice}
          onChange={(next) => onChange(next === 'own' ? period : next)}
          className="min-w-44"
        />
        {isCustom && <CustomRange key={`${period.from} ${period.to}`} period={period} onChange={onChange} />}
      </div>
      <p className="min-w-0 flex-[1_1_16rem] pb-1.75 text-sm text-text-muted">
        <span translate="no" className="font-medium text-text">
          {texts.period}
        </span>{' '}
        <span>{t.comparedWith(texts.before)}</span>
        <output>{freshness === 'updating' && t.updating}</output>
        {timeZone !== undefined && <span className="block text-xs">{t.zone(timeZone)}</span>}
      </p>
    </div>
  );
}

/** A custom range. Invalid dates stay in the fields with their error, and don't apply. */
function CustomRange({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const t = useMessages('reports').reportsPage;
  const [input, setInput] = useState(period);
  const error = validatePeriod(input);
  const apply = () => {
    if (!error && (input.from !== period.from || input.to !== period.to)) onChange(input);
  };
  const getFieldProps = (end: 'from' | 'to') => ({
    type: 'date',
    label: t[end],
    value: input[end],
    min: '1970-01-01',
    max: '9999-12-31',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setInput({ ...input, [end]: currentTarget.value }),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && apply(),
  });
  // Applies on blur, because half-typed years such as 0002 are valid dates.
  const applyOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  return (
    <div className="flex flex-wrap items-start gap-3" onBlur={applyOnBlur}>
      <TextField {...getFieldProps('from')} error={error === 'notADay' ? t.faults.notADay : undefined} />
      <TextField
        {...getFieldProps('to')}
        error={error && error !== 'notADay' ? t.faults[error] : undefined}
      />
    </div>
  );
}
