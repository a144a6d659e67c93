import { useMemo } from 'react';
import { DEFAULT_LAYOUT } from '#contract/lists/views.ts';
import { applyLayout } from '#features/list/views/viewModel.ts';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';

/** Returns the product list with the columns that an administrator sees first, in the language of the toolbar. */
export function useDefaultProductList() {
  const list = useProductListDefinition();
  return useMemo(() => applyLayout(list, DEFAULT_LAYOUT), [list]);
}
