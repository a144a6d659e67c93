import type { Product } from '#contract/products/product.ts';
import { paths } from '#features/paths.ts';
import type { Words } from '#languages/words.ts';
import { Copy, Eye, Pencil, PencilLine, Trash } from 'lucide-react';
import { RowActionButton, RowActionLink, RowMenuButton } from '#ui/table/RowActions.tsx';
import type { ProductListActions } from './productCells.tsx';
import { productName } from './productName.ts';
import { getPriceField } from './quickEditCell.ts';

const eye = <Eye />;
const pencil = <Pencil />;
const pencilLine = <PencilLine />;
const copies = <Copy />;
const bin = <Trash />;

/** View, edit, delete: three buttons in a row, one menu in a card, which has what there is no room or no press for elsewhere. */
export function renderActions(
  copy: Words['products']['inventoryCopy'],
  product: Product,
  { onDelete, onQuickEdit }: ProductListActions,
) {
  const name = productName(copy, product);
  const [view, edit] = [paths.viewProduct(product._id), paths.editProduct(product._id)];
  const remove = () => onDelete(product);
  return (
    <>
      <RowActionLink icon={eye} label={copy.view(name)} href={view} className="tbl-row-only" />
      <RowActionLink icon={pencil} label={copy.edit(name)} href={edit} className="tbl-row-only" />
      <RowActionButton
        icon={bin}
        tone="critical"
        label={copy.delete(name)}
        onClick={remove}
        className="tbl-row-only"
      />
      <RowMenuButton
        label={copy.actions(name)}
        items={[
          { label: copy.viewItem, icon: eye, href: view },
          { label: copy.editItem, icon: pencil, href: edit },
          {
            label: copy.editPriceItem,
            icon: pencilLine,
            onSelect: () => onQuickEdit(product, getPriceField(product)),
          },
          { label: copy.editStockItem, icon: pencilLine, onSelect: () => onQuickEdit(product, 'stock') },
          { label: copy.duplicateItem, icon: copies, href: paths.duplicateProduct(product._id) },
          { label: copy.deleteItem, icon: bin, tone: 'critical', onSelect: remove },
        ]}
      />
    </>
  );
}
