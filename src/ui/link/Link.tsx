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

type LinkProps = AnchorProps & {
  /**
   * inText is always underlined, standalone on hover. quiet keeps the text colour, for lists of links.
   * @default 'standalone'
   */
  variant?: keyof typeof variants;
};

/** A text link. For actions use a Button. */
export function Link({ variant = 'standalone', className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={clsx('rounded-xs underline underline-offset-3', variants[variant], className)}
    />
  );
}

export type AnchorProps = ComponentProps<'a'>;

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

/** The component that renders links. An app provides its router's link here, so that links don't reload the page. */
export const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Renders a link with the app's component. */
export const Anchor = (props: AnchorProps) => createElement(use(LinkContext), props);

/** Returns whether a click opens a new tab or window, so that the browser must handle it. */
export const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
