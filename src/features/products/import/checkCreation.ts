import { splitList } from '#features/csv/csvText.ts';
import { emptyValues, KEPT_FIELDS, type ProductValues, productFormSchema } from '../form/productFormModel.ts';
import type { CheckOptions, MappedCells, ReadField } from './checkedRow.ts';
import { type CellReader, createCellReader } from './importCells.ts';
import { WRITTEN_FIELDS } from './importFields.ts';
import { readImages } from './importImages.ts';
import type { NewProduct } from './newProduct.ts';
import type { RowWords } from './rowWords.ts';

type Checked =
  | { kind: 'create'; product: NewProduct; fields: readonly ReadField[] }
  | { kind: 'refused'; reasons: readonly string[] };

/** Returns a check of rows as the form of a new product would: a blank cell is a field that nobody has touched. */
export function createCreationCheck(
  words: RowWords,
  { images, canFetch, decimal, currency }: Pick<CheckOptions, 'images' | 'canFetch' | 'decimal' | 'currency'>,
) {
  const schema = productFormSchema(words.createCopy.problems, { currency });
  const readCell = createCellReader(words, decimal);
  return (cells: MappedCells): Checked => {
    const { slots, problems: imageProblems } = readImages(words, cells.images ?? '', {
      files: images,
      canFetch,
    });
    const { values, kept, problems, fields } = readValues(readCell, cells);
    const product: ProductValues = { ...values, images: slots };
    const broken = findBrokenRules(schema.safeParse(product).error, problems);
    const reasons = [...new Set([...problems.values(), ...broken, ...imageProblems])];
    return reasons.length > 0
      ? { kind: 'refused', reasons }
      : { kind: 'create', product: { values: product, kept }, fields };
  };
}

type RuleErrors = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** Returns the messages of the form's rules, without those of fields whose cell could not be read in the first place. */
export const findBrokenRules = (
  error: RuleErrors | undefined,
  problems: ReadonlyMap<string, string>,
): string[] =>
  (error?.issues ?? []).filter(({ path }) => !problems.has(String(path[0]))).map(({ message }) => message);

function readValues(readCell: CellReader, cells: MappedCells) {
  const read: Record<string, unknown> = {};
  const fields: ReadField[] = [];
  const problems = new Map<string, string>();
  for (const field of WRITTEN_FIELDS) {
    const cell = cells[field];
    if (!cell) continue;
    if (field === 'images') {
      fields.push({ field, cell, value: splitList(cell) });
      continue;
    }
    const { value, problem } = readCell(field, cell);
    read[field] = value;
    fields.push({ field, cell, value });
    if (problem !== undefined) problems.set(field, problem);
  }
  const kept = Object.fromEntries(KEPT_FIELDS.flatMap((name) => (name in read ? [[name, read[name]]] : [])));
  for (const name of KEPT_FIELDS) delete read[name];
  const values = { ...emptyValues, ...read } as ProductValues;
  return { values, kept: kept as NewProduct['kept'], problems, fields };
}
