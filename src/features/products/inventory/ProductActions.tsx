import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { ListedProduct } from '#contract/listedProduct.ts';
import { paths } from '#features/paths.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { IconLink } from '#ui/icon-button/IconLink.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { NotInCards, OnlyInCards } from '#ui/table/InCards.tsx';
import { RowActions } from '#ui/table/RowActions.tsx';
import { inventoryCopy as copy } from './inventoryCopy.ts';

// Made once: an element that is the same as before is not drawn anew.
const eye = <Eye />;
const pencil = <Pencil />;
const bin = <Trash2 />;

export type ProductActionsProps = {
  product: ListedProduct;
  name: string;
  onDelete: (product: ListedProduct) => void;
};

/** View, edit, delete: three buttons in a row, one menu in a card. */
export const ProductActions = ({ product, name, onDelete }: ProductActionsProps) => (
  <>
    <NotInCards>
      <RowActions className="cards:hidden">
        <IconLink size="sm" icon={eye} label={copy.view(name)} href={paths.viewProduct(product._id)} />
        <IconLink size="sm" icon={pencil} label={copy.edit(name)} href={paths.editProduct(product._id)} />
        <IconButton
          size="sm"
          tone="critical"
          icon={bin}
          label={copy.delete(name)}
          onClick={() => onDelete(product)}
        />
      </RowActions>
    </NotInCards>
    <OnlyInCards>
      <Menu
        label={copy.actions(name)}
        items={[
          { label: copy.viewItem, icon: eye, href: paths.viewProduct(product._id) },
          { label: copy.editItem, icon: pencil, href: paths.editProduct(product._id) },
          { label: copy.deleteItem, icon: bin, tone: 'critical', onSelect: () => onDelete(product) },
        ]}
      />
    </OnlyInCards>
  </>
);
