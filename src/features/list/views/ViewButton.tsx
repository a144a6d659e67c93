import { Columns3 } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type ViewButtonProps = {
  /** `busy` while its panel loads. @default 'ready' */
  status?: 'ready' | 'busy';
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The button in a list's toolbar that opens the view panel. */
export const ViewButton = ({ status = 'ready', onClick, ref }: ViewButtonProps) => {
  const t = useMessages('list').viewButton;
  return (
    <IconButton
      ref={ref}
      icon={<Columns3 />}
      label={t.button}
      frame="bordered"
      aria-haspopup="dialog"
      status={status}
      onClick={onClick}
    />
  );
};
