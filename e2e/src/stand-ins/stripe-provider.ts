import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startStandInServer } from '../../../tools/stand-ins/stand-in-server.ts';

export type StripeProvider = { env: Record<string, string>; stop(): Promise<void> };

const webhookSecret = 'whsec_journeys';

type Bought = { userId: string; customer: string; subscription: string; back: string };

/** A page with one button, as the payment pages of the provider have. */
const page = (title: string, button: string, cancel = '') =>
  `<!doctype html><title>${title}</title><h1>${title}</h1><form method="post"><button>${button}</button></form>${cancel}`;

/** Tells the product something, signed as the provider signs it; answers the status. */
async function tell(origin: string, type: string, object: object): Promise<void> {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created,
    data: { object },
  });
  const digest = createHmac('sha256', webhookSecret).update(`${created}.${body}`).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${created},v1=${digest}` };
  const { status } = await fetch(`${origin}/api/membership/stripe`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`The product answered ${status} to ${type}`);
}

/** The payment provider on loopback: its API as far as it is asked, its two pages, and its signed messages. */
export async function startStripeProvider(): Promise<StripeProvider> {
  const checkouts = new Map<string, Record<string, string>>();
  const portals = new Map<string, Bought>();
  const bought = new Map<string, Bought>();

  async function pay(id: string): Promise<string> {
    const { success_url: back = '', client_reference_id: userId = '' } = checkouts.get(id) ?? {};
    const sale = { userId, customer: `cus_${userId}`, subscription: `sub_${randomUUID()}`, back };
    bought.set(sale.customer, sale);
    await tell(new URL(back).origin, 'checkout.session.completed', {
      client_reference_id: userId,
      customer: sale.customer,
      subscription: sale.subscription,
      payment_status: 'paid',
    });
    return back;
  }

  async function cancel(id: string): Promise<string> {
    const sale = portals.get(id);
    if (!sale) throw new Error('There is no such page');
    await tell(new URL(sale.back).origin, 'customer.subscription.deleted', {
      id: sale.subscription,
      customer: sale.customer,
      status: 'canceled',
      metadata: { user_id: sale.userId },
    });
    return sale.back;
  }

  /** What the API answers to a form. */
  function create(path: string, form: Record<string, string>, origin: string) {
    const id = randomUUID();
    if (path === '/v1/checkout/sessions') {
      checkouts.set(id, form);
      return { id, url: `${origin}/pay/${id}` };
    }
    const sale = bought.get(form.customer ?? '');
    if (sale) portals.set(id, { ...sale, back: form.return_url ?? '' });
    return { id, url: `${origin}/portal/${id}` };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stripe.test');
    const [, kind, id = ''] = pathname.split('/');
    if (kind === 'v1') {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(create(pathname, form, `http://${request.headers.host}`)));
    } else if (request.method === 'POST') {
      response.writeHead(303, { Location: await (kind === 'pay' ? pay(id) : cancel(id)) }).end();
    } else {
      const away = checkouts.get(id)?.cancel_url ?? '';
      response.setHeader('Content-Type', 'text/html');
      response.end(
        kind === 'pay'
          ? page('Pay for Pro', 'Pay', `<a href="${away}">Back</a>`)
          : page('Your plan', 'Cancel plan'),
      );
    }
  }

  const { origin, close } = await startStandInServer(answer);
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_journeys',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_URL: origin,
    },
    stop: close,
  };
}
