import { ImagePlus } from 'lucide-react';
import { cleanLine } from '#contract/text/cleanText.ts';
import { useState } from 'react';
import type { DecimalSeparator } from '#contract/money/parseAmount.ts';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { Button } from '#ui/button/Button.tsx';
import { FileButton } from '#ui/file-drop/FileDrop.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { FileFormatFields, type FileFormatFieldsProps } from './FileFormatFields.tsx';
import { ImportStep } from './ImportStep.tsx';
import type { EmptyCells, ImportColumn, ImportState } from './importModel.ts';
import { type ColumnTarget, findMissingFields, countMatchedColumns, IMPORT_FIELDS } from './importFields.ts';
import { type NumberStyle, STYLE_EXAMPLES } from './numberStyle.ts';

export type MapColumnsProps = ColumnMappingListProps & {
  focus: 'title' | 'none';
  onNumberStyleChange: (decimal: DecimalSeparator) => void;
  onEmptyCellsChange: (emptyCells: EmptyCells) => void;
  onFiles: (files: readonly File[]) => void;
  onCheck: () => void;
  onRestart: () => void;
};

/** Maps columns to fields and sets the number style. Both are detected and can be changed. */
export function MapColumns(props: MapColumnsProps) {
  const { state, focus, onNumberStyleChange, onEmptyCellsChange, onFiles, onCheck, onRestart } = props;
  const t = useMessages('productImport').importPage;
  const targets = state.columns.map(({ target }) => target);
  const isEmpty = targets.every((target) => ['ignored', 'stockAtExport', 'updatedAt'].includes(target));
  return (
    <ImportStep
      title={t.mappingTitle}
      text={t.mappingText(state.fileName, state.rowCount)}
      focus={focus}
      buttons={
        <>
          <Button onClick={onRestart}>{t.chooseOther}</Button>
          <Button variant="primary" onClick={onCheck} disabledReason={isEmpty ? t.nothingMapped : undefined}>
            {t.check}
          </Button>
        </>
      }
    >
      <MappingNotice targets={targets} />
      <ColumnMappingList
        state={state}
        onTargetChange={props.onTargetChange}
        onFormatChange={props.onFormatChange}
      />
      {state.numberStyle && <NumberStyleField style={state.numberStyle} onChange={onNumberStyleChange} />}
      {targets.includes('images') && <ImageFilesRow count={state.imageCount} onFiles={onFiles} />}
      {targets.includes('id') && (
        <SegmentedControl
          label={t.emptyCells}
          value={state.emptyCells}
          className="max-w-md"
          options={[
            { value: 'keep', label: t.keep },
            { value: 'clear', label: t.clear },
          ]}
          onChange={onEmptyCellsChange}
        />
      )}
    </ImportStep>
  );
}

type NumberStyleFieldProps = { style: NumberStyle; onChange: (decimal: DecimalSeparator) => void };

function NumberStyleField({ style: { decimal, basis, example }, onChange }: NumberStyleFieldProps) {
  const { numberStyle, numberHints } = useMessages('productImport').importPage;
  const hints: Partial<Record<NumberStyle['basis'], string>> = {
    guessed: numberHints.guessed(example ?? ''),
    mixed: numberHints.mixed,
  };
  return (
    <SegmentedControl
      label={numberStyle}
      hint={hints[basis]}
      value={decimal}
      className="max-w-md"
      options={(['.', ','] as const).map((value) => ({ value, label: STYLE_EXAMPLES[value] }))}
      onChange={onChange}
    />
  );
}

/** Says whether the id column or required fields are missing. */
function MappingNotice({ targets }: { targets: readonly ColumnTarget[] }) {
  const t = useMessages('productImport').importPage;
  const { labels } = useMessages('productLabels');
  const missing = findMissingFields(targets).map((field) => labels[field]);
  const hasId = targets.includes('id');
  if (hasId && missing.length === 0) return null;
  return (
    <Notice tone={hasId ? 'info' : 'caution'}>
      {!hasId && <p>{t.noId}</p>}
      {missing.length > 0 && <p>{t.missing(missing)}</p>}
    </Notice>
  );
}

const ImageFilesRow = ({ count, onFiles }: { count: number } & Pick<MapColumnsProps, 'onFiles'>) => {
  const t = useMessages('productImport').importPage;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-sm text-text-muted tabular-nums">{t.images(count)}</output>
      <FileButton
        size="sm"
        icon={<ImagePlus />}
        label={t.imagesLabel}
        accept={IMAGE_TYPES.join(',')}
        onFiles={onFiles}
      >
        {t.addImages}
      </FileButton>
    </div>
  );
};

type ColumnMappingListProps = {
  state: Extract<ImportState, { status: 'mapping' }>;
  onTargetChange: (index: number, target: ColumnTarget) => void;
} & Pick<FileFormatFieldsProps, 'onFormatChange'>;

/** The mapping, collapsed to one line if all columns were recognized. */
function ColumnMappingList({
  state: { columns, format },
  onTargetChange,
  onFormatChange,
}: ColumnMappingListProps) {
  const t = useMessages('productImport').importPage;
  const { matched, total } = countMatchedColumns(columns, [t.reason]);
  const isCertain = matched === total && format.certainty === 'certain';
  // Initial state only, so that the list doesn't collapse while it is edited.
  const [initialView] = useState(isCertain ? 'line' : 'open');
  const [view, setView] = useState(initialView);
  const isOpen = view === 'open';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm tabular-nums">
        <span>{t.matched(matched, total)}</span>
        {initialView === 'line' && (
          <>
            <span aria-hidden="true">·</span>
            <Button
              variant="ghost"
              size="sm"
              className="-ms-1"
              aria-expanded={isOpen}
              onClick={() => setView(isOpen ? 'line' : 'open')}
            >
              {t.edit}
            </Button>
          </>
        )}
      </p>
      {isOpen && (
        <>
          <ColumnSelects columns={columns} onTargetChange={onTargetChange} />
          <FileFormatFields format={format} onFormatChange={onFormatChange} />
        </>
      )}
    </>
  );
}

type ColumnSelectsProps = { columns: readonly ImportColumn[] } & Pick<
  ColumnMappingListProps,
  'onTargetChange'
>;

function ColumnSelects({ columns, onTargetChange }: ColumnSelectsProps) {
  const t = useMessages('productImport').importPage;
  const targetLabels = { ...useMessages('productLabels').labels, ...t.targetLabels };
  const options: SelectOption<ColumnTarget>[] = [
    { value: 'ignored', label: t.ignored },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: targetLabels[field] })),
  ];
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
      {columns.map((column, index) => (
        // Keyed by index, because a file may repeat a header.
        <ColumnSelect
          key={index}
          {...{ column, index, options }}
          onChange={(target) => onTargetChange(index, target)}
        />
      ))}
    </div>
  );
}

type ColumnSelectProps = {
  column: ImportColumn;
  index: number;
  options: SelectOption<ColumnTarget>[];
  onChange: (target: ColumnTarget) => void;
};

const ColumnSelect = ({ column, index, options, onChange }: ColumnSelectProps) => {
  const { header, example, target } = column;
  const t = useMessages('productImport').importPage;
  return (
    <Select
      label={cleanLine(header) || t.unnamed(index + 1)}
      hint={<span className="line-clamp-2 wrap-anywhere">{example ? t.example(example) : t.noExample}</span>}
      value={target}
      options={options}
      onChange={onChange}
    />
  );
};
