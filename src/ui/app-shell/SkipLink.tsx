import { MAIN_ID } from './landmarks.ts';

/** The first stop of the Tab key: past header and menu. Not a route, so no LinkContext. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href={`#${MAIN_ID}`}
    className="fixed start-3 top-2 z-(--z-toast) inline-flex min-h-10 -translate-y-16 items-center rounded-md bg-primary px-4 text-sm font-medium text-on-primary focus:translate-y-0 focus:shadow-raised"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    {children}
  </a>
);
