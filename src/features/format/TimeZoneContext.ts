import { createContext } from 'react';

/** The IANA name of the store's time zone, by whose days and clock dates are written; undefined for the browser's. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
