import { createElement, use } from 'react';
import { type AnchorProps, LinkContext } from './LinkContext.tsx';

/** Draws a link in the app's own way. */
export const Anchor = (props: AnchorProps) => createElement(use(LinkContext), props);
