import { useRef, useState } from 'react';
import { cleanLine } from '#contract/text/cleanText.ts';
import type { Currency } from '#contract/money/currency.ts';
import { useFormats } from '#features/format/useFormats.ts';
import type { EmptyCells, ImportState } from '#features/products/import/importModel.ts';
import { type ColumnMapping, guessMapping } from '#features/products/import/importFields.ts';
import { addImageFiles, type ImageFiles } from '#features/products/import/imageCell.ts';
import { type FormatChoice, classifyFiles } from '#features/products/import/parseTable.ts';
import {
  detectNumberStyle,
  hasNumberColumn,
  hasSameNumberColumns,
  type NumberStyle,
} from '#features/products/import/numberStyle.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type ReadFile, readImportFile } from './readImportFile.ts';

/** A file with its detected format. */
export type LoadedFile = Extract<ReadFile, { status: 'read' }> & {
  mapping: ColumnMapping;
  numberStyle: NumberStyle;
  emptyCells: EmptyCells;
};

type Change = Partial<Pick<LoadedFile, 'mapping' | 'numberStyle' | 'emptyCells'>>;

type FileState =
  | Extract<ImportState, { status: 'choosing' | 'reading' | 'unreadable' }>
  | { status: 'loaded'; file: LoadedFile };

const NO_IMAGES: ImageFiles = new Map();

/** The chosen file with its column mapping, and the chosen images. Another file keeps the images. */
export function useImportFile() {
  const { labels } = useMessages('productLabels');
  const { locale, currency } = useFormats();
  const [state, setState] = useState<FileState>({ status: 'choosing' });
  const [images, setImages] = useState(NO_IMAGES);
  /** The result of an earlier request is ignored. */
  const latestRequest = useRef<{ file: File; choice: FormatChoice }>(undefined);

  const read = async (file: File, choice: FormatChoice) => {
    const request = { file, choice };
    latestRequest.current = request;
    setState({ status: 'reading', fileName: file.name });
    const result = await readImportFile(file, choice);
    if (latestRequest.current !== request) return;
    setState(
      result.status === 'unreadable'
        ? { ...result, fileName: file.name }
        : {
            status: 'loaded',
            file: toLoadedFile(result, guessMapping(labels, result.table.headers), { locale, currency }),
          },
    );
  };

  const addFiles = (files: readonly File[]) => {
    const chosen = classifyFiles(files);
    if (chosen.status === 'unreadable') {
      latestRequest.current = undefined;
      return setState(chosen);
    }
    setImages((current) => addImageFiles(current, chosen.images));
    if (chosen.status === 'table') void read(chosen.file, {});
    else if (state.status !== 'loaded')
      setState({ status: 'unreadable', fileName: files[0]?.name ?? '', reason: 'notCsv' });
  };

  const change = (changes: Change) =>
    setState((current) => {
      if (current.status !== 'loaded') return current;
      const file = { ...current.file, ...changes };
      // A chosen number style stays. A detected one depends on which columns contain numbers.
      const keepsStyle =
        file.numberStyle.basis === 'chosen' || hasSameNumberColumns(current.file.mapping, file.mapping);
      if (!keepsStyle) file.numberStyle = detectStyle(file, file.mapping, { locale, currency });
      return { ...current, file };
    });

  /** Reads the same file again with another format. */
  const changeFormat = (choice: FormatChoice) => {
    const request = latestRequest.current;
    if (request) void read(request.file, { ...request.choice, ...choice });
  };

  const restart = () => {
    latestRequest.current = undefined;
    setState({ status: 'choosing' });
  };
  return { state, images, addFiles, change, changeFormat, restart };
}

type ReadResult = Extract<ReadFile, { status: 'read' }>;

type NumberHints = { locale: string; currency: Currency };

const detectStyle = ({ table, format }: ReadResult, mapping: ColumnMapping, hints: NumberHints) =>
  detectNumberStyle(table, mapping, { separator: format.separator, ...hints });

const toLoadedFile = (result: ReadResult, mapping: ColumnMapping, hints: NumberHints): LoadedFile => ({
  ...result,
  mapping,
  numberStyle: detectStyle(result, mapping, hints),
  emptyCells: 'keep',
});

const EXAMPLE_ROWS = 20;

/** Returns the state of the view. Each column's example is its first value. */
export function toShownState(state: FileState, images: ImageFiles): ImportState {
  if (state.status !== 'loaded') return state;
  const { fileName, table, mapping, format, numberStyle, emptyCells } = state.file;
  const examples = table.rows.slice(0, EXAMPLE_ROWS);
  const columns = table.headers.map((header, index) => ({
    header,
    example: examples.map(({ cells }) => cleanLine(cells[index] ?? '')).find((cell) => cell !== '') ?? '',
    target: mapping[index] ?? 'ignored',
  }));
  return {
    status: 'mapping',
    fileName,
    rowCount: table.rows.length,
    columns,
    format,
    numberStyle: hasNumberColumn(mapping) ? numberStyle : undefined,
    emptyCells,
    imageCount: images.size,
  };
}
