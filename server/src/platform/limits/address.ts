import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BLOCK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, however it is abbreviated. */
function firstHalf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const given = before.length + after.length + (withoutZone.includes('.') ? 1 : 0);
  const groups = [...before, ...Array<string>(Math.max(0, GROUPS - given)).fill('0'), ...after];
  return groups
    .slice(0, BLOCK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, within which one customer chooses
 * freely. What is no address is returned as it is.
 */
export function addressBlock(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstHalf(address)}::/64` : address;
}

/** The neighbourhood of an address: a phone may change its last number between two requests. */
export function addressNeighbourhood(address: string): string {
  const block = addressBlock(address);
  return isIPv4(block) ? block.split('.').slice(0, 3).join('.') : block;
}
