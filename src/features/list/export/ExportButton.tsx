import { Download } from 'lucide-react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type ExportButtonProps = {
  /** `busy` while its dialog is on its way. @default 'ready' */
  status?: 'ready' | 'busy';
  /** Why there is nothing to export. */
  disabledReason?: string | undefined;
  onClick: () => void;
};

/** The export button of a list's toolbar. Icon only: with text, the dashboard's toolbar wraps. */
export const ExportButton = ({ status = 'ready', disabledReason, onClick }: ExportButtonProps) => {
  const t = useMessages('list').exportButton;
  return (
    <IconButton
      icon={<Download />}
      label={t.button}
      aria-haspopup="dialog"
      onClick={onClick}
      frame="bordered"
      {...{ status, disabledReason }}
    />
  );
};
