import { dashboardEndpoints } from '@drape/contract/dashboard/dashboard';
import { considerEndpoints } from '@drape/contract/outfits/consider';
import { morningMailEndpoints, oneClickPath } from '@drape/contract/outfits/morning-mail';
import { occasionEndpoints } from '@drape/contract/outfits/occasions';
import { outfitEndpoints as endpoints } from '@drape/contract/outfits/outfits';
import { tasteEndpoints } from '@drape/contract/outfits/taste';
import { tripEndpoints } from '@drape/contract/outfits/trips';
import { weekEndpoints } from '@drape/contract/outfits/week';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Mount } from '../../platform/http/mount.ts';
import type { OutfitService } from './service.ts';

export function mountOutfits(mount: Mount, outfits: OutfitService): void {
  mount(endpoints.generatePlan, ({ body }, { principal }) => outfits.generate(principal, body));
  mount(endpoints.listPlans, ({ query }, { principal }) => outfits.list(principal, query));
  mount(endpoints.getPlan, ({ params }, { principal }) => outfits.find(principal, params.id));
  mount(endpoints.updatePlan, ({ params, body }, { principal }) =>
    outfits.update(principal, params.id, body),
  );
  mount(endpoints.deletePlan, ({ params }, { principal }) => outfits.remove(principal, params.id));
  mount(endpoints.restorePlan, ({ params }, { principal }) => outfits.restore(principal, params.id));
  mount(endpoints.createOutfit, ({ body }, { principal }) => outfits.build(principal, body));
  mount(endpoints.scoreOutfit, ({ body }, { principal }) => outfits.score(principal, body));
  mount(endpoints.completeOutfit, ({ body }, { principal }) => outfits.complete(principal, body));
  mount(endpoints.wearOutfit, ({ body }, { principal }) => outfits.wear(principal, body));
  mount(endpoints.saveOutfit, ({ params }, { principal }) => outfits.save(principal, params.id));
  mount(endpoints.listOutfits, (_, { principal }) => outfits.saved(principal));
  mount(endpoints.getOutfit, ({ params }, { principal }) => outfits.findSaved(principal, params.id));
  mount(endpoints.deleteOutfit, ({ params }, { principal }) => outfits.unsave(principal, params.id));
  mount(tasteEndpoints.getTaste, (_, { principal }) => outfits.taste(principal));
  mount(tasteEndpoints.updateTaste, ({ body }, { principal }) => outfits.setTaste(principal, body.weights));
  mount(tasteEndpoints.resetTaste, (_, { principal }) => outfits.resetTaste(principal));
  mount(considerEndpoints.considerPurchase, ({ file, fields }, { principal }) =>
    outfits.consider(principal, file.bytes, fields),
  );
  mount(dashboardEndpoints.wardrobeBuilder, (_, { principal }) => outfits.wardrobeBuilder(principal));
  mount(occasionEndpoints.setOccasion, ({ body }, { principal }) => outfits.setOccasion(principal, body));
  mount(endpoints.todaysOutfit, ({ query }, { principal }) => outfits.today(principal, query.turn));
  mount(morningMailEndpoints.stopMorningMail, ({ body }) => outfits.morningMail.stop(body.token));
  mountAhead(mount, outfits);
}

/** Weeks, trips and what has changed since they were planned. */
function mountAhead(mount: Mount, outfits: OutfitService): void {
  mount(weekEndpoints.getWeek, ({ query }, { principal }) => outfits.week(principal, query.startDate));
  mount(weekEndpoints.planWeek, ({ body }, { principal }) => outfits.planWeek(principal, body));
  mount(weekEndpoints.planSuggestions, (_, { principal }) => outfits.suggestions(principal));
  mount(weekEndpoints.keepPlan, ({ params }, { principal }) => outfits.keepPlan(principal, params.id));
  mount(tripEndpoints.listTrips, (_, { principal }) => outfits.trips(principal));
  mount(tripEndpoints.createTrip, ({ body }, { principal }) => outfits.createTrip(principal, body));
  mount(tripEndpoints.getTrip, ({ params }, { principal }) => outfits.trip(principal, params.id));
  mount(tripEndpoints.updateTrip, ({ params, body }, { principal }) =>
    outfits.updateTrip(principal, params.id, body),
  );
  mount(tripEndpoints.packTrip, ({ params, body }, { principal }) =>
    outfits.packTrip(principal, params.id, body.types),
  );
  mount(tripEndpoints.deleteTrip, ({ params }, { principal }) => outfits.removeTrip(principal, params.id));
  mount(tripEndpoints.restoreTrip, ({ params }, { principal }) => outfits.restoreTrip(principal, params.id));
}

const stopQuery = z.object({ token: z.string().max(300).default('') }).catch({ token: '' });

/** Where the button of a mail program ends the morning mail (RFC 8058); a person who opens the address is asked first. */
export async function serveOneClickStop(api: FastifyInstance, { morningMail }: OutfitService): Promise<void> {
  await api.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    // It is sent as a form whose content says nothing that the address does not.
    plain.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    plain.post(oneClickPath, { schema: { hide: true } }, async (request, reply) => {
      await morningMail.stop(stopQuery.parse(request.query).token);
      return reply.header('Cache-Control', 'no-store').send({ stopped: true });
    });
    plain.get(oneClickPath, { schema: { hide: true } }, async (request, reply) => {
      const query = new URLSearchParams(stopQuery.parse(request.query));
      return reply.redirect(`/unsubscribe?${query}`, 303);
    });
  });
}
