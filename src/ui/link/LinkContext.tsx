import { type ComponentProps, createContext, type ReactNode } from 'react';

export type AnchorProps = ComponentProps<'a'>;

/**
 * How a link is drawn. The library knows no router: an app that has one gives its own way here, once, and every link
 * of the library then moves inside the app instead of loading a page.
 */
export const LinkContext = createContext<(props: AnchorProps) => ReactNode>(({ children, ...rest }) => (
  <a {...rest}>{children}</a>
));
