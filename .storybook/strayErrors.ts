let strays: string[] = [];

/** Records an error outside the assertions. The story fails after its play function. */
export function reportStray(what: string) {
  strays.push(what);
}

/** A browser warning that doesn't affect the story. */
const HARMLESS_ERROR = /ResizeObserver loop/;

/** Records console errors from before a story renders until after it is removed. */
export function listenForStrayErrors() {
  strays = [];
  const consoleError = console.error;
  console.error = (...what: unknown[]) => {
    const text = what.map(String).join(' ');
    if (HARMLESS_ERROR.test(text)) return;
    reportStray(text);
    consoleError(...what);
  };
  return () => {
    console.error = consoleError;
  };
}

/**
 * When React removes a focused input that was typed into, userEvent fires its change event during rendering, and
 * React reports a suspended component.
 */
export const changeDuringRender = /^A component suspended inside an `act` scope/;

/** `strayErrors` allows all errors, or only matching ones. */
type EndedStory = { viewMode: string; parameters: { strayErrors?: 'expected' | RegExp } };

/**
 * Fails a story that logged an error, such as a React warning or a call without a handler. Failures the app
 * reports on purpose are warnings and pass.
 */
export function failOnStrayErrors({ viewMode, parameters }: EndedStory) {
  // A docs page renders its stories together, so errors can't be assigned to one.
  if (viewMode === 'docs' || parameters.strayErrors === 'expected') return;
  const { strayErrors } = parameters;
  const unexpected = strayErrors ? strays.filter((one) => !strayErrors.test(one)) : strays;
  if (unexpected.length > 0) throw new Error(`Stray errors in this story:\n${unexpected.join('\n')}`);
}
