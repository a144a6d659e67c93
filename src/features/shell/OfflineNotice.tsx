import { WifiOff } from 'lucide-react';
import { Notice } from '#ui/notice/Notice.tsx';
import { useWords } from '#features/words/useWords.ts';

/** Says that the browser is offline. Always rendered, so that it is announced. */
export const OfflineNotice = ({ network }: { network: 'online' | 'offline' }) => {
  const { statusPageCopy: copy } = useWords('shell');
  return (
    <output className="block empty:hidden">
      {network === 'offline' && (
        <Notice tone="caution" icon={<WifiOff />} className="rounded-none border-x-0 border-t-0">
          {copy.offline}
        </Notice>
      )}
    </output>
  );
};
