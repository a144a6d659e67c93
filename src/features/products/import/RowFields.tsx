import type { ReactNode } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { ArrowRight } from '#ui/icon/icons.tsx';
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
        .map((read) => (
          <Field key={read.field} field={read.field}>
            <bdi>{format(read.field, read.value)}</bdi> <ReadFrom read={read} />
          </Field>
        ))}
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
          <Field key={change.field} field={change.field}>
            <span className="sr-only">{copy.fromTo(before, after)}</span>
            <span aria-hidden="true">
              <bdi className="text-text-muted line-through">{before}</bdi>{' '}
              <ArrowRight className="inline-block size-3.5 align-[-0.125em] text-text-muted" />{' '}
              <bdi className="font-medium">{after}</bdi>
            </span>{' '}
            <ReadFrom read={change} />
          </Field>
        );
      })}
    </Fields>
  );
};

const Fields = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-2">
    {children}
  </dl>
);

const Field = ({ field, children }: { field: WrittenField; children: ReactNode }) => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-muted">{copy.fields[field]}</dt>
      <dd className="line-clamp-3 wrap-anywhere">{children}</dd>
    </div>
  );
};

const ReadFrom = ({ read }: { read: ReadField }) => {
  const { importCopy: copy } = useWords('productImport');
  const cell = getReadCell(read);
  if (cell === undefined || cell === '') return null;
  return <span className="text-xs text-text-muted">{copy.readFrom(cell)}</span>;
};

function useFieldFormat() {
  const { importCopy } = useWords('productImport');
  const { choiceCopy } = useWords('productForm');
  const formats = useFormats();
  return (field: WrittenField, value: FieldValue) =>
    formatField({ importCopy, choiceCopy }, formats, field, value);
}
