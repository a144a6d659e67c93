import { clsx } from 'clsx';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  use,
  type MouseEvent,
} from 'react';

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

export type AnchorProps = ComponentProps<'a'> & { 'data-tooltip'?: 'label' | 'description' };

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

/**
 * The component that draws a link. The library knows no router: an app that has one gives its own link here, once, and
 * every link of the library then moves inside the app instead of loading a page.
 */
export const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Draws a link in the app's own way. */
export const Anchor = (props: AnchorProps) => createElement(use(LinkContext), props);

/** Tells whether a press on a link opens a new tab or window, which is the browser's business. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
