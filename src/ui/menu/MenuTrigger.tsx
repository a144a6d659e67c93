import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { MenuProps } from './Menu.tsx';

export type MenuTriggerProps = Omit<ComponentProps<'button'>, 'disabled' | 'autoFocus' | 'children'> &
  Required<Pick<MenuProps, 'label' | 'trigger'>>;

const customTrigger =
  'relative inline-flex min-h-control items-center gap-2 rounded-md px-1 text-sm font-medium select-none transition-colors duration-(--duration-fast) hover:bg-surface-active aria-busy:cursor-progress aria-expanded:bg-surface-active pointer-coarse:min-h-control-lg pointer-coarse:min-w-control-lg pointer-coarse:justify-center sm:pe-2 [&>svg]:size-4 [&>svg]:text-text-subtle';

/** The button of a closed menu. */
export const MenuTrigger = ({ label, trigger, ...rest }: MenuTriggerProps) => {
  const button = { 'aria-haspopup': 'menu', 'aria-expanded': false, ...rest } as const;
  if (trigger === 'icon')
    return (
      <IconButton
        {...button}
        icon={<EllipsisVertical />}
        label={label}
        size="sm"
        status={rest['aria-busy'] ? 'busy' : 'ready'}
      />
    );
  return (
    <button type="button" {...button} className={customTrigger}>
      {trigger}
      <span className="sr-only">{label}</span>
    </button>
  );
};
