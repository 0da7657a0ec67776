import { isIPv6 } from 'node:net';

const groups = 8;

/** The eight groups of an IPv6 address in hexadecimal without leading zeros. */
function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : groups - before.length - after.length;
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * What attempts are counted under: an IPv4 address, and of an IPv6 address the /64 that a provider gives to one
 * household, whose owner has more addresses than could be counted.
 */
export function networkOf(address: string): string {
  const plain = (address.split('%')[0] ?? address).toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain) || plain.includes('.')) return plain;
  return `${expanded(plain).slice(0, 4).join(':')}::/64`;
}
