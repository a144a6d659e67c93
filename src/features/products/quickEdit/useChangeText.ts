import type { Product } from '#contract/products/product.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { QuickEditField } from '../inventory/quickEditCell.ts';
import { formatProductName } from '../productModel.ts';
import type { EditableFields } from './quickEditModel.ts';

/** Returns a function that formats a value as in the list. */
export function useValueFormat(): (values: EditableFields, field: QuickEditField) => string {
  const { stock: stockMessages } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  const formats = useFormats();
  return (values, field) => {
    const value = values[field];
    if (value === undefined) return t.missing;
    if (field === 'stock') return stockMessages.amount(value, trimToUndefined(values.stockUnit));
    return formats.money(value, 'inventory');
  };
}

/** Returns a function that describes changed values: 'Rs 2,900 → Rs 3,100'. Two prices have their names. */
export function useChangeText() {
  const t = useMessages('productTools').quickEdit;
  const { labels } = useMessages('productLabels');
  const format = useValueFormat();
  return (before: EditableFields, after: EditableFields, fields: readonly QuickEditField[]): string =>
    fields
      .map((field) => {
        const change = t.change(format(before, field), format(after, field));
        return fields.length > 1 ? t.named(labels[field], change) : change;
      })
      .join(t.separator);
}

/** Returns a function that names one or both values of a cell: 'Price of Kettle'. */
export function useValueLabel() {
  const { inventory } = useMessages('products');
  const { labels } = useMessages('productTools').quickEdit;
  return (
    product: Pick<Product, 'name'>,
    [field = 'actualPrice', ...others]: readonly QuickEditField[],
  ): string => labels[others.length > 0 ? 'prices' : field](formatProductName(inventory, product));
}
