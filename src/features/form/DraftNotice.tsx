import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

/** The form that a draft belongs to. outdatedEdit: someone else has saved what it edits since. */
export type DraftKind = 'new' | 'copy' | 'edit' | 'outdatedEdit';

/** An unsaved draft that can be restored or discarded. */
export type DraftOffer<Fields> = {
  fields: Fields;
  /** @default 'new' */
  kind?: DraftKind | undefined;
  /** Called after restoring, with the form's previous content, which becomes the new draft. */
  onRestored: (previousFields: Fields | undefined) => void;
  onDiscard: () => void;
};

type DraftNoticeProps = {
  title: string;
  text: string;
  messages: Readonly<Record<'restore' | 'discard', string>>;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers the unsaved content of an earlier visit. */
export const DraftNotice = ({ title, text, messages: t, onRestore, onDiscard }: DraftNoticeProps) => (
  <Notice
    tone="info"
    title={title}
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
    {text}
  </Notice>
);
