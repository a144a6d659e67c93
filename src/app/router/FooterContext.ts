import { createContext } from 'react';

/** Whether the page at the address has a footer. Forms have a save bar of their own at the foot instead. */
export const FooterContext = createContext<'shown' | 'none'>('shown');
