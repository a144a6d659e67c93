import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import type { Currency } from '#contract/money/currency.ts';
import type { DecimalSign } from '#contract/money/readAmount.ts';
import type { ColumnMapping, ImportField, WrittenField } from './importFields.ts';
import type { ImageFiles } from './importImages.ts';
import type { NewProduct } from './newProduct.ts';

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
