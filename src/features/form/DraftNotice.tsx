import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

type DraftNoticeProps = {
  title: string;
  text: string;
  messages: Readonly<Record<'restore' | 'discard', string>>;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers the unsaved content of an earlier visit. When it goes, its focus moves to the first field. */
export const DraftNotice = ({ title, text, messages: t, onRestore, onDiscard }: DraftNoticeProps) => (
  <Notice
    ref={focusFirstFieldOnRemoval}
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

const focusFirstFieldOnRemoval = (notice: HTMLElement | null) => {
  const form = notice?.closest('form');
  return () => {
    if (notice?.contains(document.activeElement)) form?.querySelector('input')?.focus();
  };
};
