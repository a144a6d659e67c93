import { clsx } from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { softTones } from '../badge/Badge.tsx';
import { wrapText } from '../text/wrapText.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';

const icons = {
  info: <Info />,
  positive: <CircleCheck />,
  caution: <TriangleAlert />,
  critical: <OctagonAlert />,
};

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: keyof typeof icons;
  /** @default the tone's own */
  icon?: ReactNode;
  title?: string | undefined;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** After everything else, in the corner. */
  end?: ReactNode;
};

/** Something to know about the page it stands in, for as long as it is true. What has just happened is a toast. */
export const Notice = ({
  tone,
  icon = icons[tone],
  title,
  action,
  end,
  className,
  children,
  ...rest
}: NoticeProps) => (
  <div
    {...rest}
    className={clsx(
      'flex items-start gap-2.5 rounded-lg border py-2.5 ps-3.5 pe-2.5 text-sm [&>svg]:mt-0.5 [&>svg]:size-4',
      softTones[tone],
      className,
    )}
  >
    {icon}
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        {title && <p className="font-medium">{title}</p>}
        {wrapText(children)}
      </div>
      {action}
    </div>
    {end}
  </div>
);

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
