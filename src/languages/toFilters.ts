/** Creates filters with these labels and without other messages. */
export const toFilters = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, { label }])) as Record<
    Name,
    { label: string }
  >;
