import { cleanLine } from '#contract/text/cleanText.ts';
import type { Messages } from '#languages/messages.ts';
import { DraftNotice } from '#features/form/DraftNotice.tsx';
import type { DraftKind, DraftOffer } from '#features/form/draftOffer.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ProductFormFields } from './productFormModel.ts';

type ProductDraftNoticeProps = Pick<DraftOffer<ProductFormFields>, 'fields' | 'kind' | 'onDiscard'> & {
  onRestore: () => void;
};

export const ProductDraftNotice = ({ fields, kind = 'new', ...actions }: ProductDraftNoticeProps) => {
  const t = useMessages('productForm').draft;
  return (
    <DraftNotice
      {...actions}
      title={t.titles[kind]}
      text={getText(t, kind, cleanLine(fields.name))}
      messages={t}
    />
  );
};

function getText(t: Messages['productForm']['draft'], kind: DraftKind, name: string): string {
  if (kind === 'edit') return t.edited;
  if (kind === 'outdatedEdit') return t.outdated;
  return name ? t.named(name) : t.unnamed;
}
