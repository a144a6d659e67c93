import { createContext } from 'react';

/** Who shows the name of an icon: a tooltip of its own, or the one of the group around it (TooltipGroup). */
export const TooltipGroupContext = createContext<'alone' | 'inGroup'>('alone');

/** In a group, what has a name to show is marked with this. */
export const TIP = 'data-tip';
