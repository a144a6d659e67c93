/** A path as a log may keep it: the end of a reset link is as good as a password. */
export const loggedPath = (path: string): string =>
  path.replace(/(\/reset-password\/)[^?#]+/, '$1[redacted]');
