import { useState } from 'react';
import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import { FileFormatFields, type FileFormatFieldsProps } from './FileFormatFields.tsx';
import { type ColumnTarget, countMatched, IMPORT_FIELDS } from './importFields.ts';
import type { ImportColumn, ImportState } from './importModel.ts';

export type ColumnMatchesProps = {
  state: Extract<ImportState, { status: 'mapping' }>;
  onMap: (index: number, target: ColumnTarget) => void;
} & Pick<FileFormatFieldsProps, 'onFormat'>;

/** What each column goes into: in one line if all were recognized, otherwise open to be changed. */
export function ColumnMatches({ state: { columns, format }, onMap, onFormat }: ColumnMatchesProps) {
  const { importCopy: copy } = useWords('productImport');
  const { matched, total } = countMatched(columns, [copy.reason]);
  const isSure = matched === total && format.certainty === 'certain';
  // Stays as it was when the file was read: a list that closes while it is edited would be in the way.
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
