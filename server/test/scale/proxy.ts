import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type LoadBalancer = {
  origin: string;
  /** How many answers came from each replica. */
  served: Map<string, number>;
  /** Resolves when the replica is found healthy, and so is sent requests. */
  takesUp(replica: string): Promise<void>;
  close(): Promise<void>;
};

const checkEveryMs = 100;
const checkTimeoutMs = 2000;

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Outgoing = { replica: string; agent: Agent; incoming: IncomingMessage; body: Buffer };

/** Hands a request on; rejects when no answer came. */
function handOn({ replica, agent, incoming, body }: Outgoing): Promise<IncomingMessage> {
  const { method, url, headers } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(url ?? '/', replica),
      { agent, ...(method ? { method } : {}), headers: forwarded },
      resolve,
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const wasRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNREFUSED';

/**
 * A load balancer as installations have one: round robin over the replicas whose `/api/health` answers. Of what fails it
 * sends to another replica only what was refused a connection, and reading; what was begun is never sent twice.
 */
export async function startProxy(replicas: readonly string[]): Promise<LoadBalancer> {
  const healthy = new Set<string>();
  const served = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function check(replica: string): Promise<void> {
    const signal = AbortSignal.timeout(checkTimeoutMs);
    const answer = await fetch(`${replica}/api/health`, { signal }).catch(() => undefined);
    if (answer?.ok) healthy.add(replica);
    else healthy.delete(replica);
  }
  const checking = setInterval(() => void replicas.forEach(check), checkEveryMs);

  async function answerOf(incoming: IncomingMessage): Promise<IncomingMessage | undefined> {
    const body = await bodyOf(incoming);
    const candidates = replicas.filter((replica) => healthy.has(replica));
    const first = turn++;
    for (let place = 0; place < candidates.length; place++) {
      const replica = candidates[(first + place) % candidates.length] ?? '';
      try {
        const answer = await handOn({ replica, agent, incoming, body });
        served.set(replica, (served.get(replica) ?? 0) + 1);
        return answer;
      } catch (error) {
        if (wasRefused(error)) healthy.delete(replica);
        else if (incoming.method !== 'GET') return undefined;
      }
    }
    return undefined;
  }

  const server = createServer(async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const answer = await answerOf(incoming).catch(() => undefined);
    if (!answer) return outgoing.writeHead(502).end('No replica answered');
    const { connection, 'keep-alive': _, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.on('error', () => outgoing.destroy());
    return answer.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    async takesUp(replica) {
      while (!healthy.has(replica)) await sleep(checkEveryMs / 2);
    },
    async close() {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
