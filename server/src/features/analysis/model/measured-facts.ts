import { nameColour } from '@drape/engine/colour/name-colour';
import { type OkLab, okLabToHex } from '@drape/engine/colour/oklab';
import type { ColouredThing, KnownColour } from '@drape/engine/grounding/colour-claims';
import { coloursOfRegion } from '@drape/engine/grounding/colours-of-region';
import { garmentNouns } from '@drape/engine/grounding/garment-nouns';
import type { TextFacts } from '@drape/engine/grounding/grounded-text';
import { numbersIn } from '@drape/engine/grounding/number-claims';
import type { Look, LookRegion, Zone } from '@drape/engine/vision/look';

function nounsAt(zone: Zone): readonly string[] {
  return zone === 'piece' ? [] : garmentNouns[zone];
}

function thingOf(region: LookRegion): ColouredThing {
  const label = region.label.toLowerCase().split(' ').slice(-1);
  return { nouns: [...label, ...nounsAt(region.zone)], colours: coloursOfRegion(region) };
}

function own(colour: OkLab | undefined): KnownColour[] {
  return colour ? [{ hex: okLabToHex(colour), terms: [nameColour(colour).basic] }] : [];
}

/** What a sentence about a photo is held against; `facts` is what the model was told. */
export function measuredFacts(look: Look, facts: string): TextFacts {
  const garments = look.regions.flatMap(coloursOfRegion);
  return {
    colours: {
      things: look.regions.map(thingOf),
      palette: [
        ...coloursOfRegion({ colours: look.palette }),
        ...garments,
        ...own(look.skin),
        ...own(look.hair),
      ],
    },
    numbers: numbersIn(facts),
  };
}
