import { canSay, listOf, say } from '../../wording/say.ts';
import { surelyPatterned } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../judging/score-look.ts';
import type { TermKey } from '../judging/weights.ts';
import { facetsOf } from '../taste/facets.ts';
import { bestRatio } from '../terms/proportion.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { lengthOf } from './fit-text.ts';
import { ideaValues } from './ideas/idea.ts';
import { balanceOf } from './ideas/shape-ideas.ts';
import { storyHolds } from './ideas/story-holds.ts';
import { patternedName, saidColour, saidGarment } from './said-garment.ts';
import { goodRating } from './verdict-text.ts';

/**
 * What a term found in this outfit, and what that does to it, in a sentence. What is `exchanged` by a change is not praised,
 * and only such a piece is called the weak one.
 */
export function termText(key: TermKey, scored: Scored, exchanged: ReadonlySet<string>): string {
  const { findings, garments } = scored;
  const texts: Record<TermKey, () => string> = {
    colour: () => colorReason(scored),
    pieces: () => {
      const isGood = scored.rating >= goodRating;
      const worst = isGood ? undefined : findings.pieces?.worst;
      const name = (piece: WornPiece | undefined) => saidGarment(piece?.garment ?? garments[0]).name;
      const isMixed = (findings.formality?.spread ?? 0) >= apartFrom;
      const mixed = isGood ? 'mixed' : 'far';
      const jars = worst ? 'yes' : isMixed ? mixed : 'no';
      return say(`term.pieces.${jars}`, { first: name(worst?.one), second: name(worst?.other) });
    },
    finish: () => {
      const isExchanged = (piece: WornPiece | undefined) =>
        piece !== undefined && exchanged.has(piece.garment.key);
      const worst = isExchanged(findings.finish?.worst) ? findings.finish?.worst : undefined;
      const found = isExchanged(findings.finish?.best) ? undefined : findings.finish?.best;
      const best = found && facetsOf(found.traits).level >= dressyLevel ? found : undefined;
      const mean = findings.formality?.mean ?? 0;
      const isEven = (findings.formality?.spread ?? 0) < apartFrom;
      const plain = !isEven ? 'none' : mean >= dressyMean ? 'smart' : mean < easyMean ? 'easy' : 'none';
      const { name, number } = saidGarment((worst ?? best)?.garment ?? garments[0]);
      return say(`term.finish.${worst ? 'down' : best ? 'up' : plain}`, { lead: name, leads: number });
    },
    pattern: () => patternReason(scored),
    proportion: () => say(`term.proportion.${lengthOf(findings.proportion?.ratio ?? bestRatio)}`),
    fit: () => {
      const said = balanceSaid(findings.fit);
      return say(said === 'wide' && scored.rating >= goodRating ? 'term.fit.wide-good' : `term.fit.${said}`);
    },
    season: () => seasonReason(findings.season),
    preferences: () =>
      say('term.preferences', {
        wishes: listOf(wishes(findings.preferences)),
        met: (findings.preferences?.score ?? 0) >= met ? 'yes' : 'no',
      }),
    personal: () => say('term.personal', { near: (findings.personal?.score ?? 0) >= met ? 'yes' : 'no' }),
  };
  return texts[key]();
}

/** From here on (1 sport to 5 black tie) a piece adds polish, and an outfit (0 to 1) is dressy throughout. */
const dressyLevel = 3.2;
const dressyMean = 0.54;
const easyMean = 0.39;
/** Pieces so far apart in dressiness (0 to 1) are a mix. */
const apartFrom = 0.35;
/** Scores from here on speak for an outfit. */
const met = 70;

/** A piece in one of the colors of a pattern. */
function echoOf(lead: Garment, garments: readonly Garment[]): Garment | undefined {
  const colors = lead.region.colours.filter(({ share }) => share >= leastOfPattern).map(({ basic }) => basic);
  return garments.find(({ key, main }) => key !== lead.key && colors.includes(main.basic));
}
const leastOfPattern = 0.12;

/** The story that its colors tell, where the colors that are named bear it out; else how many there are. */
function colorReason({ story, garments, findings }: Scored): string {
  const about = storyHolds(story, garments);
  const key = `term.colour.${story.kind}`;
  if (about && canSay(key)) {
    const idea = { key, facet: 'color' as const, about, worth: 0 };
    const echo = story.kind === 'print' ? echoOf(story.lead, garments) : undefined;
    if (echo) {
      const { name, number } = saidGarment(echo);
      const values = { ...ideaValues(idea), echo: name, echoes: number };
      return capital(say('term.colour.print-echoed', values));
    }
    return capital(say(key, { ...ideaValues(idea), family: say(`family.${story.lead.main.basic}`) }));
  }
  const shown = findings.colour.palette.slice(0, 4);
  const names = [...new Set(shown.map(({ name }) => saidColour(name)))];
  const isQuiet = shown.every(({ lab: [, a, b] }) => Math.hypot(a, b) < quietChroma);
  if (isQuiet && names.length > 2) return capital(say('term.colour.quiet', { colors: listOf(names) }));
  return capital(say('term.colour', { colors: listOf(names), count: names.length }));
}

/** Below this OKLab chroma a color is quiet. */
const quietChroma = 0.06;

function balanceSaid(fit: Scored['findings']['fit']): string {
  if (!fit) return 'one-regular';
  const { above, below, fitted } = fit;
  if (!above || !below) return `one-${fitted[0]?.fit.kind ?? 'regular'}`;
  if (balanceOf(fit)) return 'balanced';
  const loose = [above, below].filter(({ fit: { kind } }) => kind === 'relaxed' || kind === 'oversized');
  if (loose.length === 2) return 'wide';
  return above.fit.kind === 'slim' && below.fit.kind === 'slim' ? 'slim' : 'regular';
}

const plainPatterns: ReadonlySet<string> = new Set(['solid', 'melange']);

function patternReason({ findings, garments }: Scored): string {
  const [one] = surelyPatterned(garments);
  const isFigured = ({ region: { pattern } }: Garment) =>
    pattern.confidence >= 0.5 && !plainPatterns.has(pattern.kind);
  const small = one ? undefined : garments.find(isFigured);
  if (small) return say('term.pattern.small', { noun: saidGarment(small).noun });
  const others = one ? garments.filter((garment) => garment !== one && isFigured(garment)) : [];
  const count = one ? Math.max(1 + others.length, findings.pattern?.patterned.length ?? 0) : 0;
  const lead = one ? patternedName(one) : '';
  return say('term.pattern', { count, lead, leads: one?.plural ? 'plural' : 'one' });
}

function seasonReason(season: Scored['findings']['season']): string {
  if (!season) return say('term.season', { fits: 'yes', season: '' });
  const fits = season.off ?? 'yes';
  return say('term.season', { fits, season: say(`season.${season.season}`) });
}

function wishes(preferences: Scored['findings']['preferences']): string[] {
  const [style] = preferences?.styles ?? [];
  return [
    ...(style ? [say('term.preferences.style', { style: style.style })] : []),
    ...((preferences?.colours.length ?? 0) > 0 ? [say('term.preferences.colors')] : []),
    ...(preferences?.occasions ?? []).slice(0, 2).map(({ occasion }) => say(`occasion.name.${occasion}`)),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
