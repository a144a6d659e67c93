/** A response. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON. Undefined if the body isn't JSON. */
  body: unknown;
  /** A refusal must have a message. */
  isStrict: boolean;
};
