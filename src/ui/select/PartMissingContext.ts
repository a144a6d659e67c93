import { createContext } from 'react';

/** Says that what a press asked for could not be loaded, and that another press asks again. */
export const PartMissingContext = createContext<() => void>(() => undefined);
