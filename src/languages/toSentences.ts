type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** Ends each message with a full stop. */
export const toSentences = <Messages extends Texts>(messages: Messages, fullStop: string): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      typeof message === 'string'
        ? message + fullStop
        : (...values: never[]) => message(...values) + fullStop,
    ]),
  ) as Messages;
