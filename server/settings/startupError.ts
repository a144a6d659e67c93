/** Thrown if the process can't start. The message tells the operator what to do, in one line. */
export class StartupError extends Error {}
