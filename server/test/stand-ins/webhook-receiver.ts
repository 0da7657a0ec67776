import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { id: string; type: string; data: Record<string, unknown>; verified: boolean };

/** Somebody else's server that takes webhooks and checks each as the Standard Webhooks specification says. */
export async function startReceiver() {
  const received: Received[] = [];
  const setting = { secret: '', status: 204 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    const key = Buffer.from(setting.secret.replace(/^whsec_/, ''), 'base64');
    const own = Buffer.from(
      `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`,
    );
    const given = Buffer.from(String(signature));
    const verified = own.length === given.length && timingSafeEqual(own, given);
    received.push({ id: String(id), verified, ...JSON.parse(body) });
    response.writeHead(setting.status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, setting, close: () => server.close() };
}
