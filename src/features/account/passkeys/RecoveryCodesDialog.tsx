import { Copy, Download, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

export type RecoveryCodesDialogProps = {
  codes: readonly string[];
  /** Copies a text. Rejects if the browser doesn't allow it. */
  onCopy: (text: string) => Promise<void>;
  onDownload: () => void;
  onClose: () => void;
};

/** Shows new recovery codes, once. Closes only by its button, so that they aren't lost by accident. */
export function RecoveryCodesDialog({ codes, onCopy, onDownload, onClose }: RecoveryCodesDialogProps) {
  const t = useMessages('passkeys').codes;
  const [copying, setCopying] = useState<'none' | 'copied' | 'notCopied'>('none');
  const copy = () =>
    void onCopy(codes.join('\n')).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    );
  return (
    <Dialog
      icon={<LifeBuoy />}
      title={t.shownTitle}
      description={t.shownText}
      closing="blocked"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.saved}
        </Button>
      }
    >
      <ul
        aria-label={t.list}
        dir="ltr"
        className="grid gap-y-1 rounded-md bg-surface-sunken px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon={<Copy />} onClick={copy}>
          {t.copy}
        </Button>
        <Button icon={<Download />} onClick={onDownload}>
          {t.download}
        </Button>
        <output className="text-sm text-text-muted">{copying !== 'none' && t[copying]}</output>
      </div>
    </Dialog>
  );
}
