import { type BasicColour, basicColours } from '../../../colour/basic-colours.ts';
import { okLabToCieLab } from '../../../colour/cie-lab.ts';
import { deltaE00 } from '../../../colour/delta-e.ts';
import { nameColour } from '../../../colour/name-colour.ts';
import { hexToOkLab, type OkLab } from '../../../colour/oklab.ts';
import { memoize } from '../../../memoize.ts';
import { hexOfColour } from '../../../stylist/item-text/details/read-colours.ts';
import type { AssistantItem } from '../../assistant-context.ts';

const basics = new Set<string>(basicColours);
const metals = /\b(gold|silver|bronze|copper|rose gold)\b/;
/** Names of quiet colours that come near a loud one by measure, and that nobody calls so: straw is no yellow. */
const quiet = /\b(straw|sand|stone|camel|tan|beige|cream|ecru|ivory|khaki|nude|oatmeal|taupe|tortoise\w*)\b/;
const loud = new Set(['yellow', 'orange', 'pink', 'red', 'green', 'grey']);

/** So near in CIEDE2000 a colour passes under another name of its family, and under the family's own name. */
const [sameName, sameFamily] = [11, 15];

/** Whether a garment shows a colour, by its words (`text`) or by what was measured; `mainOnly` where a trim is not enough. */
export function hasColour(item: AssistantItem, colour: string, text: string, mainOnly = false): boolean {
  const asked = colour.toLowerCase().replace(/\bgray\b/, 'grey');
  const second = mainOnly ? '' : (item.secondColour ?? '');
  const said = `${item.colour} ${second}`.toLowerCase().replace(/\bgray\b/, 'grey');
  if (new RegExp(`\\b${escaped(asked)}\\b`).test(said)) return isMainly(item, asked, said);
  if (!mainOnly && new RegExp(`\\b${escaped(asked)}\\b`).test(text)) return true;
  if (loud.has(asked) && quiet.test(said)) return false;
  if (metals.test(asked) !== metals.test(said) || metals.test(asked)) return false;
  const [main, other] = [...item.palette].sort((x, y) => y.share - x.share);
  const near = (hex: string) => isNear(hex, asked);
  return (
    (main !== undefined && near(main.hex)) ||
    (!mainOnly && other !== undefined && other.share >= 0.3 && near(other.hex))
  );
}

/** "light blue" is blue; "navy" is what it says; a basic term asks for the basic term. */
function isMainly(item: AssistantItem, asked: string, said: string): boolean {
  if (!basics.has(asked)) return true;
  const main = item.palette[0];
  return (
    said.includes(asked) &&
    (main === undefined ||
      item.palette.some(({ hex, share }) => share >= 0.15 && basicOf(hex) === asked) ||
      said.startsWith(asked))
  );
}

const mostVerdicts = 20_000;
const basicOf = memoize((hex: string): BasicColour => nameColour(hexToOkLab(hex)).basic, {
  most: mostVerdicts,
});
const passes = memoize(
  ({ hex, asked }: { hex: string; asked: string }) => passesFor(hexToOkLab(hex), asked),
  { most: mostVerdicts, keyOf: ({ hex, asked }) => `${hex} ${asked}` },
);

function isNear(hex: string, asked: string): boolean {
  return passes({ hex, asked });
}

function passesFor(lab: OkLab, asked: string): boolean {
  const target = okLabToCieLab(hexToOkLab(hexOfColour(asked)));
  const distance = deltaE00(okLabToCieLab(lab), target);
  if (!basics.has(asked))
    return distance <= sameName && nameColour(lab).basic === nameColour(hexToOkLab(hexOfColour(asked))).basic;
  return (
    nameColour(lab).basic === asked &&
    (distance <= sameFamily || asked === 'blue' || asked === 'green' || asked === 'grey')
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a colour is one of the basic terms, which stand for all their shades. */
export function isBasic(colour: string): boolean {
  return basics.has(colour.toLowerCase().replace(/\bgray\b/, 'grey'));
}

/** Whether an item is called by a colour in its own words. */
export function saysColour(item: AssistantItem, colour: string, text: string): boolean {
  return new RegExp(`\\b${escaped(colour.toLowerCase())}\\b`).test(
    `${item.colour} ${item.secondColour ?? ''} ${text}`.toLowerCase(),
  );
}

/** So near in CIEDE2000 another name of a colour hardly matters. House rule. */
const alike = 6;

export function isVeryNear({ palette }: AssistantItem, colour: string): boolean {
  const target = okLabToCieLab(hexToOkLab(hexOfColour(colour)));
  return palette.some(
    ({ hex, share }) => share >= 0.3 && deltaE00(okLabToCieLab(hexToOkLab(hex)), target) <= alike,
  );
}
