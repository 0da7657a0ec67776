import { considerEndpoints } from '@drape/contract/consider';
import { outfitEndpoints as endpoints } from '@drape/contract/outfits';
import { tasteEndpoints } from '@drape/contract/taste';
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
  mount(endpoints.wearOutfit, ({ body }, { principal }) =>
    outfits.wear(principal, body.wardrobe_item_ids, body.date),
  );
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
  mount(endpoints.todaysOutfit, ({ query }, { principal }) => outfits.today(principal, query.turn));
}
