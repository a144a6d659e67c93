/** Where the visitor keeps the session's token: a cookie on the server, a variable inside a story. */
export type SessionPort = {
  read(): string | undefined;
  write(token: string): void;
  clear(): void;
};
