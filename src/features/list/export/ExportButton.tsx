import { Button } from '#ui/button/Button.tsx';
import { Download } from '#ui/icon/icons.tsx';
import { exportButtonCopy as copy } from './exportButtonCopy.ts';

export type ExportButtonProps = {
  /** `busy` while its dialog is on its way. @default 'ready' */
  status?: 'ready' | 'busy';
  /** Why there is nothing to export yet. */
  disabledReason?: string | undefined;
  onPress: () => void;
};

/** Stands among the tools of a list. */
export const ExportButton = ({ status = 'ready', disabledReason, onPress }: ExportButtonProps) => (
  <Button icon={<Download />} aria-haspopup="dialog" onClick={onPress} {...{ status, disabledReason }}>
    {copy.button}
  </Button>
);
