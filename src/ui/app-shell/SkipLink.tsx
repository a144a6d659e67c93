import { createContext, use } from 'react';
import { createPortal } from 'react-dom';

/** Id of the main content, the target of the skip link. */
export const MAIN_ID = 'main';

/** Id for `aria-controls` of the sidebar button. A click on that button doesn't count as outside. */
export const SIDEBAR_ID = 'sidebar';

type SkipLinkProps = {
  /** Moves the focus. @default to the main content */
  onSkip?: () => void;
  children: string;
};

/** Skips header and sidebar; the first Tab stop. A plain `<a>`, because it doesn't change the route. */
export const SkipLink = ({ onSkip = focusMain, children }: SkipLinkProps) => (
  <a
    href={`#${MAIN_ID}`}
    className="fixed start-3 top-2 z-(--z-toast) inline-flex min-h-10 -translate-y-16 items-center rounded-md bg-primary px-4 text-sm font-medium text-on-primary focus:translate-y-0 focus:shadow-(--shadow-raised) print:hidden"
    onClick={(event) => {
      event.preventDefault();
      onSkip();
    }}
  >
    {children}
  </a>
);

const focusMain = () => document.getElementById(MAIN_ID)?.focus();

/** The element at the top of the page that contains its skip links. */
export const SkipLinksContext = createContext<HTMLElement | null>(null);

/** A skip link of a page, after the one to the main content. */
export function PageSkipLink(props: SkipLinkProps) {
  const container = use(SkipLinksContext);
  return container && createPortal(<SkipLink {...props} />, container);
}
