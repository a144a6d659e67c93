import { Copy, KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { buildExample } from './storeKeysModel.ts';

type StoreKeySecretDialogProps = {
  name: string;
  secret: string;
  origin: string;
  onCopy: (text: string) => Promise<void>;
  onClose: () => void;
};

/** Shows a new key, once. Closes only by its button, so that it isn't lost by accident. */
export function StoreKeySecretDialog({ name, secret, origin, onCopy, onClose }: StoreKeySecretDialogProps) {
  const t = useMessages('storeKeys').created;
  const warningId = useId();
  return (
    <Dialog
      icon={<KeyRound />}
      title={t.title}
      size="lg"
      closing="blocked"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.saved}
        </Button>
      }
    >
      {/* In the body, which scrolls on small screens. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Notice id={warningId} tone="caution">
          {t.warning}
        </Notice>
        <CopyableText
          label={t.key(name)}
          text={secret}
          copyLabel={t.copyKey}
          onCopy={onCopy}
          aria-describedby={warningId}
          isFocused
        />
        <CopyableText
          label={t.example}
          text={buildExample(origin, secret)}
          copyLabel={t.copyExample}
          onCopy={onCopy}
        />
      </div>
    </Dialog>
  );
}

type CopyableTextProps = {
  label: string;
  text: string;
  copyLabel: string;
  onCopy: (text: string) => Promise<void>;
  'aria-describedby'?: string;
  isFocused?: boolean;
};

function CopyableText({ label, text, copyLabel, onCopy, isFocused = false, ...rest }: CopyableTextProps) {
  const t = useMessages('storeKeys').created;
  const [copying, setCopying] = useState<'none' | 'copied' | 'notCopied'>('none');
  const copy = () =>
    void onCopy(text).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    );
  return (
    <fieldset {...rest} className="min-w-0">
      <legend className="mb-1.5 font-medium wrap-anywhere">{label}</legend>
      <code
        translate="no"
        dir="ltr"
        className="block rounded-md bg-surface-sunken px-4 py-3 font-mono text-sm wrap-anywhere"
      >
        {text}
      </code>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" icon={<Copy />} onClick={copy} data-autofocus={isFocused || undefined}>
          {copyLabel}
        </Button>
        <output className="text-sm text-text-muted">{copying !== 'none' && t[copying]}</output>
      </div>
    </fieldset>
  );
}
