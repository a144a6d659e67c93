import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { inventoryCopy as copy } from './inventoryCopy.ts';

/** What a product is called in the list, in its dialogs and in what its buttons say. */
export const productName = ({ name }: Pick<ListedProduct, 'name'>) => name?.trim() || copy.unnamed;
