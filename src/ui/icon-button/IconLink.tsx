import { clsx } from 'clsx';
import { type ReactNode, use } from 'react';
import { type AnchorProps, LinkContext } from '../link/LinkContext.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { TIP, TooltipGroupContext } from '../tooltip/tooltipGroupContext.ts';
import { Anchor } from './Anchor.tsx';
import { type IconButtonLook, iconButtonStyle } from './iconButtonStyle.ts';

export type IconLinkProps = Omit<AnchorProps, 'children' | 'aria-label' | 'title'> &
  IconButtonLook & {
    icon: ReactNode;
    /** Its name, shown in its tooltip. In a row it names the row too: "View Diya brass lamp". */
    label: string;
  };

const inGroup = { [TIP]: '' };

/** A link that an icon alone makes clear. What acts here and now is an IconButton. */
export function IconLink({ icon, label, tone, size, className, ...rest }: IconLinkProps) {
  const renderAnchor = use(LinkContext);
  const anchor = {
    ...rest,
    'aria-label': label,
    className: clsx(iconButtonStyle({ tone, size }), className),
    children: icon,
  };
  if (use(TooltipGroupContext) === 'inGroup') return renderAnchor({ ...anchor, ...inGroup });
  return (
    <Tooltip label={label} type="label">
      <Anchor {...anchor} />
    </Tooltip>
  );
}
