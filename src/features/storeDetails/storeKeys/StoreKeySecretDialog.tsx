import { Copy, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
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
  return (
    <Dialog
      icon={<KeyRound />}
      title={t.title(name)}
      description={t.text}
      closing="blocked"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.saved}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CopyableText label={t.key} text={secret} copyLabel={t.copyKey} onCopy={onCopy} isFocused />
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
  isFocused?: boolean;
};

function CopyableText({ label, text, copyLabel, onCopy, isFocused = false }: CopyableTextProps) {
  const t = useMessages('storeKeys').created;
  const [copying, setCopying] = useState<'none' | 'copied' | 'notCopied'>('none');
  const copy = () =>
    void onCopy(text).then(
      () => setCopying('copied'),
      () => setCopying('notCopied'),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
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
