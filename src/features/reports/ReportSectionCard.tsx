import { clsx } from 'clsx';
import { ChartColumn, Download, Printer, Table2 } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { ReportChart, ReportTable } from './ReportChart.tsx';
import type { ReportSection, SectionId } from './reportModel.ts';
import { type ReportCriteria, MEASURES, SELLERS_BY } from './reportParams.ts';
import { getSteps, pickStep } from './reportPeriod.ts';

type ReportSectionCardProps = {
  section: ReportSection;
  criteria: ReportCriteria;
  period: Period;
  /** The section that is printed alone. */
  printedSection: SectionId | undefined;
  onChange: (change: Partial<ReportCriteria>) => void;
  onDownload: (section: ReportSection) => void;
  onPrint: (section: SectionId) => void;
};

type View = 'chart' | 'table';

/** A chart with its table, download and print buttons. */
export function ReportSectionCard(props: ReportSectionCardProps) {
  const t = useMessages('reports').reportsPage;
  const { section, criteria, period, printedSection, onChange, onDownload, onPrint } = props;
  const [view, setView] = useState<View>('chart');
  return (
    <Card
      title={section.title}
      headerEnd={<SectionActions section={section} onDownload={onDownload} onPrint={onPrint} />}
      data-print={printedSection === section.id ? 'only' : undefined}
      className={clsx(
        'print:break-inside-avoid print:shadow-none print:[print-color-adjust:exact]',
        (section.id === 'sales' || section.id === 'sellers') && 'col-span-full',
      )}
    >
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-3!">
        <div className="flex flex-wrap gap-x-4 gap-y-2 print:hidden">
          <SectionControls id={section.id} criteria={criteria} period={period} onChange={onChange} />
          <SegmentedControl
            label={t.viewOf(section.title)}
            labelMode="hidden"
            options={[
              { value: 'chart', label: t.chart, icon: <ChartColumn /> },
              { value: 'table', label: t.table, icon: <Table2 /> },
            ]}
            value={view}
            onChange={setView}
            className="ms-auto"
          />
        </div>
        <SectionBody section={section} view={useDeferredValue(view)} />
      </CardBody>
    </Card>
  );
}

// Memoized, because pressing a control in one section renders all sections.
const SectionBody = memo(function SectionBody({ section, view }: { section: ReportSection; view: View }) {
  const t = useMessages('reports').reportsPage;
  if (section.rows.length === 0) return <p className="text-sm text-text-muted">{t.nothingHere}</p>;
  const Body = view === 'chart' ? ReportChart : ReportTable;
  return <Body section={section} />;
});

type SectionActionsProps = Pick<ReportSectionCardProps, 'section' | 'onDownload' | 'onPrint'>;

const SectionActions = ({ section, onDownload, onPrint }: SectionActionsProps) => {
  const t = useMessages('reports').reportsPage;
  return (
    <div className="-me-2 flex print:hidden">
      <IconButton
        size="sm"
        icon={<Download />}
        label={t.csv(section.title)}
        onClick={() => onDownload(section)}
      />
      <IconButton
        size="sm"
        icon={<Printer />}
        label={t.printSection(section.title)}
        onClick={() => onPrint(section.id)}
      />
    </div>
  );
};

type SectionControlsProps = {
  id: SectionId;
  criteria: ReportCriteria;
  period: Period;
  onChange: (change: Partial<ReportCriteria>) => void;
};

/** The controls of a section. */
function SectionControls({ id, criteria, period, onChange }: SectionControlsProps) {
  const t = useMessages('reports').reportsPage;
  switch (id) {
    case 'sales':
      return (
        <>
          <SegmentedControl
            label={t.measure}
            labelMode="hidden"
            options={MEASURES.map((value) => ({ value, label: t.measures[value] }))}
            value={criteria.measure}
            onChange={(measure) => onChange({ measure })}
          />
          <SegmentedControl
            label={t.step}
            labelMode="hidden"
            options={getSteps(period).map((value) => ({ value, label: t.steps[value] }))}
            value={pickStep(criteria.step, period)}
            onChange={(step) => onChange({ step })}
          />
        </>
      );
    case 'sellers':
      return (
        <SegmentedControl
          label={t.sellersBy}
          labelMode="hidden"
          options={SELLERS_BY.map((value) => ({ value, label: t.sellers[value] }))}
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
