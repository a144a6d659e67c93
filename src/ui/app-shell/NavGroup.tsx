import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { navEntry } from './navStyle.ts';

export type NavGroupProps = Omit<ComponentProps<'button'>, 'onToggle'> & {
  icon: ReactNode;
  label: string;
  expanded: boolean;
  onToggle: () => void;
};

/** Folded over the entry of the page one is on, it stands for it. */
const holdsCurrent =
  '[li:has(>ul[hidden]_[aria-current])>&]:text-text [li:has(>ul[hidden]_[aria-current])>&]:[--icon:var(--color-accent)] [&>svg:first-child]:text-[color:var(--icon,var(--color-text-subtle))]';

/** An entry that unfolds others. Its children are NavItems without icons. */
export function NavGroup({ icon, label, expanded, onToggle, className, children, ...rest }: NavGroupProps) {
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        {...rest}
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={onToggle}
        className={clsx(navEntry, holdsCurrent, className)}
      >
        {icon}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight
          data-expanded={expanded}
          className="size-3.5! transition-[rotate] duration-(--duration-fast) data-[expanded=true]:rotate-90 rtl:data-[expanded=false]:rotate-180"
        />
      </button>
      <ul
        id={listId}
        hidden={!expanded}
        data-nav-group=""
        className="ms-4.5 mt-px mb-1 grid grid-cols-[minmax(0,1fr)] gap-px border-s border-border ps-3 [[hidden]]:hidden"
      >
        {children}
      </ul>
    </li>
  );
}
