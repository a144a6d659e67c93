/** A reason not to start. The message is one line that tells the operator what to do. */
export class StartupError extends Error {}
