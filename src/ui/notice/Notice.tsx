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

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: keyof typeof icons;
  /** @default the tone's icon */
  icon?: ReactNode;
  title?: string | undefined;
  /** One button or link. */
  action?: ReactNode;
  /** In the corner, after everything else. */
  end?: ReactNode;
};

/** A message about the page, shown as long as it applies. Use a toast for something that just happened. */
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

type DismissibleNoticeProps = Omit<NoticeProps, 'end'> & {
  onDismiss: () => void;
  /** Accessible name of the dismiss button. */
  dismissLabel: string;
};

/** A notice with a dismiss button. */
export const DismissibleNotice = ({ onDismiss, dismissLabel, ...rest }: DismissibleNoticeProps) => (
  <Notice
    {...rest}
    end={
      <IconButton icon={<X />} label={dismissLabel} size="sm" onClick={onDismiss} className="-my-1.5 -me-1" />
    }
  />
);
