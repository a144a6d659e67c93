import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { CopyableText } from '../CopyableText.tsx';
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
