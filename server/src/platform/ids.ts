import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random id of 20 characters (100 bits), letters and digits without look-alikes. */
export function newId(): string {
  let id = '';
  for (const byte of randomBytes(20)) id += alphabet.charAt(byte & 31);
  return id;
}
