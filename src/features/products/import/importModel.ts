import type { ColumnTarget, ColumnMapping, ImportField, ImportableField } from './importFields.ts';
import type { FileFormat, UnreadableReason } from './parseTable.ts';
import type { NumberStyle } from './numberStyle.ts';
import type { Body } from '#contract/call.ts';
import type { Currency } from '#contract/money/currency.ts';
import type { DecimalSeparator } from '#contract/money/parseAmount.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct, createProduct } from '#contract/products/productCalls.ts';
import type { Messages } from '#languages/messages.ts';
import type { ProductValues } from '../form/productFormModel.ts';
import { buildCreateBody } from '../form/productPayload.ts';
import { createFileSlot } from '../images/imageModel.ts';
import type { ImageFiles } from './imageCell.ts';

/** A column with its header, first value and target. */
export type ImportColumn = { header: string; example: string; target: ColumnTarget };

/** The outcome of a row that was sent. */
export type RowOutcome = { kind: 'created' } | { kind: 'updated' } | { kind: 'refused'; reason: string };

/** Number of rows per outcome. */
export type ImportCounts = Record<'created' | 'updated' | 'unchanged' | 'refused' | 'earlier', number>;

export type RefusedRow = { number: number; name: string; reasons: readonly string[] };

/** A new row in the preview. */
export type NewRow = { number: number; name: string; fields: readonly ParsedField[] };
export type ChangedRow = {
  number: number;
  name: string;
  changes: readonly FieldChange[];
  sinceExport?: StockSinceExport | undefined;
};
/** A row that changes nothing, of a product whose stock has changed since the export. */
export type KeptRow = { number: number; name: string; sinceExport: StockSinceExport };

export type ImportProgress = { done: number; total: number };

/** Counts and rejected rows: planned in the preview, actual afterwards. */
type ImportSummary = { fileName: string; counts: ImportCounts; refused: readonly RefusedRow[] };

/** The states of the import. */
export type ImportState =
  | { status: 'choosing' }
  | { status: 'reading'; fileName: string }
  /** `format` is set if another separator or encoding may help. */
  | ({ status: 'unreadable'; fileName: string; format?: FileFormat | undefined } & UnreadableReason)
  | {
      status: 'mapping';
      fileName: string;
      rowCount: number;
      columns: readonly ImportColumn[];
      format: FileFormat;
      /** Undefined if no column holds numbers. */
      numberStyle: NumberStyle | undefined;
      emptyCells: EmptyCells;
      imageCount: number;
    }
  | ({ status: 'checking'; fileName: string } & ImportProgress)
  /** The existing products couldn't be loaded. */
  | { status: 'notChecked'; fileName: string; text: string }
  /** Before sending; `counts` are the planned actions. */
  | ({
      status: 'preview';
      created: readonly NewRow[];
      changed: readonly ChangedRow[];
      kept: readonly KeptRow[];
    } & ImportSummary)
  | ({ status: 'running'; fileName: string } & ImportProgress)
  /** Stopped, but waiting for pending requests. */
  | ({ status: 'stopping'; fileName: string } & ImportProgress)
  | ({ status: 'stopped'; remaining: number } & ImportSummary)
  /** The store can't be reached. */
  | ({ status: 'failed'; remaining: number; text: string } & ImportSummary)
  | ({ status: 'done' } & ImportSummary);

/** Returns the rows that create a product, those that change one, and those that keep a newer stock. */
export const getPlannedRows = (rows: readonly CheckedRow[]) => ({
  created: rows.filter((row) => row.kind === 'create'),
  changed: rows.filter((row) => row.kind === 'update'),
  kept: rows.flatMap((row): KeptRow[] => {
    if (row.kind !== 'unchanged' || !row.sinceExport) return [];
    const { number, name, sinceExport } = row;
    return [{ number, name, sinceExport }];
  }),
});

type Outcomes = ReadonlyMap<number, RowOutcome>;

const COUNT_KEYS = {
  create: 'created',
  update: 'updated',
  unchanged: 'unchanged',
  refused: 'refused',
  earlier: 'earlier',
} as const satisfies Record<CheckedRow['kind'], keyof ImportCounts>;

const NO_ROWS: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, earlier: 0 };

/** Counts the rows by planned action. */
export function countPlanned(rows: readonly CheckedRow[]): ImportCounts {
  const counts = { ...NO_ROWS };
  for (const { kind } of rows) counts[COUNT_KEYS[kind]] += 1;
  return counts;
}

/** Counts the outcomes of rows that were sent. */
export function countDone(rows: readonly CheckedRow[], outcomes: Outcomes): ImportCounts {
  const counts = { ...NO_ROWS };
  for (const row of rows) {
    const kind = isSent(row) ? outcomes.get(row.number)?.kind : COUNT_KEYS[row.kind];
    if (kind) counts[kind] += 1;
  }
  return counts;
}

export type SentRow = Extract<CheckedRow, { kind: 'create' | 'update' }>;
const isSent = (row: CheckedRow): row is SentRow => row.kind === 'create' || row.kind === 'update';

/** Returns the rows that are not sent yet. */
export const getRemainingRows = (rows: readonly CheckedRow[], outcomes: Outcomes): SentRow[] =>
  rows.filter(isSent).filter(({ number }) => !outcomes.has(number));

/** Returns the rows rejected by the check or by the store. */
export const getRefusedRows = (rows: readonly CheckedRow[], outcomes: Outcomes): RefusedRow[] =>
  rows.flatMap((row): RefusedRow[] => {
    const { number, name } = row;
    if (row.kind === 'refused') return [{ number, name, reasons: row.reasons }];
    const outcome = outcomes.get(number);
    return outcome?.kind === 'refused' ? [{ number, name, reasons: [outcome.reason] }] : [];
  });

/** A new product's form values, and its fields that are not in the form. */
export type NewProduct = {
  values: ProductValues;
  preservedFields: Pick<Product, 'ram' | 'sizes' | 'weights'>;
};

/** Returns the request body for a new product. `files` are its loaded images. */
export function buildImportBody(
  { values, preservedFields }: NewProduct,
  files: readonly File[],
): Body<typeof createProduct> {
  const images = files.map((file) => createFileSlot(file, file.name));
  return buildCreateBody({ ...values, images }, { _id: '', ...preservedFields } as Product);
}

/** Messages for rejected rows. */
export type RowMessages = Pick<Messages['productImport'], 'importPage'> &
  Pick<Messages['productForm'], 'create' | 'edit' | 'choices'> &
  Pick<Messages['productLabels'], 'labels'> &
  Pick<Messages['images'], 'imageField'>;

/** Whether an empty cell of an existing product keeps or clears the field. */
export type EmptyCells = 'keep' | 'clear';

export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** A cell and its parsed value, with numbers in plain digits. */
export type ParsedField = { field: ImportableField; cell: string; value: FieldValue };
export type FieldChange = ParsedField & { before: FieldValue };

/** A stock that was imported, with the stock and the version at the export of its file. */
export type Recount = { version?: string | undefined; atExport: number; counted: number };

/**
 * How much the stock has changed since the file was exported, negative for sold pieces, and what the row does to it.
 * edited: kept, but someone else has saved the product, so the pieces may not be sold.
 */
export type StockSinceExport = { moved: number; effect: 'kept' | 'recounted' | 'edited' };

/** The last save by an import from this browser: the versions its files were based on, and a hash of the content. */
export type PreviousSave = {
  bases: readonly string[];
  fingerprint: string;
  /** The saved stock, and the recounts of this product, if its files had the stock at export. */
  stock?: number | undefined;
  recounts?: readonly Recount[] | undefined;
};

/** A checked row, with the planned action. */
export type CheckedRow = { number: number; name: string } & (
  | { kind: 'create'; product: NewProduct; fields: readonly ParsedField[]; fingerprint: string }
  | {
      kind: 'update';
      productId: string;
      body: Body<typeof editProduct>;
      changes: readonly FieldChange[];
      save: PreviousSave;
      sinceExport?: StockSinceExport | undefined;
    }
  /** The product already has these values, or its stock was not edited. */
  | { kind: 'unchanged'; sinceExport?: StockSinceExport | undefined }
  | { kind: 'refused'; reasons: readonly string[] }
  /** Imported before from this browser. */
  | { kind: 'earlier' }
);

export type CheckOptions = {
  mapping: ColumnMapping;
  columnCount: number;
  emptyCells: EmptyCells;
  decimal: DecimalSeparator;
  /** The store's currency, which limits the decimals. */
  currency: Currency;
  /** Existing products by id. */
  products: ReadonlyMap<string, Product>;
  images: ImageFiles;
  canLoad: (url: string) => boolean;
  /** Results of earlier imports of this file: numbers of the finished rows, and of rows with unknown outcome. */
  earlier: {
    done: ReadonlySet<number>;
    unsure: ReadonlySet<number>;
    /** Fingerprints of rows created from any file. */
    created: ReadonlySet<string>;
    /** By product id. */
    saves: ReadonlyMap<string, PreviousSave>;
  };
};

/** The cells of a row by field, including blank ones. */
export type MappedCells = Partial<Record<ImportField, string>>;
