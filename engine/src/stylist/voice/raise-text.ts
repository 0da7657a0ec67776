import type { TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import type { Voice } from './voice.ts';
import { article, rating, recolouredNoun, the } from './words.ts';

/** What to change and the new number; `key` keeps the phrases of several changes apart. */
export function raiseText(voice: Voice, raise: Raise, scored: Scored, key: string): string {
  const [from, to] = [rating(scored.rating), rating(raise.rating)];
  const points = (raise.rating - scored.rating).toFixed(1);
  const outcome = voice.pick(`${key} outcome`, [
    `: ${from} becomes ${to}`,
    `, which would bring ${to}`,
    ` and the rating goes from ${from} to ${to}`,
    `; measured again, that makes ${to}`,
    `, worth ${points} and up to ${to}`,
    `, for ${to} instead of ${from}`,
    ` (${from} now, ${to} then)`,
    `: that alone gives ${to}`,
    `, and it comes to ${to}`,
    `: plus ${points}, so ${to}`,
    `; the same outfit would then rate ${to}`,
    `, from ${from} up to ${to}`,
    `: ${to}, after ${from} today`,
  ]);
  return voice.pick(key, changes(raise)) + outcome;
}

function changes(raise: Raise): readonly string[] {
  if (raise.kind === 'tuck')
    return raise.shorter === 'upper'
      ? [
          'Tuck in the front',
          'Shorten the upper part with a tuck',
          'Lift the line at the waist by tucking',
          'Roll the hem of the upper part up a little',
        ]
      : [
          'Wear the upper part loose over the waist',
          'Let a longer top take over',
          'Bring the line at the waist down with a longer layer',
        ];
  const old = the(raise.garment);
  const { main, noun, plural } = raise.garment;
  if (raise.kind === 'wear') {
    const own = `your ${raise.own.name}`;
    return [
      `Wear ${own} in place of ${old}`,
      `From your wardrobe: ${own} instead of ${old}`,
      `Take ${own} rather than ${old}`,
      `Let ${own} stand in for ${old}`,
      `Choose ${own} over ${old}`,
      `Exchange ${old} for ${own}`,
      `Put on ${own} where ${old} ${plural ? 'are' : 'is'} now`,
    ];
  }
  if (raise.kind === 'plain')
    return [
      `Replace ${old} with ${plural ? `plain ${noun}` : `a plain ${noun}`} in the same color`,
      `Choose ${plural ? `plain ${noun}` : `a plain ${noun}`} in ${main.name}`,
      `Leave ${old} for another day and wear ${plural ? `plain ${noun}` : `a plain ${noun}`}`,
    ];
  if (raise.kind === 'retexture') {
    const wanted = clothedNoun(raise.garment, raise.texture);
    return [
      `Keep the color and change to ${wanted}`,
      `Try ${wanted} in the same ${main.name}`,
      `Bring in a second surface with ${wanted}`,
      `Replace ${old} with ${wanted} of the same shade`,
    ];
  }
  if (raise.kind === 'partner') {
    const colour = article(raise.colour.name);
    return [
      `Lay ${colour} piece beside ${old}`,
      `Give ${old} ${colour} partner`,
      `Wear ${old} with something in ${raise.colour.name}`,
      `Add ${colour} piece of about the same size`,
      `Pair ${old} with ${raise.colour.name}`,
      `Put ${old} next to something plain in ${raise.colour.name}`,
      `Let ${old} meet ${raise.colour.name}`,
      `Complete ${old} with ${colour} piece`,
    ];
  }
  const wanted = recolouredNoun(raise.garment, raise.colour.name);
  return [
    `Swap ${old} for ${wanted}`,
    `Wear ${wanted} instead of ${old}`,
    `Try ${wanted} in place of ${old}`,
    `Replace ${old} with ${wanted}`,
    `Change ${old} to ${raise.colour.name}`,
    `Let ${wanted} stand in for ${old}`,
    `Put on ${wanted} rather than ${old}`,
    `Exchange ${old} for ${wanted}`,
    `Where ${old} ${plural ? 'are' : 'is'} now, think of ${wanted}`,
  ];
}

const clothWords: Partial<Record<TextureKind, string>> = {
  knit: 'knitted',
  satin: 'satin',
  leather: 'leather',
  napped: 'brushed',
};

/** "a knitted top", "suede shoes" */
function clothedNoun({ noun, plural, zone }: Garment, texture: TextureKind): string {
  const cloth = zone === 'feet' && texture === 'napped' ? 'suede' : (clothWords[texture] ?? '');
  return plural ? `${cloth} ${noun}` : article(`${cloth} ${noun}`);
}
