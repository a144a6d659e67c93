/** The PostgreSQL of this run; absent in projects that run on SQLite. */
export type ProvidedPostgres =
  | { kind: 'server'; /** Where databases can be made. */ url: string; template: string }
  | { kind: 'pglite' };

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
