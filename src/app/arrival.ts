import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useNotify } from './notify.ts';

/** What a page may find in its navigation state. */
const arrival = z.object({
  /** Said once on arrival; gone from the state afterwards, so that neither reload nor Back says it again. */
  message: z.optional(z.object({ tone: z.enum(['success', 'error', 'warning', 'info']), text: z.string() })),
  /** Where to go back to after signing in: an address of this app. */
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  /** The address that a code was sent to. */
  email: z.optional(z.string().check(z.minLength(1))),
});
export type Arrival = z.output<typeof arrival>;

/** Navigation state outlives reloads and releases: what is not as expected counts as nothing. */
export function arrivalIn(state: unknown): Arrival {
  const read = arrival.safeParse(state);
  return read.success ? read.data : {};
}

/** Shows the message that came along with a navigation, once. */
export function useArrivalMessage() {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { message } = arrivalIn(location.state);
  const text = message?.text;
  const tone = message?.tone;
  useEffect(() => {
    if (text === undefined || tone === undefined) return;
    notify(tone, text);
    const { message: _said, ...rest } = location.state as Arrival;
    void navigate(location, { replace: true, state: rest, preventScrollReset: true });
    // A message belongs to one arrival: only a new one may say something again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key, text, tone]);
}
