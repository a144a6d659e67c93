import { clsx } from 'clsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { Plus } from 'lucide-react';
import { paths } from '#features/paths.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { TableCard } from '#ui/table/TableCard.tsx';
import headphones from './art/headphones.svg?no-inline';
import lamp from './art/lamp.svg?no-inline';
import tote from './art/tote.svg?no-inline';

/** Shown instead of the table of a store without products: the ways to the first ones. */
export const NoProducts = () => {
  const { inventoryCopy, productListCopy: copy } = useWords('products');
  const formats = useFormats();
  return (
    <TableCard title={inventoryCopy.title} count={inventoryCopy.count(0, formats.count(0))}>
      <div className="border-t border-border-subtle pt-12">
        <Goods />
        <EmptyState
          className="pt-5"
          title={copy.emptyTitle}
          text={copy.emptyText}
          actions={
            <>
              <ButtonLink variant="primary" icon={<Plus />} href={paths.addProduct}>
                {copy.addFirst}
              </ButtonLink>
              <ButtonLink href={paths.importProducts}>{copy.importFirst}</ButtonLink>
            </>
          }
        />
      </div>
    </TableCard>
  );
};

/** Three goods as photographs laid on one another. */
const Goods = () => (
  <div aria-hidden="true" className="flex justify-center">
    <img src={tote} alt="" data-image="" className={clsx(photograph, 'mt-1.5 -rotate-7')} />
    <img src={lamp} alt="" data-image="" className={clsx(photograph, 'z-1 -mx-3.5 -mt-1.5')} />
    <img src={headphones} alt="" data-image="" className={clsx(photograph, 'mt-1.5 rotate-7')} />
  </div>
);

const photograph = 'relative size-18 rounded-lg border-3 border-surface ring-1 ring-border';
