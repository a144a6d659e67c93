import { ArrowRight } from 'lucide-react';
import { useMessages } from '#features/messages/useMessages.ts';

/**
 * Points from the old value to the new one. An icon, because the app's font has no arrow. Screen readers read a word
 * instead.
 */
export const ChangeArrow = () => (
  <>
    <ArrowRight aria-hidden="true" className="inline size-[1em] align-[-0.125em] rtl:-scale-x-100" />
    <span className="sr-only">{useMessages('history').entry.to}</span>
  </>
);
