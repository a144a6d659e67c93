/** Formats a time to the minute, in UTC, because the server's time zone is rarely the owner's. */
export const formatTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
