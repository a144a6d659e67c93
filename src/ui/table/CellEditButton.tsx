import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { wrapText } from '../text/wrapText.tsx';

type CellEditButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> & {
  /** Tooltip: what a click does. The accessible name is the content. */
  description: string;
  onEdit: () => void;
};

/** Content that can be edited in place with a click, Enter or F2. Shows a pencil on hover and focus. */
export const CellEditButton = ({
  description,
  onEdit,
  className,
  children,
  ...rest
}: CellEditButtonProps) => (
  <button
    type="button"
    {...rest}
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
    aria-description={description}
    data-tooltip={description}
    onClick={onEdit}
    onKeyDown={(event) => event.key === 'F2' && onEdit()}
    className={clsx('tbl-edit', className)}
  >
    {wrapText(children)}
  </button>
);
