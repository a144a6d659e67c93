const isIpAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

/**
 * Returns the host (WebAuthn: RP ID) of the passkeys that work at an origin. Undefined if browsers don't allow any: they
 * need https or localhost, and a name instead of an IP address.
 */
export function getPasskeyHost(origin: string): string | undefined {
  const url = URL.parse(origin);
  if (!url || isIpAddress(url.hostname)) return undefined;
  const isSecure = url.protocol === 'https:' || url.hostname === 'localhost';
  return isSecure ? url.hostname : undefined;
}
