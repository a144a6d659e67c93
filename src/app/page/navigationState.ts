import * as z from 'zod/mini';

const navigationState = z.object({
  /** Shown once, then removed from the state, so that reloading or going back doesn't show it again. */
  message: z.optional(z.object({ tone: z.enum(['success', 'error', 'warning', 'info']), text: z.string() })),
  /** Path to return to after signing in. */
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  /** Email that a code was sent to. */
  email: z.optional(z.string().check(z.minLength(1))),
});
export type NavigationState = z.output<typeof navigationState>;

/** Parses a navigation state. Browsers keep it across reloads and releases, so invalid values are ignored. */
export function parseNavigationState(state: unknown): NavigationState {
  const parsed = navigationState.safeParse(state);
  return parsed.success ? parsed.data : {};
}
