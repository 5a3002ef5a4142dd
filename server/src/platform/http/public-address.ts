import { BlockList, isIP } from 'node:net';

const INNER_V4 = [
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
] as const;
/** Parts of the global range that lead to IPv4 addresses or are for documents. */
const INNER_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inner = new BlockList();
for (const [net, bits] of INNER_V4) inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of INNER_V6) inner.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet: nothing of ours, of a cloud or of one machine alone. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inner.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** Names that no public server has, refused before anybody is asked about them. */
const INNER_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|example|invalid|onion|arpa)$/;

/** Whether this address may be asked for at all: https on its usual port, at a name, without a password. */
export function isPublicUrl({ protocol, hostname, port, username, password }: URL): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    !username &&
    !password &&
    name.includes('.') &&
    isIP(name.replace(/^\[|\]$/g, '')) === 0 &&
    !INNER_NAMES.test(name)
  );
}
