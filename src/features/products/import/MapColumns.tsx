import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { FileButton } from '#ui/file-drop/FileButton.tsx';
import { ImagePlus } from '#ui/icon/icons.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import type { EmptyCells } from './checkedRow.ts';
import { type ColumnTarget, findMissingFields, IMPORT_FIELDS } from './importFields.ts';
import type { ImportColumn, ImportState } from './importModel.ts';
import { ImportStep } from './ImportStep.tsx';

export type MapColumnsProps = {
  state: Extract<ImportState, { status: 'mapping' }>;
  focus: 'title' | 'none';
  onMap: (index: number, target: ColumnTarget) => void;
  onEmptyCells: (emptyCells: EmptyCells) => void;
  onFiles: (files: readonly File[]) => void;
  onCheck: () => void;
  onRestart: () => void;
};

/** What each column of the file goes into: guessed, and to be put right here. */
export function MapColumns({
  state,
  focus,
  onMap,
  onEmptyCells,
  onFiles,
  onCheck,
  onRestart,
}: MapColumnsProps) {
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
      <ColumnSelects columns={state.columns} onMap={onMap} />
      {targets.includes('images') && <ImageFilesLine count={state.imageCount} onFiles={onFiles} />}
      {targets.includes('id') && (
        <SegmentedControl
          label={copy.emptyCells}
          value={state.emptyCells}
          className="max-w-sm"
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

/** What is to be known of the columns together. */
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

const buildOptions = (copy: Words['productImport']['importCopy']): SelectOption<ColumnTarget>[] => [
  { value: 'ignored', label: copy.ignored },
  ...IMPORT_FIELDS.map((field) => ({
    value: field,
    label: field === 'updatedAt' ? copy.updatedAtTarget : copy.fields[field],
  })),
];

type ColumnSelectsProps = { columns: readonly ImportColumn[] } & Pick<MapColumnsProps, 'onMap'>;

function ColumnSelects({ columns, onMap }: ColumnSelectsProps) {
  const { importCopy: copy } = useWords('productImport');
  const options = buildOptions(copy);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
      {columns.map((column, index) => (
        // A file may have the same heading twice.
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
