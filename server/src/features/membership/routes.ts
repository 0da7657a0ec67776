import { membershipEndpoints } from '@drape/contract/membership/membership';
import type { FastifyInstance } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import type { MembershipService } from './service.ts';

export function mountMembership(mount: Mount, membership: MembershipService): void {
  mount(membershipEndpoints.pricingTier, async (_input, { principal }) => membership.pricingTier(principal));
  mount(membershipEndpoints.planDetails, (_input, { principal }) => membership.plan(principal));
  mount(membershipEndpoints.startCheckout, (_input, { principal }) => membership.checkout(principal));
  mount(membershipEndpoints.openPortal, (_input, { principal }) => membership.portal(principal));
  mount(membershipEndpoints.requestUpgrade, ({ body }, { principal }) =>
    membership.requestUpgrade(principal, body.note ?? undefined),
  );
}

/** Messages of the payment provider. Their signature covers the bytes as they came, so nothing may parse them before. */
export async function servePaymentMessages(
  api: FastifyInstance,
  membership: MembershipService,
): Promise<void> {
  await api.register(async (raw) => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    raw.post('/membership/stripe', { schema: { hide: true } }, async (request, reply) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      await membership.receive(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), signature);
      return reply.header('Cache-Control', 'no-store').send({ received: true });
    });
  });
}
