import { emptyValues, KEPT_FIELDS, type ProductValues, productFormSchema } from '../form/productFormModel.ts';
import type { CheckOptions, MappedCells } from './checkedRow.ts';
import { readCell } from './importCells.ts';
import { WRITTEN_FIELDS } from './importFields.ts';
import { readImages } from './importImages.ts';
import type { NewProduct } from './newProduct.ts';
import type { RowWords } from './rowWords.ts';

type Checked = { kind: 'create'; product: NewProduct } | { kind: 'refused'; reasons: readonly string[] };

/** Returns a check of rows as the form of a new product would: a blank cell is a field that nobody has touched. */
export function createCreationCheck(
  words: RowWords,
  { images, canFetch }: Pick<CheckOptions, 'images' | 'canFetch'>,
) {
  const schema = productFormSchema(words.createCopy.problems);
  return (cells: MappedCells): Checked => {
    const { slots, problems: imageProblems } = readImages(words, cells.images ?? '', {
      files: images,
      canFetch,
    });
    const { values, kept, problems } = readValues(words, cells);
    const product: ProductValues = { ...values, images: slots };
    const broken = schema.safeParse(product).error?.issues.map(({ message }) => message) ?? [];
    const reasons = [...new Set([...problems, ...broken, ...imageProblems])];
    return reasons.length > 0
      ? { kind: 'refused', reasons }
      : { kind: 'create', product: { values: product, kept } };
  };
}

function readValues({ importCopy }: RowWords, cells: MappedCells) {
  const read: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const field of WRITTEN_FIELDS) {
    const text = cells[field];
    if (field === 'images' || !text) continue;
    const { value, problem } = readCell(importCopy, field, text);
    read[field] = value;
    if (problem !== undefined) problems.push(problem);
  }
  const kept = Object.fromEntries(KEPT_FIELDS.flatMap((name) => (name in read ? [[name, read[name]]] : [])));
  for (const name of KEPT_FIELDS) delete read[name];
  return { values: { ...emptyValues, ...read } as ProductValues, kept: kept as NewProduct['kept'], problems };
}
