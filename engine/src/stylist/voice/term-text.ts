import { listOf, say } from '../../wording/say.ts';
import type { Scored } from '../score-look.ts';
import { bestRatio } from '../terms/proportion.ts';
import type { TermKey } from '../weights.ts';
import type { WornPiece } from '../worn-pieces.ts';
import { lengthOf } from './fit-text.ts';
import { saidColour, saidGarment } from './said-garment.ts';

const percent = (share: number) => Math.round(100 * share);

/** What a term rests on, in a sentence with its numbers. */
export function termText(key: TermKey, { findings, garments }: Scored): string {
  const texts: Record<TermKey, () => string> = {
    colour: () => say('term.colour', { colors: listOf(palette(findings.colour.palette)) }),
    pieces: () => {
      const { worst } = findings.pieces ?? {};
      const name = (piece: WornPiece | undefined) => saidGarment(piece?.garment ?? garments[0]).name;
      return say('term.pieces', {
        count: worst ? 1 : 0,
        first: name(worst?.one),
        second: name(worst?.other),
      });
    },
    finish: () => {
      const { worst, best } = findings.finish ?? {};
      const piece = worst ?? best;
      const { name, number } = saidGarment(piece?.garment ?? garments[0]);
      return say('term.finish', { tone: worst ? 'down' : best ? 'up' : 'none', lead: name, leads: number });
    },
    pattern: () => say('term.pattern', { count: findings.pattern?.patterned.length ?? 0 }),
    proportion: () => {
      const { ratio } = findings.proportion ?? { ratio: bestRatio };
      return say('term.proportion', { length: lengthOf(ratio) });
    },
    fit: () => {
      const parts = (findings.fit?.fitted ?? []).map((garment) =>
        say('term.fit.part', { noun: saidGarment(garment).noun, fit: say(`fit.${garment.fit.kind}`) }),
      );
      return capital(say('term.fit', { fits: listOf(parts) }));
    },
    season: () => say('term.season', { warmth: warmthOf(findings.season?.warm ?? 0) }),
    preferences: () => say('term.preferences', { wishes: listOf(wishes(findings.preferences)) }),
    personal: () => say('term.personal'),
  };
  return texts[key]();
}

function warmthOf(warm: number): string {
  if (warm > 0.5) return 'warm';
  return warm > 0.15 ? 'some' : 'light';
}

function wishes(preferences: Scored['findings']['preferences']): string[] {
  const [style] = preferences?.styles ?? [];
  return [
    ...(style ? [say('term.preferences.style', { style: style.style })] : []),
    ...((preferences?.colours.length ?? 0) > 0 ? [say('term.preferences.colors')] : []),
    ...(preferences?.occasions ?? []).slice(0, 2).map(({ occasion }) => say(`occasion.name.${occasion}`)),
  ];
}

function palette(colours: Scored['findings']['colour']['palette']): string[] {
  const shares = new Map<string, number>();
  for (const { name, share } of colours)
    shares.set(saidColour(name), (shares.get(saidColour(name)) ?? 0) + share);
  return [...shares]
    .sort(([, one], [, other]) => other - one)
    .filter(([, share], index) => index === 0 || share >= 0.02)
    .slice(0, 5)
    .map(([color, share], index) => {
      return say('term.colour.part', { color: index === 0 ? capital(color) : color, share: percent(share) });
    });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
