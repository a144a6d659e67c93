import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../link/Anchor.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

type RowActionStyle = {
  icon: ReactNode;
  /** Its name, which names the row too: "View Diya brass lamp". Shown in its tooltip. */
  label: string;
  /** critical for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
};

type RowActionElement<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'children' | 'aria-label'> &
  RowActionStyle;

const shared = ({
  icon,
  label,
  tone,
  className,
  ...rest
}: RowActionStyle & { className?: string | undefined }) => ({
  ...rest,
  'aria-label': label,
  'data-tone': tone,
  className: clsx('tbl-action', className),
  children: icon,
});

/** An action at a row's end that acts here and now, always in view. */
export const RowActionButton = (props: RowActionElement<'button'>) => (
  <Tooltip text={props.label}>
    <button type="button" {...shared(props)} />
  </Tooltip>
);

/** An action at a row's end that leads somewhere. */
export const RowActionLink = (props: RowActionElement<'a'>) => (
  <Tooltip text={props.label}>
    <Anchor {...shared(props)} />
  </Tooltip>
);
