import { useWords } from '#features/words/useWords.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Download } from 'lucide-react';

export type ExportButtonProps = {
  /** `busy` while its dialog is on its way. @default 'ready' */
  status?: 'ready' | 'busy';
  /** Why there is nothing to export yet. */
  disabledReason?: string | undefined;
  onPress: () => void;
};

/** Stands among the tools of a list. Only an icon: with the words of all tools, the toolbar of the dashboard took a second line. */
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
