import { type ComponentProps, type ComponentType, createContext } from 'react';

export type AnchorProps = ComponentProps<'a'> & { 'data-tooltip'?: 'label' | 'description' };

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

/**
 * The component that draws a link. The library knows no router: an app that has one gives its own link here, once, and
 * every link of the library then moves inside the app instead of loading a page.
 */
export const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);
