import type { Messages } from '#languages/messages.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ProductFormFields } from './productFormModel.ts';

/** The form that a draft belongs to. outdatedEdit: someone else has saved the product since. */
export type DraftKind = 'new' | 'copy' | 'edit' | 'outdatedEdit';

/** An unsaved draft that can be restored or discarded. */
export type DraftOffer = {
  fields: ProductFormFields;
  /** @default 'new' */
  kind?: DraftKind | undefined;
  /** Called after restoring, with the form's previous content, which becomes the new draft. */
  onRestored: (previousFields: ProductFormFields | undefined) => void;
  onDiscard: () => void;
};

type DraftNoticeProps = Pick<DraftOffer, 'fields' | 'kind' | 'onDiscard'> & { onRestore: () => void };

export const DraftNotice = ({ fields, kind = 'new', onDiscard, onRestore }: DraftNoticeProps) => {
  const t = useMessages('productForm').draft;
  return (
    <Notice
      tone="info"
      title={t.titles[kind]}
      action={
        <span className="flex gap-2">
          <Button size="sm" onClick={onRestore}>
            {t.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t.discard}
          </Button>
        </span>
      }
    >
      {getText(t, kind, cleanLine(fields.name))}
    </Notice>
  );
};

function getText(t: Messages['productForm']['draft'], kind: DraftKind, name: string): string {
  if (kind === 'edit') return t.edited;
  if (kind === 'outdatedEdit') return t.outdated;
  return name ? t.named(name) : t.unnamed;
}
