/** Creates filters with these labels and without other messages. */
export const toFilters = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, { label }])) as Record<
    Name,
    { label: string }
  >;

/** Writes labels in capitals, for headings. */
export const toCapitals = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([name, label]) => [name, label.toUpperCase()]),
  ) as Record<Name, string>;

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
