import type { Period } from '#contract/reports/reportOrders.ts';
import { useWords } from '#features/words/useWords.ts';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import type { SectionId } from './reportModel.ts';
import { MEASURES, type ReportCriteria, SELLERS_BY } from './reportParams.ts';
import { getSteps, pickStep } from './reportPeriod.ts';

export type SectionControlsProps = {
  id: SectionId;
  criteria: ReportCriteria;
  period: Period;
  onChange: (change: Partial<ReportCriteria>) => void;
};

/** What can be chosen of a section. */
export function SectionControls({ id, criteria, period, onChange }: SectionControlsProps) {
  const { reportsCopy: copy } = useWords('reports');
  switch (id) {
    case 'sales':
      return (
        <>
          <SegmentedControl
            label={copy.measure}
            labelMode="hidden"
            options={MEASURES.map((value) => ({ value, label: copy.measures[value] }))}
            value={criteria.measure}
            onChange={(measure) => onChange({ measure })}
          />
          <SegmentedControl
            label={copy.step}
            labelMode="hidden"
            options={getSteps(period).map((value) => ({ value, label: copy.steps[value] }))}
            value={pickStep(criteria.step, period)}
            onChange={(step) => onChange({ step })}
          />
        </>
      );
    case 'sellers':
      return (
        <SegmentedControl
          label={copy.sellersBy}
          labelMode="hidden"
          options={SELLERS_BY.map((value) => ({ value, label: copy.sellers[value] }))}
          value={criteria.sellersBy}
          onChange={(sellersBy) => onChange({ sellersBy })}
        />
      );
    case 'statuses':
    case 'categories':
    case 'places':
    case 'methods':
      return null;
    default:
      return id satisfies never;
  }
}
