import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Anchor, type AnchorProps } from '../link/Link.tsx';
import { wrapText } from '../text/wrapText.tsx';
import { ChevronRight } from 'lucide-react';

/** Classes of a sidebar entry, link or button. */
const navEntry =
  'flex min-h-8.5 w-full items-center gap-2.5 rounded-md px-2.5 text-start text-sm font-medium text-text-muted -outline-offset-2 ' +
  'hover:bg-surface-active hover:text-text pointer-coarse:min-h-control-lg [&>svg]:size-4 [&>svg]:text-text-subtle ' +
  'aria-[current]:bg-surface aria-[current]:text-text aria-[current]:shadow-(--shadow-control) aria-[current]:ring-1 aria-[current]:ring-border aria-[current]:[&>svg]:text-accent forced-colors:aria-[current]:outline-1 ' +
  'data-nested:not-pointer-coarse:min-h-8 data-nested:not-aria-[current]:font-regular';

/** The sidebar's entries: NavItems and NavGroups. Scrolls if they don't fit. */
export const NavList = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul
    // Firefox makes a box that scrolls a Tab stop, which the links inside don't need.
    tabIndex={-1}
    {...rest}
    className={clsx(
      'grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-px overflow-y-auto overscroll-contain px-3 py-3.5',
      className,
    )}
  />
);

type NavItemProps = AnchorProps & {
  href: string;
  icon?: ReactNode;
  /** `page` for the link to the current page, `section` for a link to its section. */
  current?: 'page' | 'section' | undefined;
  /** Inside a NavGroup. */
  nested?: true | undefined;
  badge?: NavBadge | undefined;
};

/** A word or a number at the end of an entry. `description` is read after the entry's name. */
export type NavBadge = { kind: 'count' | 'note'; text: string; description: string };

/** A link in a NavList or a NavGroup. */
export function NavItem({ icon, current, nested, badge, className, children, ...rest }: NavItemProps) {
  const descriptionId = useId();
  return (
    <li>
      <Anchor
        {...rest}
        aria-describedby={badge && descriptionId}
        data-nested={nested}
        aria-current={current === 'section' ? 'true' : current}
        className={clsx(navEntry, className)}
      >
        {icon}
        {wrapText(children)}
        {badge && (
          <span aria-hidden="true" className={clsx('ms-auto flex-none', badgeStyles[badge.kind])}>
            {badge.text}
          </span>
        )}
      </Anchor>
      {badge && (
        <span id={descriptionId} hidden>
          {badge.description}
        </span>
      )}
    </li>
  );
}

const badgeStyles: Record<NavBadge['kind'], string> = {
  count:
    'min-w-5 rounded-full bg-surface-active px-1.5 text-center text-xs leading-5 font-medium text-text tabular-nums forced-colors:border',
  note: 'text-xs font-regular text-text-subtle',
};

type NavGroupProps = Omit<ComponentProps<'button'>, 'onToggle'> & {
  icon: ReactNode;
  label: string;
  expanded: boolean;
  onToggle: () => void;
};

/** Highlights a collapsed group that contains the current page. */
const currentGroup =
  '[li:has(>ul[hidden]_[aria-current])>&]:text-text [li:has(>ul[hidden]_[aria-current])>&]:[--icon:var(--color-accent)] [&>svg:first-child]:text-[color:var(--icon,var(--color-text-subtle))]';

/** An entry that expands to nested NavItems without icons. */
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
        className={clsx(navEntry, currentGroup, className)}
      >
        {icon}
        <span>{label}</span>
        <ChevronRight
          data-expanded={expanded}
          className="ms-auto size-3.5! transition-[rotate] duration-(--duration-fast) data-[expanded=true]:rotate-90 rtl:data-[expanded=true]:-rotate-90"
        />
      </button>
      <ul
        id={listId}
        hidden={!expanded}
        className="ms-4.5 mt-px mb-1 grid grid-cols-[minmax(0,1fr)] gap-px border-s border-border ps-3 [[hidden]]:hidden"
      >
        {children}
      </ul>
    </li>
  );
}
