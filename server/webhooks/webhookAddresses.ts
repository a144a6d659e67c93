import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { MAX_WEBHOOK_URL_LENGTH } from '#contract/webhooks/webhookCalls.ts';
import type { UrlProblem } from '../base/webhooks.ts';

/** Thrown for a host whose address is in a private network. */
export class PrivateAddressError extends Error {}

/** IPv4 addresses that are not public (the registry of RFC 6890), and multicast. */
const privateV4 = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateV4.addSubnet(address, prefix);

/** Global unicast addresses. All others are loopback, private, link-local, multicast, mapped or not assigned. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
/** Parts of these that are not public: protocols such as Teredo, documentation, and 6to4, which contain IPv4 addresses. */
const privateV6 = new BlockList();
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateV6.addSubnet(address, prefix, 'ipv6');
/** In networks with only IPv6, IPv4 hosts have these addresses (RFC 6052), which end with theirs. */
const translatedV6 = new BlockList();
translatedV6.addSubnet('64:ff9b::', 96, 'ipv6');

/** Returns the IPv4 address that the last 32 bits of an IPv6 address are. */
function getLastV4(address: string): string {
  // The URL parser writes all IPv6 addresses in the same form, with hexadecimal numbers.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns true if an IP address is not one of the public internet. */
export function isPrivateAddress(addressWithZone: string): boolean {
  const address = addressWithZone.replace(/%.*$/, '');
  if (isIP(address) === 4) return privateV4.check(address);
  if (isIP(address) !== 6) return true;
  if (translatedV6.check(address, 'ipv6')) return privateV4.check(getLastV4(address));
  return !globalV6.check(address, 'ipv6') || privateV6.check(address, 'ipv6');
}

/** Looks up all addresses of a host. */
export type LookUpAll = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const lookUpAll: LookUpAll = (host, done) => lookUp(host, { all: true }, done);

/**
 * Returns the lookup of a connection, which fails if one of the addresses is private. The connection is made to an address
 * that was checked, so another answer of the name server can't lead it elsewhere (DNS rebinding).
 */
export const createPublicLookup =
  (resolve: LookUpAll = lookUpAll): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return done(error, []);
      if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
        return done(new PrivateAddressError(`${host} is in a private network`), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

/** Returns the IP address that a URL names, without brackets, or its host name. */
const getHost = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

const LOCAL_NAME = /(?:^|\.)localhost\.?$/i;

/**
 * Returns why webhooks can't be sent to an address. The URL parser has already turned 127.1, 0x7f000001 and 2130706433 into
 * 127.0.0.1. `privateAddresses: 'allow'` is for development: it also allows http.
 */
export function findUrlProblem(text: string, privateAddresses: 'refuse' | 'allow'): UrlProblem | undefined {
  const url = text.length > MAX_WEBHOOK_URL_LENGTH ? null : URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'invalid';
  // Passwords in addresses would be shown to everyone who sees the endpoint.
  if (url.username !== '' || url.password !== '') return 'invalid';
  if (privateAddresses === 'allow') return undefined;
  if (url.protocol === 'http:') return 'insecure';
  const host = getHost(url);
  return LOCAL_NAME.test(host) || (isIP(host) !== 0 && isPrivateAddress(host)) ? 'private' : undefined;
}
