import { createContext } from 'react';
import type { Day } from '#contract/time/days.ts';

/** The day it is in the store, for dates that say 'Today'; undefined where all dates are written out. */
export const TodayContext = createContext<Day | undefined>(undefined);
