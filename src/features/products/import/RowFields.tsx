import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { ArrowRight } from 'lucide-react';
import type { FieldChange, FieldValue, ReadField } from './checkedRow.ts';
import { formatField, getReadCell } from './formatField.ts';
import type { WrittenField } from './importFields.ts';

/** The values of a new product, as they were read. */
export const NewFields = ({ fields }: { fields: readonly ReadField[] }) => {
  const format = useFieldFormat();
  return (
    <Fields>
      {fields
        .filter(({ field }) => field !== 'name')
        .map((read) => {
          const text = format(read.field, read.value);
          return (
            <Field key={read.field} field={read.field} length={text.length}>
              <bdi translate="no">{text}</bdi> <ReadFrom read={read} shown={text} />
            </Field>
          );
        })}
    </Fields>
  );
};

/** What a row changes: each value before and after. */
export const ChangedFields = ({ changes }: { changes: readonly FieldChange[] }) => {
  const { importCopy: copy } = useWords('productImport');
  const format = useFieldFormat();
  return (
    <Fields>
      {changes.map((change) => {
        const before = format(change.field, change.before);
        const after = format(change.field, change.value);
        return (
          <Field key={change.field} field={change.field} length={before.length + after.length}>
            <span className="sr-only">{copy.fromTo(before, after)}</span>
            <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-1.5">
              {/* Cut apart from each other: a long text must not push its successor out of sight. */}
              <span className="line-clamp-2 text-text-muted line-through">
                <bdi translate="no">{before}</bdi>
              </span>
              <span className="flex items-baseline gap-x-1.5">
                <ArrowRight className="size-3.5 flex-none self-center text-text-muted" />
                <span className="line-clamp-2 font-medium">
                  <bdi translate="no">{after}</bdi>
                </span>
              </span>
            </span>{' '}
            <ReadFrom read={change} shown={after} />
          </Field>
        );
      })}
    </Fields>
  );
};

const Fields = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-2">
    {children}
  </dl>
);

/** Characters that fit into a column; longer values have the whole line. */
const COLUMN_LENGTH = 28;

type FieldProps = { field: WrittenField; length: number; children: ReactNode };

const Field = ({ field, length, children }: FieldProps) => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <div className={clsx('min-w-0', length > COLUMN_LENGTH && 'col-span-full')}>
      <dt className="text-xs text-text-muted">{copy.fields[field]}</dt>
      <dd className="line-clamp-5 wrap-anywhere">{children}</dd>
    </div>
  );
};

const ReadFrom = ({ read, shown }: { read: ReadField; shown: string }) => {
  const { importCopy: copy } = useWords('productImport');
  const cell = getReadCell(read, shown);
  if (cell === undefined) return null;
  return <span className="text-xs text-text-muted">{copy.readFrom(cell)}</span>;
};

function useFieldFormat() {
  const { importCopy } = useWords('productImport');
  const { choiceCopy } = useWords('productForm');
  const formats = useFormats();
  return (field: WrittenField, value: FieldValue) =>
    formatField({ importCopy, choiceCopy }, formats, field, value);
}
