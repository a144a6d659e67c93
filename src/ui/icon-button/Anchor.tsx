import { use } from 'react';
import { type AnchorProps, LinkContext } from '../link/LinkContext.tsx';

/** The app's own way to draw a link, as an element: for what hands props or a ref to its child. */
export function Anchor(props: AnchorProps) {
  return use(LinkContext)(props);
}
