/** Environment of a process started by a test: nothing of this machine except PATH and Node's compile cache. */
export function bareEnvironment(): { PATH: string; NODE_COMPILE_CACHE: string } {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
