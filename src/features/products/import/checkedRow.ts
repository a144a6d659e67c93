import type { Body } from '#contract/call.ts';
import type { Currency } from '#contract/money/currency.ts';
import type { DecimalSign } from '#contract/money/readAmount.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct, createProduct } from '#contract/products/productCalls.ts';
import type { Words } from '#languages/words.ts';
import type { ProductValues } from '../form/productFormModel.ts';
import { createBody } from '../form/productPayload.ts';
import { createFileSlot } from '../images/imageModel.ts';
import type { ColumnMapping, ImportField, WrittenField } from './importFields.ts';
import type { ImageFiles } from './importImages.ts';

/** A new product as the form would have it, with what the form doesn't ask for beside it. */
export type NewProduct = { values: ProductValues; kept: Pick<Product, 'ram' | 'sizes' | 'weights'> };

/** Returns the body of the call, once the images that were named by their address are files. */
export function toCreateBody(
  { values, kept }: NewProduct,
  files: readonly File[],
): Body<typeof createProduct> {
  const images = files.map((file) => createFileSlot(file, file.name));
  return createBody({ ...values, images }, { _id: '', ...kept } as Product);
}

/** What is said of a row that is refused: the import's own words, those of either form, and those of images. */
export type RowWords = Pick<Words['productImport'], 'importCopy'> &
  Pick<Words['productForm'], 'createCopy' | 'editCopy' | 'choiceCopy'> &
  Pick<Words['images'], 'imageCopy'>;

/** An empty cell of a product that is there: it says nothing, or it says that the field is to be empty. */
export type EmptyCells = 'keep' | 'clear';

export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** A cell, and the value it was read as; numbers are in plain digits. */
export type ReadField = { field: WrittenField; cell: string; value: FieldValue };
export type FieldChange = ReadField & { before: FieldValue };

/** A save by this browser's own imports: the versions of the product that files were based on, and what was written. */
export type OwnSave = { bases: readonly string[]; fingerprint: string };

/** A row with what is to become of it. */
export type CheckedRow = { number: number; name: string } & (
  | { kind: 'create'; product: NewProduct; fields: readonly ReadField[]; fingerprint: string }
  | {
      kind: 'update';
      productId: string;
      body: Body<typeof editProduct>;
      changes: readonly FieldChange[];
      save: OwnSave;
    }
  /** The product is as the row wants it. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; reasons: readonly string[] }
  /** Sent from this browser before. */
  | { kind: 'earlier' }
);

/** What rows are checked against. */
export type CheckOptions = {
  mapping: ColumnMapping;
  columnCount: number;
  emptyCells: EmptyCells;
  decimal: DecimalSign;
  /** Of the store: prices can't be finer than its smallest unit. */
  currency: Currency;
  /** The products that the rows name, by id. */
  products: ReadonlyMap<string, Product>;
  images: ImageFiles;
  canFetch: (address: string) => boolean;
  /** Numbers of rows that were sent before: done, or nobody knows. */
  earlier: {
    done: ReadonlySet<number>;
    unsure: ReadonlySet<number>;
    /** Fingerprints of rows that were created from any file. */
    created: ReadonlySet<string>;
    /** By product id. */
    saves: ReadonlyMap<string, OwnSave>;
  };
};

/** The cells of a row by what they go into, blank ones among them. */
export type MappedCells = Partial<Record<ImportField, string>>;
