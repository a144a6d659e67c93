import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type SidebarFootProps = ComponentProps<'div'> & {
  avatar: ReactNode;
  /** Who is here, and how to reach them. */
  name: string;
  detail?: string | undefined;
  /** One small IconButton. */
  action?: ReactNode;
};

/** The end of the sidebar: settings (its children), and who is signed in. */
export const SidebarFoot = ({
  avatar,
  name,
  detail,
  action,
  className,
  children,
  ...rest
}: SidebarFootProps) => (
  <div {...rest} className={clsx('grid gap-3 border-t border-border p-3', className)}>
    {children}
    <div className="flex min-w-0 items-center gap-2.5 px-1">
      {avatar}
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={name}>
          {name}
        </p>
        {detail && (
          <p className="truncate text-xs text-text-subtle" title={detail}>
            {detail}
          </p>
        )}
      </div>
      {action}
    </div>
  </div>
);
