import { useEffect, useState } from 'react';

/** A live region has to be there before its text, or screen readers miss it. */
const SAY_AFTER_MS = 100;
/** Long enough to be heard of; afterwards nobody shall find the words twice. */
const REMOVE_AFTER_MS = 1000;

export type ToastAnnouncementProps = {
  text: string;
  /** An assertive one interrupts what is being read. */
  urgency: 'polite' | 'assertive';
};

/** Says a new toast to screen readers, once. */
export function ToastAnnouncement({ text, urgency }: ToastAnnouncementProps) {
  const [phase, setPhase] = useState<'waiting' | 'said' | 'removed'>('waiting');
  useEffect(() => {
    const say = setTimeout(() => setPhase('said'), SAY_AFTER_MS);
    const remove = setTimeout(() => setPhase('removed'), REMOVE_AFTER_MS);
    return () => {
      clearTimeout(say);
      clearTimeout(remove);
    };
  }, []);
  if (phase === 'removed') return null;
  return (
    <output aria-live={urgency} className="sr-only">
      {phase === 'said' && text}
    </output>
  );
}
