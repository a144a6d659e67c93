import { WifiOff } from 'lucide-react';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

/** Says that the browser is offline. Always rendered, so that it is announced. */
export const OfflineNotice = ({ network }: { network: 'online' | 'offline' }) => {
  const t = useMessages('shell').statusPage;
  return (
    <output className="block empty:hidden">
      {network === 'offline' && (
        <Notice tone="caution" icon={<WifiOff />} className="rounded-none border-x-0 border-t-0">
          {t.offline}
        </Notice>
      )}
    </output>
  );
};
