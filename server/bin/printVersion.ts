import { VERSION } from '../base/version.ts';

/** Prints the version if that is what the command asks for, and returns whether it does. */
export function printVersion(): boolean {
  const isAsked = process.argv[2] === '--version';
  if (isAsked) console.log(`Counter ${VERSION}`);
  return isAsked;
}
