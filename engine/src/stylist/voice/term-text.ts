import { canSay, listOf, say } from '../../wording/say.ts';
import { surelyPatterned } from '../colour-story.ts';
import type { Scored } from '../judging/score-look.ts';
import type { TermKey } from '../judging/weights.ts';
import { bestRatio } from '../terms/proportion.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { lengthOf } from './fit-text.ts';
import { ideaValues } from './ideas/idea.ts';
import { balanceOf } from './ideas/shape-ideas.ts';
import { storyHolds } from './ideas/story-holds.ts';
import { patternedName, saidColour, saidGarment } from './said-garment.ts';
import { goodRating } from './verdict-text.ts';

/** What a term found in this outfit, and what that does to it, in a sentence. */
export function termText(key: TermKey, scored: Scored): string {
  const { findings, garments } = scored;
  const texts: Record<TermKey, () => string> = {
    colour: () => colorReason(scored),
    pieces: () => {
      const { worst } = findings.pieces ?? {};
      const name = (piece: WornPiece | undefined) => saidGarment(piece?.garment ?? garments[0]).name;
      const isMixed = (findings.formality?.spread ?? 0) >= apartFrom;
      const mixed = scored.rating >= goodRating ? 'mixed' : 'far';
      const jars = worst ? 'yes' : isMixed ? mixed : 'no';
      return say(`term.pieces.${jars}`, { first: name(worst?.one), second: name(worst?.other) });
    },
    finish: () => {
      const { worst, best } = findings.finish ?? {};
      const { name, number } = saidGarment((worst ?? best)?.garment ?? garments[0]);
      return say(`term.finish.${worst ? 'down' : best ? 'up' : 'none'}`, { lead: name, leads: number });
    },
    pattern: () => patternReason(scored),
    proportion: () => say(`term.proportion.${lengthOf(findings.proportion?.ratio ?? bestRatio)}`),
    fit: () => say(`term.fit.${balanceSaid(findings.fit)}`),
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

/** Pieces so far apart in dressiness (0 to 1) are a mix. */
const apartFrom = 0.35;
/** Scores from here on speak for an outfit. */
const met = 70;

/** The story that its colors tell, where the colors that are named bear it out; else how many there are. */
function colorReason({ story, garments, findings }: Scored): string {
  const about = storyHolds(story, garments);
  const key = `term.colour.${story.kind}`;
  if (about && canSay(key)) {
    const idea = { key, facet: 'color' as const, about, worth: 0 };
    return capital(say(key, { ...ideaValues(idea), family: say(`family.${story.lead.main.basic}`) }));
  }
  const names = [...new Set(findings.colour.palette.slice(0, 4).map(({ name }) => saidColour(name)))];
  return capital(say('term.colour', { colors: listOf(names), count: names.length }));
}

function balanceSaid(fit: Scored['findings']['fit']): string {
  if (!fit) return 'one-regular';
  const { above, below, fitted } = fit;
  if (!above || !below) return `one-${fitted[0]?.fit.kind ?? 'regular'}`;
  if (balanceOf(fit)) return 'balanced';
  const loose = [above, below].filter(({ fit: { kind } }) => kind === 'relaxed' || kind === 'oversized');
  if (loose.length === 2) return 'wide';
  return above.fit.kind === 'slim' && below.fit.kind === 'slim' ? 'slim' : 'regular';
}

function patternReason({ findings, garments }: Scored): string {
  const [one] = surelyPatterned(garments);
  const count = one ? (findings.pattern?.patterned.length ?? 0) : 0;
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
