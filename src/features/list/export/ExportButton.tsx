import { Download } from 'lucide-react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type ExportButtonProps = {
  /** `busy` while its dialog loads. @default 'ready' */
  status?: 'ready' | 'busy';
  /** Shown if there is nothing to export. */
  disabledReason?: string | undefined;
  onClick: () => void;
};

/** The export button of a list's toolbar. Has no text, because the dashboard's toolbar would wrap. */
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
