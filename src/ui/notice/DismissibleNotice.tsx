import { X } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Notice, type NoticeProps } from './Notice.tsx';

export type DismissibleNoticeProps = Omit<NoticeProps, 'end'> & {
  onDismiss: () => void;
  /** Names the button that puts it away. */
  dismissLabel: string;
};

/** A notice that can be put away. Apart from Notice, because its button brings the tooltip along. */
export const DismissibleNotice = ({ onDismiss, dismissLabel, ...rest }: DismissibleNoticeProps) => (
  <Notice
    {...rest}
    end={
      <IconButton icon={<X />} label={dismissLabel} size="sm" onClick={onDismiss} className="-my-1.5 -me-1" />
    }
  />
);
