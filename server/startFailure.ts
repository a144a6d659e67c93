/** A reason not to start, as one line that tells the operator what to do. */
export class StartFailure extends Error {}
