import { colourDifference } from '../../colour/delta-e.ts';
import { neighboursOf } from '../garment.ts';
import type { JudgeContext } from '../judge-context.ts';
import { type Raise, shows } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import type { Addition } from './palette-text.ts';
import type { Voice } from './voice.ts';
import { agree, article, difference, rating, recolouredNoun, the } from './words.ts';

/** What to buy: the two colour changes that bring most, a second surface, what the person's style lacks. */
export function shoppingList(
  voice: Voice,
  { preferences }: JudgeContext,
  scored: Scored,
  best: readonly Raise[],
  additions: readonly Addition[],
): string[] {
  const useful = best.filter((raise) => shows(raise, scored) && !ownsBetter(raise, best));
  const found = useful
    .filter((raise) => raise.kind === 'recolour')
    .slice(0, 2)
    .map((raise, index) => pieceText(voice, raise, scored, `shop ${index}`));
  found.push(
    ...useful
      .filter((raise) => raise.kind === 'partner')
      .slice(0, 2)
      .map((raise, index) => partnerText(voice, raise, `shop ${index}`)),
  );
  const spare = additions[1]?.name ?? additions[0]?.name ?? scored.garments[0].main.name;
  const surfaces = scored.findings.texture;
  if (surfaces && surfaces.kinds.length === 1 && surfaces.kinds[0] !== 'knit')
    found.push(voice.pick('shop cloth', secondSurface(spare)));
  const style = preferences?.styles?.length ? scored.findings.preferences?.styles[0] : undefined;
  if (style && style.score < 80)
    found.push(
      voice.pick('shop style', [
        `For your ${style.style} side, look for ${style.lacking}`,
        `Next for ${style.style}: ${style.lacking}`,
        `Since you like ${style.style}, keep an eye out for ${style.lacking}`,
        `With ${style.style} in mind, go for ${style.lacking}`,
        `What ${style.style} still misses here is ${style.lacking}`,
      ]),
    );
  if (found.length === 0)
    found.push(
      voice.pick('shop nothing', [
        `Nothing is missing; if you feel like it, something small in ${spare}`,
        `No gap to fill. A spare in ${spare} would mix in easily`,
        `Leave the wallet closed, or pick up a small piece in ${spare}`,
      ]),
    );
  if (preferences?.budget && found[0]) found.push(budgetText(voice, preferences.budget, scored));
  return found;
}

/** Whether the wardrobe has something for the same place that brings as much. */
function ownsBetter(raise: Raise, best: readonly Raise[]): boolean {
  if (raise.kind !== 'recolour') return false;
  return best.some(
    (other) =>
      other.kind === 'wear' && other.garment.key === raise.garment.key && other.rating >= raise.rating,
  );
}

function pieceText(
  voice: Voice,
  raise: Extract<Raise, { kind: 'recolour' }>,
  scored: Scored,
  key: string,
): string {
  const wanted = recolouredNoun(raise.garment, raise.colour.name);
  const lead = voice.pick(`${key} lead`, [
    wanted,
    `Look for ${wanted}`,
    `${wanted} in a similar cut`,
    `Put ${wanted} on the list`,
    `${wanted} as the next purchase`,
    `${wanted}, if the cut is right`,
    `${wanted}, new or from the back of the wardrobe`,
  ]);
  const touching = neighboursOf(scored.garments).find((pair) =>
    pair.some(({ key: k }) => k === raise.garment.key),
  );
  const partner = touching?.find(({ key: k }) => k !== raise.garment.key);
  if (!partner)
    return voice.pick(key, [
      `${lead}, to take turns with ${the(raise.garment)}`,
      `${lead}: a second choice beside ${the(raise.garment)}`,
      `${lead}, for the days when ${the(raise.garment)} ${raise.garment.plural ? 'are' : 'is'} in the wash`,
    ]);
  const step = colourDifference(raise.colour.lab, partner.main.lab);
  if (step < 14)
    return voice.pick(key, [
      `${lead}, close to ${the(partner)} (${difference(step)}) for a tonal line`,
      `${lead}: with ${the(partner)} only ${difference(step)} away it makes one long line`,
      `${lead}, tonal with ${the(partner)} at ${difference(step)}`,
    ]);
  return voice.pick(key, [
    `${lead}, to wear with ${the(partner)} (${difference(step)} between them)`,
    `${lead}: ${difference(step)} from ${the(partner)}, so each keeps its outline`,
    `${lead}, as a partner for ${the(partner)} at ${difference(step)}`,
    `${lead}; next to ${the(partner)} the step is ${difference(step)}`,
    `${lead}, because ${the(partner)} would then stand ${difference(step)} apart from ${raise.garment.plural ? 'them' : 'it'}`,
    `${lead}, which ${agree(raise.garment, 'sets', 'set')} off ${the(partner)} by ${difference(step)}`,
    `${lead}: a clear ${difference(step)} against ${the(partner)}`,
    `${lead}; ${the(partner)} beside ${raise.garment.plural ? 'them' : 'it'} would be ${difference(step)} away`,
    `${lead}, to part from ${the(partner)} by ${difference(step)}`,
  ]);
}

function partnerText(
  voice: Voice,
  { garment, colour }: Extract<Raise, { kind: 'partner' }>,
  key: string,
): string {
  const wanted = article(`${colour.name} piece`);
  const step = difference(colourDifference(colour.lab, garment.main.lab));
  return voice.pick(key, [
    `${wanted} to go with ${the(garment)} (${step})`,
    `${wanted}, ${step} from ${the(garment)}`,
    `Look for something in ${colour.name}: from ${the(garment)} it is ${step}`,
    `Something plain in ${colour.name} for ${the(garment)}, at ${step}`,
    `If nothing in the wardrobe is ${colour.name}, ${wanted} (${step} from ${the(garment)})`,
    `A partner in ${colour.name}; the step to ${the(garment)} would be ${step}`,
  ]);
}

function secondSurface(colour: string): string[] {
  return [
    `${article(`${colour} ribbed knit`)}, for a second surface`,
    `Something quilted in ${colour}, against so much of one cloth`,
    `${article(`${colour} piece`)} in bouclé or tweed`,
    `Linen with a visible weave in ${colour}`,
    `Something knitted in ${colour}, as there is one surface only`,
    `A layer of brushed wool, in ${colour} if you find it`,
    `A suede or leather piece in ${colour} to break up the cloth`,
    `A cable knit in ${colour}: texture does what color need not`,
    `Corduroy in ${colour}, for its ribs`,
    `A chunky scarf or cardigan in ${colour} against all that even cloth`,
  ];
}

function budgetText(voice: Voice, budget: string, { garments, rating: now }: Scored): string {
  const lead = the(garments[0]);
  return voice.join(
    'budget',
    [
      `On a ${budget} budget begin with the first of these`,
      `Budget ${budget}: one piece is enough, the first`,
      `They are in order of what they bring, so with a ${budget} budget stop anywhere`,
      `Second hand is fine for all of these on a ${budget} budget`,
      `Your budget is ${budget}, so buy the first and wait with the rest`,
    ],
    [
      `; ${lead} can stay`,
      `, and wear it with ${lead} before the next`,
      `; at ${rating(now)} nothing here is urgent`,
      `, then compare it with today's ${rating(now)}`,
      `: it has to earn its place beside ${lead}`,
    ],
  );
}
