import { clsx } from 'clsx';
import { Anchor } from './Anchor.tsx';
import type { AnchorProps } from './LinkContext.tsx';

const variants = {
  standalone:
    'text-accent decoration-transparent hover:text-accent-hover hover:decoration-current active:text-accent-active',
  inText: 'text-accent decoration-current hover:text-accent-hover active:text-accent-active',
  quiet: 'text-inherit decoration-transparent hover:decoration-border-control',
};

export type LinkProps = AnchorProps & {
  /**
   * In running text a link is always underlined; standing alone it is on hover. quiet keeps the colour of what it
   * names, for a list in which everything leads somewhere. @default 'standalone'
   */
  variant?: keyof typeof variants;
};

/** Leads somewhere. What acts here and now is a Button. */
export function Link({ variant = 'standalone', className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={clsx('rounded-xs underline underline-offset-3', variants[variant], className)}
    />
  );
}
