import * as z from 'zod/mini';

/** What a page may find in its navigation state. */
const navigationState = z.object({
  /** Said once on arrival; gone from the state afterwards, so that neither reload nor Back says it again. */
  message: z.optional(z.object({ tone: z.enum(['success', 'error', 'warning', 'info']), text: z.string() })),
  /** Where to go back to after signing in: an address of this app. */
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  /** The address that a code was sent to. */
  email: z.optional(z.string().check(z.minLength(1))),
});
export type NavigationState = z.output<typeof navigationState>;

/** Navigation state outlives reloads and releases: what is not as expected counts as nothing. */
export function parseNavigationState(state: unknown): NavigationState {
  const read = navigationState.safeParse(state);
  return read.success ? read.data : {};
}
