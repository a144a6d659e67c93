import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { TableCard } from '#ui/table/TableCard.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import headphones from './art/headphones.svg?no-inline';
import lamp from './art/lamp.svg?no-inline';
import tote from './art/tote.svg?no-inline';

type ProductListViewProps = { totals: ReactNode; inventory: ReactNode };

export const ProductListView = ({ totals, inventory }: ProductListViewProps) => {
  const t = useMessages('products').productList;
  return (
    <Page
      className="max-sm:gap-3 max-sm:pt-4"
      title={t.title}
      phoneActions="title"
      actions={
        <>
          {/* On phones it is in the list's menu. */}
          <ButtonLink href={paths.importProducts} className="max-sm:hidden">
            {t.importProducts}
          </ButtonLink>
          <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
            {t.addProduct}
          </ButtonLink>
        </>
      }
    >
      {totals}
      {inventory}
    </Page>
  );
};

/** Shown instead of the table if the store has no products. */
export const NoProducts = () => {
  const t = useMessages('products');
  const formats = useFormats();
  return (
    <TableCard title={t.inventory.title} count={t.inventory.count(0, formats.count(0))}>
      <div className="border-t border-border-subtle pt-12">
        <ProductsIllustration />
        <EmptyState
          className="pt-5"
          title={t.productList.emptyTitle}
          text={t.productList.emptyText}
          actions={
            <>
              <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
                {t.productList.addFirst}
              </ButtonLink>
              <ButtonLink href={paths.importProducts}>{t.productList.importFirst}</ButtonLink>
            </>
          }
        />
      </div>
    </TableCard>
  );
};

/** A decorative stack of three product photos. */
const ProductsIllustration = () => (
  <div aria-hidden="true" className="flex justify-center">
    <img src={tote} alt="" data-image="" className={clsx(photoStyle, 'mt-1.5 -rotate-7')} />
    <img src={lamp} alt="" data-image="" className={clsx(photoStyle, 'z-1 -mx-3.5 -mt-1.5')} />
    <img src={headphones} alt="" data-image="" className={clsx(photoStyle, 'mt-1.5 rotate-7')} />
  </div>
);

const photoStyle = 'relative size-18 rounded-lg border-3 border-surface ring-1 ring-border';
