import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import {
  activate,
  addEditor,
  deactivate,
  findEditor,
  getActive,
  NO_EDITORS,
  type QuickEditor,
  removeEditor,
  updateEditor,
} from '#features/products/quickEdit/openEditors.ts';
import { aProduct } from '#mocks/builders.ts';

const product = lenientProduct.parse(aProduct({ actualPrice: 100, stock: 4 }));
const price: QuickEditor = {
  key: 1,
  cell: { product, field: 'actualPrice' },
  texts: { actualPrice: '9' },
  state: { status: 'editing' },
};
const stock: QuickEditor = { ...price, key: 2, cell: { product, field: 'stock' }, texts: { stock: '5' } };
const both = addEditor(stock)(addEditor(price)(NO_EDITORS));

it('gives the typing to the editor that was opened last', () => {
  expect(getActive(both)).toBe(stock);
  expect(getActive(deactivate(updateEditor(2, { state: { status: 'saving' } })(removeEditor(1)(both))))).toBe(
    undefined,
  );
});

it('comes back to a price that waits for its confirmation when the typing ends', () => {
  const open = updateEditor(1, { state: { status: 'unconfirmed' } })(both);
  expect(getActive(open)).toBe(stock);
  expect(getActive(removeEditor(2)(open))).toMatchObject({ key: 1, state: { status: 'unconfirmed' } });
  // Going back to it edits it again.
  expect(getActive(activate(1)(open))).toMatchObject({
    texts: { actualPrice: '9' },
    state: { status: 'editing' },
  });
});

it('comes back to an editor whose save failed, not to one that is being saved', () => {
  const failed = updateEditor(1, { state: { status: 'failed', text: 'No response' } })(both);
  expect(deactivate(updateEditor(2, { state: { status: 'saving' } })(failed)).activeKey).toBe(1);
  // The editor that is typed in stays active when another one ends.
  expect(removeEditor(1)(failed).activeKey).toBe(2);
});

it('opens a cell again while its last value is being saved', () => {
  const saving = updateEditor(2, { state: { status: 'saving' } })(both);
  expect(findEditor(saving, stock.cell)).toBe(undefined);
  expect(findEditor(saving, { product, field: 'discountedPrice' })).toBe(price);
});
