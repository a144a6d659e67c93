import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type CopyableTextProps = {
  label: string;
  text: string;
  copyLabel: string;
  /** Rejects if the browser doesn't allow it. */
  onCopy: (text: string) => Promise<void>;
  'aria-describedby'?: string;
  isFocused?: boolean;
};

/** A secret or a command, with a button that copies it. */
export function CopyableText({
  label,
  text,
  copyLabel,
  onCopy,
  isFocused = false,
  ...rest
}: CopyableTextProps) {
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
