import { createHmac, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { startStandInServer } from '../../../tools/stand-ins/stand-in-server.ts';

export type StripeStandIn = {
  url: string;
  /** What was asked for, as `POST /v1/checkout/sessions` with the form's fields. */
  asked: { call: string; form: Record<string, string> }[];
  /** Where messages go, as they are set up at the provider. */
  webhooks: object[];
  /** A message with its signature, as the provider sends it at a moment in seconds. */
  sign(event: object, at: number, secret?: string): { body: string; signature: string };
  close(): Promise<void>;
};

export const stripeSecret = 'whsec_test';

/** The provider's API as far as it is used, on loopback, and its way of signing messages. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const asked: StripeStandIn['asked'] = [];
  const webhooks: object[] = [];
  const { origin, close } = await startStandInServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const call = `${request.method} ${request.url}`;
    asked.push({ call, form });
    const id = randomBytes(4).toString('hex');
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.startsWith('/v1/webhook_endpoints')) {
      response.end(JSON.stringify({ object: 'list', data: webhooks, has_more: false }));
      return;
    }
    response.end(JSON.stringify({ id, url: `https://pay.example/${id}`, active: true }));
  });
  return {
    url: origin,
    asked,
    webhooks,
    close,
    sign(event, at, secret = stripeSecret) {
      const body = JSON.stringify(event);
      const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, signature: `t=${at},v1=${digest}` };
    },
  };
}
