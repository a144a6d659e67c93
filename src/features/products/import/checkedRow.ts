import type { Body } from '#contract/call.ts';
import type { Currency } from '#contract/money/currency.ts';
import type { DecimalSign } from '#contract/money/readAmount.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct, createProduct } from '#contract/products/productCalls.ts';
import type { Messages } from '#languages/messages.ts';
import type { ProductValues } from '../form/productFormModel.ts';
import { buildCreateBody } from '../form/productPayload.ts';
import { createFileSlot } from '../images/imageModel.ts';
import type { ColumnMapping, ImportField, ImportableField } from './importFields.ts';
import type { ImageFiles } from './imageCell.ts';

/** A new product's form values, and its fields that are not in the form. */
export type NewProduct = { values: ProductValues; preserved: Pick<Product, 'ram' | 'sizes' | 'weights'> };

/** Returns the request body. `files` are the loaded images. */
export function buildImportBody(
  { values, preserved }: NewProduct,
  files: readonly File[],
): Body<typeof createProduct> {
  const images = files.map((file) => createFileSlot(file, file.name));
  return buildCreateBody({ ...values, images }, { _id: '', ...preserved } as Product);
}

/** Messages for rejected rows. */
export type RowMessages = Pick<Messages['productImport'], 'importPage'> &
  Pick<Messages['productForm'], 'create' | 'edit' | 'choices'> &
  Pick<Messages['images'], 'imageField'>;

/** Whether an empty cell of an existing product keeps or clears the field. */
export type EmptyCells = 'keep' | 'clear';

export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** A cell and its parsed value, with numbers in plain digits. */
export type ParsedField = { field: ImportableField; cell: string; value: FieldValue };
export type FieldChange = ParsedField & { before: FieldValue };

/** A save by this browser's imports: the versions that files were based on, and the saved content. */
export type PreviousSave = { bases: readonly string[]; fingerprint: string };

/** A row with what the import will do. */
export type CheckedRow = { number: number; name: string } & (
  | { kind: 'create'; product: NewProduct; fields: readonly ParsedField[]; fingerprint: string }
  | {
      kind: 'update';
      productId: string;
      body: Body<typeof editProduct>;
      changes: readonly FieldChange[];
      save: PreviousSave;
    }
  /** The product already has these values. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; reasons: readonly string[] }
  /** Imported before from this browser. */
  | { kind: 'earlier' }
);

export type CheckOptions = {
  mapping: ColumnMapping;
  columnCount: number;
  emptyCells: EmptyCells;
  decimal: DecimalSign;
  /** The store's currency, which limits the decimals. */
  currency: Currency;
  /** Existing products by id. */
  products: ReadonlyMap<string, Product>;
  images: ImageFiles;
  canLoad: (url: string) => boolean;
  /** Numbers of rows that were sent before: done, or with unknown outcome. */
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
