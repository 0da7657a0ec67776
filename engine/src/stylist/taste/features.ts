import type { ItemTraits } from '../outfit/garments/item-traits.ts';
import { hasTag } from '../piece/piece-tags.ts';
import { isMadeForElse, servesActivity } from './activities.ts';
import type { TasteContext } from './context.ts';
import { type Facets, facetsOf } from './facets.ts';

/** Tells each feature that holds and how much of it there is. */
export type Tell = (feature: string, amount: number) => void;

/** What the parts of a worth are called where a score is explained. */
export type FeatureTheme = 'code' | 'weather' | 'colour' | 'pattern' | 'style' | 'finish';

const mainSlots: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer']);

export function classOf(slot: string): 'main' | 'shoes' | 'outer' | 'finish' {
  if (slot === 'shoes' || slot === 'outer') return slot;
  return mainSlots.has(slot) ? 'main' : 'finish';
}

/** What a piece in its place says about an occasion and its weather. */
export function pieceFeatures(context: TasteContext, slot: string, traits: ItemTraits, tell: Tell): void {
  const facets = facetsOf(traits);
  occasionFeatures(context, slot, facets, tell);
  tagFeatures(context, slot, traits, tell);
  weatherFeatures(context, slot, traits, facets, tell);
  lookFeatures(context, slot, facets, tell);
}

/** What depends on kind, level, uses and place alone. */
export function occasionFeatures(
  { occasion, codeClass, gender, covers }: TasteContext,
  slot: string,
  { kind, group, level, low, high, uses, isSport }: Facets,
  tell: Tell,
): void {
  const { code, setting, activity, evening, mood } = occasion;
  const place = classOf(slot);
  const under = Math.max(0, occasion.level[0] - high);
  const over = Math.max(0, low - occasion.level[1]);
  const off = Math.abs(level - (occasion.level[0] + occasion.level[1]) / 2);
  for (const at of [place, `${place}/${codeClass}`]) {
    if (under > 0) tell(`under ${at}`, under);
    if (under > 0.6) tell(`far under ${at}`, under - 0.6);
    if (over > 0) tell(`over ${at}`, over);
    if (over > 0.6) tell(`far over ${at}`, over - 0.6);
    tell(`off ${at}`, off);
  }
  tell(`slot ${slot}`, 1);
  tell(`slot ${slot} code ${code}`, 1);
  tell(`slot ${slot} setting ${setting}`, 1);
  tell(`slot ${slot} ${gender} ${codeClass}`, 1);
  tell(`kind ${kind}`, 1);
  tell(`group ${group}`, 1);
  tell(`kind ${kind} code ${code}`, 1);
  tell(`group ${group} code ${code}`, 1);
  tell(`group ${group} setting ${setting}`, 1);
  tell(`group ${group} mood ${mood}`, 1);
  tell(`group ${group} ${evening ? 'evening' : 'day'}`, 1);
  tell(`group ${group} ${gender}`, 1);
  for (const use of uses) {
    tell(`use ${use} code ${code}`, 1);
    tell(`use ${use} setting ${setting}`, 1);
  }
  if (isMadeForElse(uses, occasion)) {
    tell(`made for something else ${place}`, 1);
    tell(`made for something else ${place} ${codeClass}`, 1);
  }
  if (occasion.role === 'host') tell(`slot ${slot} host`, 1);
  if (slot === 'cover') tell(covers ? 'cover worn' : 'cover unusual', 1);
  if (activity) {
    const serves = servesActivity(uses, activity);
    tell(`${serves ? 'serves' : 'does not serve'} ${place}`, 1);
    tell(`${serves ? 'serves' : 'does not serve'} ${activity} ${slot}`, 1);
    tell(`group ${group} activity ${activity}`, 1);
    if (uses.includes(activity)) tell(`made for it ${place}`, 1);
  } else if (isSport) {
    tell(`sport clothes ${place} ${codeClass}`, 1);
  }
}

/** What the words of an occasion ask of a piece. */
export function tagFeatures({ occasion }: TasteContext, slot: string, traits: ItemTraits, tell: Tell): void {
  const place = classOf(slot);
  for (const tag of occasion.required)
    if (hasTag(traits, tag)) {
      tell(`required ${place}`, 1);
      tell(`required ${tag} ${place}`, 1);
    } else if (tag === 'dark' || tag === 'black' || tag === 'modest') tell(`not ${tag} ${place}`, 1);
  for (const tag of occasion.welcome)
    if (hasTag(traits, tag)) {
      tell(`welcome ${place}`, 1);
      tell(`welcome ${tag}`, 1);
    }
  for (const tag of occasion.out)
    if (hasTag(traits, tag)) {
      tell(`out ${place}`, 1);
      tell(`out ${tag}`, 1);
    }
}

/** What depends on group, cloth, season and how a piece stands rain. */
export function weatherFeatures(
  { warmth, rain, snow, feltC, occasion, codeClass }: TasteContext,
  slot: string,
  { rain: againstRain, dryOnly, open, item }: ItemTraits,
  { group, cloth, tone }: Facets,
  tell: Tell,
): void {
  const place = classOf(slot);
  const where = occasion.outdoors ? 'outdoors' : 'indoors';
  tell(`slot ${slot} warmth ${warmth}`, 1);
  tell(`slot ${slot} warmth ${warmth} ${where}`, 1);
  tell(`group ${group} warmth ${warmth}`, 1);
  if (place === 'main') tell(`cloth ${cloth} warmth ${warmth}`, 1);
  if (place === 'shoes' && open && occasion.setting !== 'home') {
    if (feltC < 16) tell('open shoes in the cool', (16 - feltC) / 10);
    tell(`open shoes ${codeClass}`, 1);
  }
  if (rain > 0) {
    tell(`group ${group} rain`, rain / 2);
    tell(`slot ${slot} rain ${where}`, rain / 2);
    tell(`dry against rain ${place} ${where}`, (rain / 2) * againstRain);
    if (dryOnly) tell(`spoiled by rain ${place} ${where}`, rain / 2);
  }
  if (slot === 'bottom' && tone >= 4 && feltC < 22 && (rain > 0 || feltC < 12))
    tell('light bottom in the wet or cold', 1);
  if (snow) {
    tell(`group ${group} snow`, 1);
    tell(`slot ${slot} snow`, 1);
  }
  const isSummerPiece = item.season === 'summer';
  if (isSummerPiece && feltC < 14) tell(`summer piece in the cold ${place}`, (14 - feltC) / 10);
  if (item.season === 'winter' && feltC > 17) tell(`winter piece in the warm ${place}`, (feltC - 17) / 10);
}

/** What depends on color, pattern and cloth alone. */
export function lookFeatures(
  { codeClass, occasion: { code, mood, evening } }: TasteContext,
  slot: string,
  { group, colour, vividness, pattern, cloth, tone }: Facets,
  tell: Tell,
): void {
  const place = classOf(slot);
  if (slot === 'top' && code === 'black tie' && group === 'shirt' && tone <= 1)
    tell('dark shirt with a dinner jacket', 1);
  tell(`colour ${colour} ${place} code ${code}`, 1);
  tell(`colour ${colour} ${place}`, 1);
  if (colour === 'black' && place === 'main' && !evening) tell(`black by day mood ${mood}`, 1);
  tell(`${vividness} ${place} ${codeClass}`, 1);
  tell(`${vividness} ${place} mood ${mood}`, 1);
  tell(`tone ${tone} ${place} code ${code}`, 1);
  if (pattern !== 'plain') {
    tell(`pattern ${pattern} ${codeClass}`, 1);
    tell(`pattern ${pattern} code ${code}`, 1);
  }
  tell(`cloth ${cloth} ${place} code ${code}`, 1);
}

function baseOf(slots: readonly string[]): string {
  if (slots.includes('dress') && slots.includes('bottom')) return 'clothes over swimwear';
  if (slots.includes('dress')) return 'dress';
  if (slots.includes('top')) return slots.includes('bottom') ? 'separates' : 'top alone';
  return slots.includes('bottom') ? 'bottom alone' : 'none';
}

/** Nothing but a swimsuit or swim shorts. */
function isBare(slots: readonly string[]): boolean {
  const isCovered = slots.includes('mid') || slots.includes('outer');
  return !isCovered && !(slots.includes('top') && slots.includes('bottom'));
}

/** What the choice of places says, whatever fills them. */
export function structureFeatures(context: TasteContext, slots: readonly string[], tell: Tell): void {
  const { occasion, codeClass, gender, warmth } = context;
  const base = baseOf(slots);
  tell('any outfit', 1);
  tell(`code ${occasion.code}`, 1);
  if (context.covers) {
    tell('covered hair', 1);
    tell(`covered hair code ${occasion.code}`, 1);
  }
  tell(`base ${base}`, 1);
  tell(`base ${base} code ${occasion.code}`, 1);
  tell(`base ${base} ${gender}`, 1);
  if (occasion.activity) tell(`base ${base} activity ${occasion.activity}`, 1);
  if (occasion.code === 'swim' && occasion.setting !== 'home' && isBare(slots))
    tell('bare on the way to the water', 1);
  if (!slots.includes('shoes')) {
    tell('barefoot', 1);
    tell(`barefoot code ${occasion.code}`, 1);
    if (occasion.activity) tell(`barefoot ${occasion.activity}`, 1);
  }
  const layers =
    `${slots.includes('mid') ? 'mid' : ''}${slots.includes('outer') ? 'outer' : ''}` || 'no layer';
  tell(`layers ${layers} ${codeClass}`, 1);
  tell(`layers ${layers} warmth ${warmth} ${occasion.outdoors ? 'outdoors' : 'indoors'}`, 1);
}

/** Steps of clo missing or too many from which a feature begins. */
export const warmthSteps = { cold: [0.1, 0.4, 0.8], warm: [0.2, 0.55, 1] };

export function warmthFeature(what: 'cold' | 'warm', where: string, step: number): string {
  return `too ${what} ${where} from ${step}`;
}

/** What the whole insulation says, `off` in clo above the need. The caller adds them for outdoors and indoors. */
export function warmthFeatures(where: string, off: number, tell: Tell): void {
  for (const step of warmthSteps.cold) if (-off > step) tell(warmthFeature('cold', where, step), -off - step);
  for (const step of warmthSteps.warm) if (off > step) tell(warmthFeature('warm', where, step), off - step);
}

/** The theme under which a feature is shown. */
export function themeOf(feature: string): FeatureTheme {
  if (
    /^(too (cold|warm)|layers .* warmth|open shoes in|summer piece|winter piece|dry against|spoiled|slot \w+ (warmth|rain)|group .* (rain|snow)$|group .* warmth|cloth .* warmth)/.test(
      feature,
    )
  )
    return 'weather';
  if (/^(colours|tones|two vivid|same colour|leather of|colour |neutral|muted|vivid|tone )/.test(feature))
    return 'colour';
  if (/^(pattern|two patterns|patterns)/.test(feature)) return 'pattern';
  if (
    /^(groups|cloths|level|levels|the same kind|sport beside|one suit|two suits|suit jacket|tuxedo|one tuxedo)/.test(
      feature,
    )
  )
    return 'style';
  if (
    /^slot (bag|belt|tie|scarf|cover|head|gloves|jewellery|watch|sunglasses|umbrella|legs|socks|pocket|cuffs|hair|gear)/.test(
      feature,
    )
  )
    return 'finish';
  return 'code';
}
