import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { DecimalSign } from '#contract/money/readAmount.ts';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { FileButton } from '#ui/file-drop/FileDrop.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import { useWords } from '#features/words/useWords.ts';
import { FileFormatFields, type FileFormatFieldsProps } from './FileFormatFields.tsx';
import { ImportStep } from './ImportStep.tsx';
import type { EmptyCells } from './checkedRow.ts';
import { type ColumnTarget, findMissingFields, countMatched, IMPORT_FIELDS } from './importFields.ts';
import type { ImportColumn, ImportState } from './importModel.ts';
import { type NumberStyle, STYLE_EXAMPLES } from './numberStyle.ts';

export type MapColumnsProps = ColumnMatchesProps & {
  focus: 'title' | 'none';
  onNumberStyle: (decimal: DecimalSign) => void;
  onEmptyCells: (emptyCells: EmptyCells) => void;
  onFiles: (files: readonly File[]) => void;
  onCheck: () => void;
  onRestart: () => void;
};

/** Maps columns to fields and sets the number style. Both are guessed and can be changed. */
export function MapColumns(props: MapColumnsProps) {
  const { state, focus, onNumberStyle, onEmptyCells, onFiles, onCheck, onRestart } = props;
  const { importCopy: copy } = useWords('productImport');
  const targets = state.columns.map(({ target }) => target);
  const isEmpty = targets.every((target) => target === 'ignored' || target === 'updatedAt');
  return (
    <ImportStep
      title={copy.mappingTitle}
      text={copy.mappingText(state.fileName, state.rowCount)}
      focus={focus}
      buttons={
        <>
          <Button onClick={onRestart}>{copy.chooseOther}</Button>
          <Button
            variant="primary"
            onClick={onCheck}
            disabledReason={isEmpty ? copy.nothingMapped : undefined}
          >
            {copy.check}
          </Button>
        </>
      }
    >
      <MappingNotice targets={targets} />
      <ColumnMatches state={state} onMap={props.onMap} onFormat={props.onFormat} />
      {state.numberStyle && <NumberStyleField style={state.numberStyle} onChange={onNumberStyle} />}
      {targets.includes('images') && <ImageFilesLine count={state.imageCount} onFiles={onFiles} />}
      {targets.includes('id') && (
        <SegmentedControl
          label={copy.emptyCells}
          value={state.emptyCells}
          className="max-w-md"
          options={[
            { value: 'keep', label: copy.keep },
            { value: 'clear', label: copy.clear },
          ]}
          onChange={onEmptyCells}
        />
      )}
    </ImportStep>
  );
}

type NumberStyleFieldProps = { style: NumberStyle; onChange: (decimal: DecimalSign) => void };

function NumberStyleField({ style: { decimal, basis, example }, onChange }: NumberStyleFieldProps) {
  const { numberStyle, numberHints } = useWords('productImport').importCopy;
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
  const { importCopy: copy } = useWords('productImport');
  const missing = findMissingFields(targets).map((field) => copy.fields[field]);
  const hasId = targets.includes('id');
  if (hasId && missing.length === 0) return null;
  return (
    <Notice tone={hasId ? 'info' : 'caution'}>
      {!hasId && <p>{copy.noId}</p>}
      {missing.length > 0 && <p>{copy.missing(missing)}</p>}
    </Notice>
  );
}

const ImageFilesLine = ({ count, onFiles }: { count: number } & Pick<MapColumnsProps, 'onFiles'>) => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-sm text-text-muted tabular-nums">{copy.images(count)}</output>
      <FileButton
        size="sm"
        icon={<ImagePlus />}
        label={copy.imagesLabel}
        accept={IMAGE_TYPES.join(',')}
        onFiles={onFiles}
      >
        {copy.addImages}
      </FileButton>
    </div>
  );
};

type ColumnMatchesProps = {
  state: Extract<ImportState, { status: 'mapping' }>;
  onMap: (index: number, target: ColumnTarget) => void;
} & Pick<FileFormatFieldsProps, 'onFormat'>;

/** The mapping, collapsed to one line if all columns were recognized. */
function ColumnMatches({ state: { columns, format }, onMap, onFormat }: ColumnMatchesProps) {
  const { importCopy: copy } = useWords('productImport');
  const { matched, total } = countMatched(columns, [copy.reason]);
  const isSure = matched === total && format.certainty === 'certain';
  // Fixed when the file is read: the list must not collapse while it is edited.
  const [first] = useState(isSure ? 'line' : 'open');
  const [view, setView] = useState(first);
  const isOpen = view === 'open';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm tabular-nums">
        <span>{copy.matched(matched, total)}</span>
        {first === 'line' && (
          <>
            <span aria-hidden="true">·</span>
            <Button
              variant="ghost"
              size="sm"
              className="-ms-1"
              aria-expanded={isOpen}
              onClick={() => setView(isOpen ? 'line' : 'open')}
            >
              {copy.edit}
            </Button>
          </>
        )}
      </p>
      {isOpen && (
        <>
          <ColumnSelects columns={columns} onMap={onMap} />
          <FileFormatFields format={format} onFormat={onFormat} />
        </>
      )}
    </>
  );
}

const buildOptions = (copy: Words['productImport']['importCopy']): SelectOption<ColumnTarget>[] => [
  { value: 'ignored', label: copy.ignored },
  ...IMPORT_FIELDS.map((field) => ({
    value: field,
    label: field === 'updatedAt' ? copy.updatedAtTarget : copy.fields[field],
  })),
];

type ColumnSelectsProps = { columns: readonly ImportColumn[] } & Pick<ColumnMatchesProps, 'onMap'>;

function ColumnSelects({ columns, onMap }: ColumnSelectsProps) {
  const { importCopy: copy } = useWords('productImport');
  const options = buildOptions(copy);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
      {columns.map((column, index) => (
        // Keyed by index, because a file may repeat a header.
        <ColumnSelect
          key={index}
          {...{ column, index, options }}
          onChange={(target) => onMap(index, target)}
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
  const { heading, example, target } = column;
  const { importCopy: copy } = useWords('productImport');
  return (
    <Select
      label={heading.trim() || copy.unnamed(index + 1)}
      hint={
        <span className="line-clamp-2 wrap-anywhere">{example ? copy.example(example) : copy.noExample}</span>
      }
      value={target}
      options={options}
      onChange={onChange}
    />
  );
};
