export * as auth from './auth.ts';
export * as shell from './shell.ts';
