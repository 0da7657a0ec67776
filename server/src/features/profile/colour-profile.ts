import type { ColourProfile } from '@drape/contract/profile/colour-profile';
import { colourDifference } from '@drape/engine/colour/delta-e';
import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import {
  meanFit,
  type PersonalColours,
  type PersonalRanges,
  personalRanges,
  rangeFit,
  rangeReasons,
} from '@drape/engine/colour/personal-ranges';
import { swapColours } from '@drape/engine/knowledge/style/swap-colours';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import * as profiles from './repository.ts';

export type ColourProfileService = {
  find(principal: Principal): Promise<ColourProfile | null>;
  set(principal: Principal, colours: PersonalColours): Promise<ColourProfile>;
  remove(principal: Principal): Promise<Record<string, never>>;
};

const shownExamples = 8;

/** Three colours and what follows from them; the photo they came from is never seen here. */
export function createColourProfile({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): ColourProfileService {
  return {
    async find({ userId }) {
      const row = await profiles.findColourProfile(database.read, userId);
      return row ? profileOf({ skin: row.skin, hair: row.hair, eye: row.eye }) : null;
    },
    async set({ userId }, colours) {
      const row = { user_id: userId, ...colours, updated_at: clock.now().toISOString() };
      await profiles.saveColourProfile(database.write, row);
      return profileOf(colours);
    },
    async remove({ userId }) {
      await profiles.deleteColourProfile(database.write, userId);
      return {};
    },
  };
}

function profileOf(colours: PersonalColours): ColourProfile {
  const ranges = personalRanges(colours);
  const examples = examplesInside(ranges).map(({ hex, lab }) => ({ hex, ...nameColour(lab) }));
  return { ...colours, ranges, examples, reasons: rangeReasons(colours) };
}

/** Colours of cloth well inside the ranges, each as far from those before it as can be. */
function examplesInside(ranges: PersonalRanges) {
  const rest = swapColours
    .map((hex) => ({ hex, lab: hexToOkLab(hex) }))
    .map((colour) => ({ ...colour, fit: meanFit(rangeFit(colour.lab, ranges)) }))
    .sort((x, y) => y.fit - x.fit)
    .filter(({ fit }, place) => fit >= 0.95 || place < shownExamples);
  const kept = rest.splice(0, 1);
  while (kept.length < shownExamples && rest.length > 0) {
    const apart = rest.map(({ lab }) => Math.min(...kept.map((other) => colourDifference(other.lab, lab))));
    kept.push(...rest.splice(apart.indexOf(Math.max(...apart)), 1));
  }
  return kept;
}
