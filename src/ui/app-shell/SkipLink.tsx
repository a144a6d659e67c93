/** Id of the main content, the target of the skip link. */
export const MAIN_ID = 'main';

/** Id for `aria-controls` of the sidebar button. A click on that button doesn't count as outside. */
export const SIDEBAR_ID = 'sidebar';

/** Skips header and sidebar; the first Tab stop. A plain `<a>`, because it doesn't change the route. */
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
