import { useWords } from '#features/words/useWords.ts';
import { WifiOff } from 'lucide-react';
import { Notice } from '#ui/notice/Notice.tsx';

/** Says that the network is gone, and nothing once it is back. The region is always there, so that it is heard. */
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
