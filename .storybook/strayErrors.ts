let messages: string[] = [];

/** Records an error that no assertion reports. The story fails after its play function. */
function recordStrayError(message: string) {
  messages.push(message);
}

/** A browser warning that doesn't affect the story. */
const HARMLESS_ERROR = /ResizeObserver loop/;

/** Starts recording console errors. Returns a function that stops it, called after the story is removed. */
export function listenForStrayErrors() {
  messages = [];
  const consoleError = console.error;
  console.error = (...args: unknown[]) => {
    const message = args.map(String).join(' ');
    if (HARMLESS_ERROR.test(message)) return;
    recordStrayError(message);
    consoleError(...args);
  };
  return () => {
    console.error = consoleError;
  };
}

/**
 * React's error about a component that suspends in a play function. userEvent causes it: when React removes the focused
 * input, userEvent fires the input's change event while React renders.
 */
export const SUSPENDED_IN_ACT = /^A component suspended inside an `act` scope/;

/** `strayErrors` allows all errors (`expected`), or only those whose message matches. */
type StoryContext = { viewMode: string; parameters: { strayErrors?: 'expected' | RegExp } };

/**
 * Fails a story that logged an error, such as a React warning or a request without a handler. The app logs the
 * failures that it handles as warnings, which pass.
 */
export function failOnStrayErrors({ viewMode, parameters }: StoryContext) {
  // A docs page renders its stories together, so an error can't be traced to one of them.
  if (viewMode === 'docs' || parameters.strayErrors === 'expected') return;
  const { strayErrors: allowed } = parameters;
  const unexpected = allowed ? messages.filter((message) => !allowed.test(message)) : messages;
  if (unexpected.length > 0) throw new Error(`Stray errors in this story:\n${unexpected.join('\n')}`);
}
