let strays: string[] = [];

/** Something went wrong outside what the story looks at; the story fails when it has played. */
export function reportStray(what: string) {
  strays.push(what);
}

/** The browser's notice that a layout settled one frame later; nothing is wrong with what is shown. */
const harmless = /ResizeObserver loop/;

/** Listens to the console from before a story is drawn until after it is gone. */
export function listenForStrayErrors() {
  strays = [];
  const consoleError = console.error;
  console.error = (...what: unknown[]) => {
    const text = what.map(String).join(' ');
    if (harmless.test(text)) return;
    reportStray(text);
    consoleError(...what);
  };
  return () => {
    console.error = consoleError;
  };
}

/**
 * An element that has the focus and was typed into goes while React draws: userEvent then sends its change, inside of the drawing,
 * and React takes what it finds unfinished for a component that waits.
 */
export const changeWhileDrawing = /^A component suspended inside an `act` scope/;

/** What a story may log: anything, or only what is named. */
type Ended = { viewMode: string; parameters: { strayErrors?: 'expected' | RegExp } };

/**
 * A story that logged an error (a warning of React's, a call without a handler) fails, even if what it shows looks
 * right. Failures that the product reports on purpose are warnings and pass.
 */
export function failOnStrayErrors({ viewMode, parameters }: Ended) {
  // A page of docs draws its stories together: whose error it is, nobody could say.
  if (viewMode === 'docs' || parameters.strayErrors === 'expected') return;
  const { strayErrors } = parameters;
  const left = strayErrors ? strays.filter((one) => !strayErrors.test(one)) : strays;
  if (left.length > 0) throw new Error(`Stray errors in this story:\n${left.join('\n')}`);
}
