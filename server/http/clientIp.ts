import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIPv6 } from 'node:net';

/** Returns the /64 network of an IPv6 address, because one visitor usually has a whole /64. */
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
 * Creates a function that returns the IP address for rate limits. Each proxy appends an address to X-Forwarded-For,
 * so only the last entries, one per trusted proxy, can be trusted.
 */
export const createClientIpReader =
  (trustedProxies: number) =>
  (context: Context): string => {
    const connected = getConnInfo(context).remote.address ?? 'unknown';
    const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
    const trusted = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
    return toNetwork(trusted || connected);
  };
