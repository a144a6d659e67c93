import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { wrapText } from '../text/wrapText.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

export type CellEditButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> & {
  /** What a press does, for the tooltip and for screen readers; the name is the content. */
  description: string;
  onEdit: () => void;
};

/** A cell's content that can be changed in its place: by a press, by Enter or by F2. A pencil shows under a pointer and on focus. */
export const CellEditButton = ({
  description,
  onEdit,
  className,
  children,
  ...rest
}: CellEditButtonProps) => (
  <Tooltip text={description}>
    <button
      type="button"
      {...rest}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
      aria-description={description}
      onClick={onEdit}
      onKeyDown={(event) => event.key === 'F2' && onEdit()}
      className={clsx('tbl-edit', className)}
    >
      {wrapText(children)}
      <Pencil />
    </button>
  </Tooltip>
);
