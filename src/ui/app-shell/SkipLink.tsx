/** Where the skip link leads. */
export const MAIN_ID = 'main';

/** For `aria-controls` of the button that opens and closes the sidebar; a click on it is never one outside of it. */
export const SIDEBAR_ID = 'sidebar';

/** The first stop of the Tab key: past header and menu. Not a route, so no LinkContext. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href={`#${MAIN_ID}`}
    className="fixed start-3 top-2 z-(--z-toast) inline-flex min-h-10 -translate-y-16 items-center rounded-md bg-primary px-4 text-sm font-medium text-on-primary focus:translate-y-0 focus:shadow-raised print:hidden"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    {children}
  </a>
);
