/** The PostgreSQL of this run. Undefined in projects that run on SQLite. */
export type ProvidedPostgres =
  | { kind: 'server'; /** For creating databases. */ url: string; template: string }
  | { kind: 'pglite' };

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
