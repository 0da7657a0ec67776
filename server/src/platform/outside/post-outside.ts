import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which addresses a person may have messages sent to: those of the internet by https, any, or none. */
export type Reach = 'public' | 'any' | 'off';

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an IP address lies inside the operator's own network, or is no address of the internet at all. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  // An IPv4 address in the clothes of IPv6 is judged by what it is; the list does that for mapped ones.
  return inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** A sentence for people, without what the other server said. */
export class PostRefused extends Error {}

/** Names are looked up where the connection is made, so that one which changes in between leads nowhere else. */
const outsideLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found: LookupAddress[] = error ? [] : addresses;
    const first = found[0];
    if (error || !first) return done(error ?? new PostRefused('The name is unknown'), '', 0);
    if (found.some(({ address }) => isInside(address)))
      return done(new PostRefused('The address is inside the network of this server'), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Why messages may not go to an address; undefined where they may. */
export function refusalOf(address: string, reach: Reach): string | undefined {
  if (reach === 'any') return undefined;
  if (reach === 'off') return 'Webhooks are switched off on this server';
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return 'Please enter an https address';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isNamedInside = /(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host);
  if (isNamedInside || (isIP(host) !== 0 && isInside(host)))
    return 'This address is inside the network of this server, which its operator has not allowed';
  return undefined;
}

type Post = {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  reach: Reach;
};

/** Sends JSON to an address that a person chose and answers the status. Follows no redirect and reads no answer. */
export async function postOutside(
  address: string,
  { headers, body, timeoutMs, reach }: Post,
): Promise<number> {
  const refusal = refusalOf(address, reach);
  if (refusal) throw new PostRefused(refusal);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(reach === 'any' ? {} : { lookup: outsideLookup }),
  };
  const start = address.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const call: ClientRequest = start(address, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}
