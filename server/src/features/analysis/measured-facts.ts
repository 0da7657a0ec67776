import { nameColour } from '@drape/engine/colour/name-colour';
import { type OkLab, okLabToHex } from '@drape/engine/colour/oklab';
import type { ColouredThing, KnownColour } from '@drape/engine/grounding/colour-claims';
import { garmentNouns } from '@drape/engine/grounding/garment-nouns';
import type { TextFacts } from '@drape/engine/grounding/grounded-text';
import { numbersIn } from '@drape/engine/grounding/number-claims';
import type { Look, LookRegion, Zone } from '@drape/engine/vision/look';

const noticeable = 0.2;

/** The colours of a garment as it was measured, with every term that people would file it under. */
function coloursOf({ colours, families = [] }: Pick<LookRegion, 'colours' | 'families'>): KnownColour[] {
  const filed = families.filter(({ share }) => share >= noticeable).map(({ basic }) => basic);
  return colours.map(({ hex, basic }, index) => ({ hex, terms: index === 0 ? [basic, ...filed] : [basic] }));
}

function nounsAt(zone: Zone): readonly string[] {
  return zone === 'piece' ? [] : garmentNouns[zone];
}

function thingOf(region: LookRegion): ColouredThing {
  const label = region.label.toLowerCase().split(' ').slice(-1);
  return { nouns: [...label, ...nounsAt(region.zone)], colours: coloursOf(region) };
}

function own(colour: OkLab | undefined): KnownColour[] {
  return colour ? [{ hex: okLabToHex(colour), terms: [nameColour(colour).basic] }] : [];
}

/** What a sentence about a photo is held against; `facts` is what the model was told. */
export function measuredFacts(look: Look, facts: string): TextFacts {
  const garments = look.regions.flatMap(coloursOf);
  return {
    colours: {
      things: look.regions.map(thingOf),
      palette: [...coloursOf({ colours: look.palette }), ...garments, ...own(look.skin), ...own(look.hair)],
    },
    numbers: numbersIn(facts),
  };
}

/** Whether a basic colour is one of those that a garment was measured to have. */
export function isMeasuredColour(region: LookRegion, basic: string): boolean {
  return coloursOf(region).some(({ terms }) => terms.some((term) => term === basic));
}
