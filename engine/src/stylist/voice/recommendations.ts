import type { Recommendations } from '@drape/contract/analysis';
import { colourDifference } from '../../colour/delta-e.ts';
import { harmonyScore } from '../../colour/harmony.ts';
import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { swapColours } from '../../knowledge/swap-colours.ts';
import type { Look } from '../../vision/look.ts';
import type { JudgeContext } from '../judge.ts';
import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { seasonOf } from '../season.ts';
import { photoAdvice } from './photo-text.ts';
import { surfaceOf } from './texture-text.ts';
import type { Voice } from './voice.ts';
import { agree, article, difference, percent, rating, recolouredNoun, sentence, the } from './words.ts';

/** Five lists, best first. Each number is the same rating or measure, taken on the changed look. */
export function recommendationsFor(
  voice: Voice,
  look: Look,
  context: JudgeContext,
  scored: Scored,
  best: readonly Raise[],
): Recommendations {
  const additions = goodAdditions(scored, context);
  return {
    immediate_improvements: improvements(voice, look, scored, best).map(sentence),
    shopping_list: shopping(voice, context, scored, best, additions).map(sentence),
    styling_alternatives: alternatives(voice, scored, best).map(sentence),
    color_palette: additions
      .slice(0, 4)
      .map((addition, index) => sentence(additionText(voice, addition, index))),
    accessories: accessories(voice, context, scored, additions).map(sentence),
  };
}

function improvements(voice: Voice, look: Look, scored: Scored, best: readonly Raise[]): string[] {
  const found = best
    .filter(({ rating: after }) => after > scored.rating)
    .slice(0, 3)
    .map((raise, index) => raiseText(voice, raise, scored, `improve ${index}`));
  const advice = photoAdvice(voice, look.photo.notes);
  if (found.length === 0)
    found.push(
      voice.pick('nothing', [
        `No single change that was tried moves the rating above ${rating(scored.rating)}; wear it as it is`,
        `Nothing we tried in the same shapes beats ${rating(scored.rating)}, so leave it`,
        `At ${rating(scored.rating)} each swap that was tried makes it no better`,
      ]),
    );
  return advice ? [...found.slice(0, 3), advice] : found;
}

/** What to change and the new number. */
export function raiseText(voice: Voice, raise: Raise, scored: Scored, key: string): string {
  const [from, to] = [rating(scored.rating), rating(raise.rating)];
  if (raise.kind === 'tuck')
    return raise.shorter === 'upper'
      ? voice.pick(key, [
          `Tuck in the front of the upper layer, and ${from} becomes ${to}`,
          `Shorten the upper part with a tuck or a roll: ${to} instead of ${from}`,
          `Lift the waist line by tucking; that alone brings ${to}`,
        ])
      : voice.pick(key, [
          `Let the upper layer hang out or add a longer one, and ${from} becomes ${to}`,
          `A longer upper part would even out the lengths: ${to} instead of ${from}`,
          `Wear the top untucked, which brings ${to}`,
        ]);
  const old = the(raise.garment);
  if (raise.kind === 'plain')
    return voice.pick(key, [
      `Replace ${old} with a plain one in the same colour: ${to} instead of ${from}`,
      `A plain ${raise.garment.label} in ${raise.garment.main.name} would rate ${to}`.replace(
        /^A plain (\S*(?:s))\b/,
        'Plain $1',
      ),
      `Without its pattern, ${old} would bring ${to}`,
    ]);
  if (raise.kind === 'retexture')
    return voice.pick(key, [
      `The same ${raise.garment.label} with ${surfaceOf(raise.texture)} would add depth, ${to} after ${from}`,
      `Trade the plain surface of ${old} for ${surfaceOf(raise.texture)}: ${to}`,
      `Give ${old} ${surfaceOf(raise.texture)}, and the rating goes from ${from} to ${to}`,
    ]);
  const wanted = recolouredNoun(raise.garment, raise.colour.name);
  return voice.pick(key, [
    `Swap ${old} for ${wanted}: ${from} becomes ${to}`,
    `Wear ${wanted} instead of ${old}, and the rating rises from ${from} to ${to}`,
    `Change ${old} to ${raise.colour.name}; measured again, that is ${to}`,
    `${wanted} in place of ${old} would bring ${to}`,
    `Let ${wanted} take over from ${old}. The number goes to ${to}`,
    `Exchange ${old} for ${wanted} and gain ${(raise.rating - scored.rating).toFixed(1)}, up to ${to}`,
    `Look for ${wanted} to replace ${old} (${from} to ${to})`,
  ]);
}

type Addition = { name: string; hex: string; before: number; after: number; wanted: boolean };

/** Colours of the common wardrobe and the person's own that would help as a tenth of the outfit. */
function goodAdditions({ findings }: Scored, { preferences }: JudgeContext): Addition[] {
  const { palette, harmony } = findings.colour;
  const own = (preferences?.colours ?? [])
    .filter((hex) => /^#[0-9a-f]{6}$/i.test(hex))
    .map((hex) => hex.toLowerCase());
  const before = Math.round(harmony.score);
  const found = [...new Set([...own, ...swapColours])].flatMap((hex): Addition[] => {
    const lab = hexToOkLab(hex);
    if (palette.some((colour) => colour.share > 0.02 && colourDifference(colour.lab, lab) < 9)) return [];
    const changed = palette.map((colour) => ({ ...colour, share: colour.share * 0.9 }));
    const after = Math.round(harmonyScore([...changed, { lab, share: 0.1 }]).score);
    return [{ name: nameColour(lab).name, hex, before, after, wanted: own.includes(hex) }];
  });
  const byName = new Map(found.map((addition) => [addition.name, addition]));
  const value = ({ after, wanted }: Addition) => after + (wanted ? 6 : 0);
  return [...byName.values()].sort((x, y) => value(y) - value(x) || (x.hex < y.hex ? -1 : 1)).slice(0, 6);
}

function additionText(voice: Voice, { name, before, after, wanted, hex }: Addition, index: number): string {
  const mine = wanted ? ', one of your colours,' : '';
  if (after > before)
    return voice.pick(`addition ${index}`, [
      `${name} (${hex})${mine} as a tenth of the outfit lifts the harmony from ${before} to ${after}`,
      `A touch of ${name} (${hex})${mine} takes the harmony to ${after}, now ${before}`,
      `${name} (${hex})${mine} would bring the colours from ${before} to ${after}`,
      `Add ${name} (${hex})${mine}: harmony ${after} instead of ${before}`,
    ]);
  if (after === before)
    return voice.pick(`addition ${index}`, [
      `${name} (${hex})${mine} joins in without disturbing the harmony of ${before}`,
      `${name} (${hex})${mine} leaves the harmony where it is, at ${before}`,
      `With ${name} (${hex})${mine} the harmony stays at ${before}`,
    ]);
  return voice.pick(`addition ${index}`, [
    `${name} (${hex})${mine} is possible in small doses; the harmony goes from ${before} to ${after}`,
    `${name} (${hex})${mine} costs little, ${after} after ${before}`,
    `Of further colours, ${name} (${hex})${mine} would take the least away (${before} to ${after})`,
  ]);
}

function shopping(
  voice: Voice,
  { preferences }: JudgeContext,
  scored: Scored,
  best: readonly Raise[],
  additions: readonly Addition[],
): string[] {
  const found = best
    .filter((raise) => raise.kind === 'recolour')
    .slice(0, 2)
    .map((raise, index) => {
      const partner = scored.garments.find(({ key }) => key !== raise.garment.key);
      const wanted = recolouredNoun(raise.garment, raise.colour.name);
      if (!partner)
        return voice.pick(`shop ${index}`, [
          `${wanted}, in the same cut`,
          `${wanted} to take turns with ${the(raise.garment)}`,
          `${wanted} as a second choice beside ${the(raise.garment)}`,
        ]);
      const step = difference(colourDifference(raise.colour.lab, partner.main.lab));
      return voice.pick(`shop ${index}`, [
        `${wanted}, to wear with ${the(partner)} (${step} between them)`,
        `${wanted}: ${step} from ${the(partner)}, so the two tell each other apart`,
        `${wanted} as a partner for ${the(partner)}, ${step} away in colour`,
        `${wanted}; beside ${the(partner)} the step is ${step}`,
      ]);
    });
  const surfaces = scored.findings.texture;
  if (surfaces && surfaces.kinds.length === 1 && surfaces.kinds[0] !== 'knit')
    found.push(
      voice.pick('shop cloth', [
        `a ribbed knit in ${additions[0]?.name ?? scored.garments[0].main.name}, for a second surface`,
        `something knitted in ${additions[0]?.name ?? scored.garments[0].main.name}: the outfit has one surface only`,
        `a layer in brushed wool, ${additions[0]?.name ?? scored.garments[0].main.name} if you find it`,
      ]),
    );
  const style = preferences?.styles?.length ? scored.findings.preferences?.styles[0] : undefined;
  if (style && style.score < 80)
    found.push(
      voice.pick('shop style', [
        `for your ${style.style} side, look for ${style.lacking}`,
        `${style.lacking}, since you like ${style.style}`,
        `with ${style.style} in mind: ${style.lacking}`,
      ]),
    );
  if (found.length === 0 && additions[0])
    found.push(`a small piece in ${additions[0].name}, the colour that goes best with what you have`);
  if (preferences?.budget)
    found.push(
      voice.pick('budget', [
        `on a ${preferences.budget} budget, begin with the first of these`,
        `with a ${preferences.budget} budget one is enough: the first`,
        `budget ${preferences.budget}: they are listed by what they bring, so stop when it is spent`,
      ]),
    );
  return found;
}

function alternatives(voice: Voice, scored: Scored, best: readonly Raise[]): string[] {
  const { garments, findings } = scored;
  const [first, second] = garments;
  const found = best
    .filter((raise) => raise.rating > scored.rating)
    .slice(3, 4)
    .map((raise) => raiseText(voice, raise, scored, 'alternative'));
  const { kind } = findings.colour.description;
  found.push(
    kind === 'neutral'
      ? voice.pick('alternative kind', [
          `Keep the neutrals and give the smallest piece a colour`,
          `Same clothes, one bright sock or scarf: neutrals carry nearly any single hue`,
          `Go further into neutral with three depths of one grey or brown`,
        ])
      : voice.pick('alternative kind', [
          `Build a tonal version around ${first.main.name}, one shade lighter or darker in each piece`,
          `Make ${first.main.name} the only colour and turn the rest to neutrals`,
          `Repeat ${(second ?? first).main.name} once more in something small, so that it looks intended`,
          `Take the ${first.label} to a plain white partner and see it on its own`,
        ]),
  );
  if (second)
    found.push(
      voice.pick('alternative swap', [
        `Reverse the depths: the lighter colour below, the darker above, or the other way round from now`,
        `Wear ${the(first)} with your plainest denim for a day off`,
        `Put a layer open over ${the(first)} to break up its ${percent(first.share)} of the area`,
        `Turn up the sleeves or the hem of ${the(second)} to show an edge`,
        `Pair ${the(second)} with something of a different surface and keep the rest`,
        `Dress ${the(first)} up with a tailored layer, or down with a sweatshirt in the same colour`,
      ]),
    );
  else
    found.push(
      voice.pick('alternative single', [
        `Wear ${the(first)} once with a clearly lighter partner and once with a darker one, and compare`,
        `Layer something open over ${the(first)}`,
        `Set ${the(first)} against denim, then against tailoring: two different days from one piece`,
      ]),
    );
  return found;
}

function accessories(
  voice: Voice,
  context: JudgeContext,
  scored: Scored,
  additions: readonly Addition[],
): string[] {
  const { garments, findings } = scored;
  const shoes = garments.find(({ zone }) => zone === 'feet');
  const smallest =
    [...findings.colour.palette].filter(({ share }) => share >= 0.03).at(-1) ?? findings.colour.palette[0];
  const season = seasonOf(context.date, context.country);
  const wrap = season === 'winter' || season === 'autumn' ? 'scarf' : 'silk square';
  const best = additions[0];
  const formal = (findings.formality?.mean ?? 0.45) >= 0.5;
  const found = [
    shoes
      ? voice.pick('belt', [
          `A belt that picks up the ${shoes.main.name} of the ${shoes.label}`,
          `A belt or a strap in ${shoes.main.name}, after the ${shoes.label}`,
          `Leather in ${shoes.main.name}: the ${shoes.label} ${agree(shoes, 'gives', 'give')} the cue`,
        ])
      : voice.pick('belt', [
          `A belt in ${smallest.name}, to repeat the smallest of the colours`,
          `Something small in ${smallest.name}, a colour that is there already (${percent(smallest.share)})`,
          `Echo the ${smallest.name} once more, in a strap or a belt`,
        ]),
    best
      ? voice.pick('wrap', [
          `${article(`${best.name} ${wrap}`)}`,
          `A ${wrap} in ${best.name}, the colour that sits best with the rest`,
          `At the neck, ${article(`${best.name} ${wrap}`)} for the ${season ?? 'warm'} months`,
          `${best.name} in one place only, for instance a ${wrap}`,
        ])
      : undefined,
    formal
      ? voice.pick('finish', [
          'A slim watch or plain cuff keeps to the level of the clothes',
          'A structured bag fits the level',
          'Small metal, one kind only',
          'A bag with a clear shape rather than a soft one',
        ])
      : voice.pick('finish', [
          'A canvas or suede bag keeps it easy',
          'A cap or beanie in a neutral, nothing more',
          'A woven bracelet or a plain watch is enough',
          'A soft bag, worn across, fits the relaxed level',
        ]),
  ];
  return found.filter((text) => text !== undefined);
}
