import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { draftCopy as copy } from './productFormCopy.ts';
import type { ProductTexts } from './productFormModel.ts';

/** An unfinished product, on offer until it is taken or thrown away. */
export type DraftOffer = {
  texts: ProductTexts;
  /** It is in the form now; what stood there before is on offer in its place. */
  onRestored: (replaced: ProductTexts | undefined) => void;
  onDiscard: () => void;
};

type DraftNoticeProps = Pick<DraftOffer, 'texts' | 'onDiscard'> & { onRestore: () => void };

export const DraftNotice = ({ texts, onDiscard, onRestore }: DraftNoticeProps) => (
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
    {texts.name.trim() ? copy.named(texts.name.trim()) : copy.unnamed}
  </Notice>
);
