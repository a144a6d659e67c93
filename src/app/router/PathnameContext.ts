import { createContext, use } from 'react';

/** The path of the page that is shown. RootLayout gives it. */
export const PathnameContext = createContext('/');

/**
 * Returns the path alone. useLocation would draw its component anew with every change of the query, and a list writes
 * each keystroke of a search there.
 */
export const usePathname = () => use(PathnameContext);
