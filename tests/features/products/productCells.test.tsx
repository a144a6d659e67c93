import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { createProductColumns } from '#features/products/inventory/productColumns.tsx';
import * as messages from '#languages/en/products.ts';
import { aProduct } from '#mocks/builders.ts';

const noActions = { onView: () => {}, onDelete: () => {}, onQuickEdit: () => {} };

const renderImage = (product: Product) => {
  const column = createProductColumns(messages).find(({ id }) => id === 'image');
  return renderToStaticMarkup(column?.cell(product, noActions));
};

it('gives the image beside a name no alternative text, so that copied rows have the name once', () => {
  const product = lenientProduct.parse(aProduct({ name: 'Diya brass lamp' }));
  expect(renderImage(product)).toContain('alt=""');
  expect(renderImage({ ...product, images: undefined })).not.toMatch(/Diya|role="img"/);
});
