import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { draftCopy as copy } from './productFormCopy.ts';
import type { ProductFormFields } from './productFormModel.ts';

/** An unfinished product, on offer until it is taken or thrown away. */
export type DraftOffer = {
  fields: ProductFormFields;
  /** It is in the form now; what stood there before is on offer in its place. */
  onRestored: (replaced: ProductFormFields | undefined) => void;
  onDiscard: () => void;
};

type DraftNoticeProps = Pick<DraftOffer, 'fields' | 'onDiscard'> & { onRestore: () => void };

export const DraftNotice = ({ fields, onDiscard, onRestore }: DraftNoticeProps) => (
  <Notice
    tone="info"
    title={copy.title}
    action={
      <span className="flex gap-2">
        <Button size="sm" onClick={onRestore}>
          {copy.restore}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {copy.discard}
        </Button>
      </span>
    }
  >
    {fields.name.trim() ? copy.named(fields.name.trim()) : copy.unnamed}
  </Notice>
);
