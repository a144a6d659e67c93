/**
 * For a process of ours that a test starts: nothing of what this machine has set, but for where Node keeps what it
 * has compiled.
 */
export function bareEnvironment(): { PATH: string; NODE_COMPILE_CACHE: string } {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
