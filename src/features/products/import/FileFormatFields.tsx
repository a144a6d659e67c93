import { Select } from '#ui/select/Select.tsx';
import { ENCODINGS, type Encoding } from '#features/csv/decodeText.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type FileFormat, type FormatChoice, SEPARATORS } from './parseTable.ts';

export type FileFormatFieldsProps = { format: FileFormat; onFormatChange: (choice: FormatChoice) => void };

/** Selects for the separator and encoding. */
export function FileFormatFields({ format, onFormatChange }: FileFormatFieldsProps) {
  const t = useMessages('productImport').importPage;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4">
      <Select
        label={t.separator}
        value={format.separator}
        options={SEPARATORS.map((value): { value: string; label: string } => ({
          value,
          label: t.separators[value],
        }))}
        onChange={(separator) => onFormatChange({ separator })}
      />
      <Select<Encoding>
        label={t.encoding}
        hint={format.certainty === 'guessed' ? t.encodingGuessed : undefined}
        value={format.encoding}
        options={ENCODINGS.map((value) => ({ value, label: t.encodings[value] }))}
        onChange={(encoding) => onFormatChange({ encoding })}
      />
    </div>
  );
}
