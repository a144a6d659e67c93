import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIPv6 } from 'node:net';

/** Returns the /64 of an IPv6 address: one visitor rarely has less, so a limit by single addresses would limit nobody. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`.toLowerCase();
}

/**
 * Returns the function that tells the address that limits are counted against. Each proxy adds the address it was reached
 * from to the right of X-Forwarded-For: as many entries from the right as there are trusted proxies can be believed,
 * everything before them is the visitor's claim.
 */
export const createClientIp =
  (trustedProxies: number) =>
  (context: Context): string => {
    const connected = getConnInfo(context).remote.address ?? 'unknown';
    const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
    const trusted = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
    return toNetwork(trusted || connected);
  };
