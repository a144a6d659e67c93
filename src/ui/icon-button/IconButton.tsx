import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { TIP, TooltipGroupContext } from '../tooltip/tooltipGroupContext.ts';
import { type IconButtonLook, iconButtonStyle } from './iconButtonStyle.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-label' | 'title'
> &
  IconButtonLook & {
    icon: ReactNode;
    /** Its name, shown in its tooltip. In a row it names the row too: "Delete Diya brass lamp". */
    label: string;
    /** Another key for the same, shown in the tooltip. */
    shortcut?: string | undefined;
    /** `busy`: the press is being carried out, and another one does nothing. @default 'ready' */
    status?: 'ready' | 'busy' | undefined;
    /** Why it can't be pressed now; the tooltip says it. */
    disabledReason?: string | undefined;
  };

/** An action that an icon alone makes clear. What leads somewhere is an IconLink. */
export function IconButton({
  icon,
  label,
  shortcut,
  tone,
  size,
  status = 'ready',
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const idle = status === 'busy' || disabledReason !== undefined;
  const grouped = use(TooltipGroupContext) === 'inGroup' && disabledReason === undefined && !shortcut;
  const button = (
    <button
      type="button"
      {...rest}
      {...(grouped && { [TIP]: '' })}
      onClick={idle ? (event: MouseEvent) => event.preventDefault() : onClick}
      aria-label={label}
      aria-busy={status === 'busy' || undefined}
      aria-disabled={idle || undefined}
      data-blocked={disabledReason === undefined ? undefined : ''}
      className={clsx(iconButtonStyle({ tone, size }), className)}
    >
      {status === 'busy' ? <Spinner /> : icon}
    </button>
  );
  if (grouped) return button;
  return (
    <Tooltip
      label={disabledReason ?? label}
      shortcut={disabledReason === undefined ? shortcut : undefined}
      type={disabledReason === undefined ? 'label' : 'description'}
    >
      {button}
    </Tooltip>
  );
}
