import { Select } from '#ui/select/Select.tsx';
import { ENCODINGS, type Encoding } from '#features/csv/decodeText.ts';
import { useWords } from '#features/words/useWords.ts';
import { type FileFormat, type FormatChoice, SEPARATORS } from './importTable.ts';

export type FileFormatFieldsProps = { format: FileFormat; onFormat: (choice: FormatChoice) => void };

/** Chooses the separator and encoding. */
export function FileFormatFields({ format, onFormat }: FileFormatFieldsProps) {
  const { importCopy: copy } = useWords('productImport');
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4">
      <Select
        label={copy.separator}
        value={format.separator}
        options={SEPARATORS.map((value): { value: string; label: string } => ({
          value,
          label: copy.separators[value],
        }))}
        onChange={(separator) => onFormat({ separator })}
      />
      <Select<Encoding>
        label={copy.encoding}
        hint={format.certainty === 'guessed' ? copy.encodingGuessed : undefined}
        value={format.encoding}
        options={ENCODINGS.map((value) => ({ value, label: copy.encodings[value] }))}
        onChange={(encoding) => onFormat({ encoding })}
      />
    </div>
  );
}
