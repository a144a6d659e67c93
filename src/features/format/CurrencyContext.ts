import { createContext } from 'react';

/** The store's one currency, or null where each screen keeps the symbol that the specification gives it. */
export const CurrencyContext = createContext<string | null>(null);
