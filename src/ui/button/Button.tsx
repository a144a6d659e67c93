import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonLook, buttonStyle } from './buttonStyle.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Stands before the words, and gives way to the spinner while busy. */
    icon?: ReactNode;
    /** `busy`: the press is being carried out, and another one does nothing. @default 'ready' */
    status?: 'ready' | 'busy';
    /** Why it can't be pressed now. It keeps its place in the Tab order, so that everybody can learn why. */
    disabledReason?: string | undefined;
  };

/** Acts here and now. What leads somewhere is a Link or a ButtonLink. */
export function Button({
  variant,
  size,
  width,
  icon,
  status = 'ready',
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const idle = status === 'busy' || disabledReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      onClick={idle ? (event: MouseEvent) => event.preventDefault() : onClick}
      aria-busy={status === 'busy' || undefined}
      aria-disabled={idle || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      data-blocked={disabledReason === undefined ? undefined : (variant ?? 'secondary')}
      title={disabledReason ?? rest.title}
      className={clsx(buttonStyle({ variant, size, width }), className)}
    >
      {status === 'busy' ? <Spinner /> : icon}
      {children && <span className="min-w-0">{children}</span>}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
