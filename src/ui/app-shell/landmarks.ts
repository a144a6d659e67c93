/** Where the skip link leads. */
export const MAIN_ID = 'main';

/** For `aria-controls` of the button that opens and closes the sidebar; a click on it is never one outside of it. */
export const SIDEBAR_ID = 'sidebar';
