import { Download } from 'lucide-react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useWords } from '#features/words/useWords.ts';

type ExportButtonProps = {
  /** `busy` while its dialog is on its way. @default 'ready' */
  status?: 'ready' | 'busy';
  /** Why there is nothing to export. */
  disabledReason?: string | undefined;
  onPress: () => void;
};

/** The export button of a list's toolbar. Icon only: with text, the dashboard's toolbar wraps. */
export const ExportButton = ({ status = 'ready', disabledReason, onPress }: ExportButtonProps) => {
  const { exportButtonCopy: copy } = useWords('list');
  return (
    <IconButton
      icon={<Download />}
      label={copy.button}
      aria-haspopup="dialog"
      onClick={onPress}
      frame="bordered"
      {...{ status, disabledReason }}
    />
  );
};
