import type { Occasion } from '@drape/contract/options';
import type { Season } from '../stylist/season.ts';
import type { TermKey } from '../stylist/weights.ts';

/** House rules for each term of the rating: how it is called, what to go on doing, what lifts it. */
type TermAdvice = { noun: string; keep: readonly string[]; lift: readonly string[] };

export const termAdvice: Record<Exclude<TermKey, 'preferences' | 'personal'>, TermAdvice> = {
  colour: {
    noun: 'color',
    keep: ['Trust your eye for color and go on combining as you do', 'Keep the way you put colors together'],
    lift: [
      'Start an outfit from two neutrals and add one clear color, not two',
      'Repeat a color once: what shows twice looks chosen',
      'When two colors quarrel, make the smaller one a neutral',
    ],
  },
  pattern: {
    noun: 'use of pattern',
    keep: [
      'Stay with one pattern at a time, as you do',
      'Let patterns lead the way they do now, in plain company',
    ],
    lift: [
      'Let one pattern lead and keep its neighbours plain',
      'Two patterns go together when one is at least twice the scale of the other',
    ],
  },
  finish: {
    noun: 'finish',
    keep: ['Keep finishing your outfits the way you do; it shows', 'Go on choosing shoes that suit the rest'],
    lift: [
      'Start with the shoes: a neat pair does more than anything else',
      'Add one considered piece, such as a belt, a coat or a good bag',
    ],
  },
  proportion: {
    noun: 'proportion',
    keep: [
      'Keep the division of your outfits; the thirds fall well',
      'Go on dividing outfits off the middle',
    ],
    lift: [
      'Move the dividing line off the middle: tuck the top, or take a cropped layer',
      'Try a higher waistband, or a longer layer over everything, so that no two parts are equal',
    ],
  },
  fit: {
    noun: 'balance of volumes',
    keep: [
      'Keep pairing a fuller piece with a neater one',
      'Your balance of wide and narrow cuts is worth repeating',
    ],
    lift: [
      'Pair a wide piece with a neat one, above or below',
      'Loosen one of two narrow cuts, or trim one of two wide ones',
    ],
  },
  pieces: {
    noun: 'how your pieces go together',
    keep: [
      'Keep pairing pieces that are equally dressy',
      'Go on letting shoes and jacket agree on the occasion',
    ],
    lift: [
      'Bring the easiest and the dressiest piece one step closer: plain leather shoes do it most often',
      'Decide by the shoes: what they are dressed for, the rest should be, too',
    ],
  },
  season: {
    noun: 'cloth for the season',
    keep: ['Keep choosing cloth by the weather', 'Your cloth follows the season; go on with it'],
    lift: [
      'Change the cloth with the season and leave the colors as they are',
      'Let one piece name the season: linen, or brushed wool',
    ],
  },
};

/** House rules for an occasion. */
export const occasionTips: Record<Occasion, readonly string[]> = {
  work: [
    'For work, keep one jacket at hand that raises whatever is under it',
    'Plan three outfits for the week on one pair of trousers; only tops and shoes change',
  ],
  casual: ['On casual days, trade one soft piece for a crisp one', 'Let casual outfits end in clean shoes'],
  'formal events': [
    'For formal events, try everything on a week before, shoes included',
    'Choose one rich cloth for a formal evening and keep all else matt',
  ],
  'date night': [
    'For a date, wear one thing you have worn before and one that feels new',
    'In evening light dark colors merge, so add one surface that catches it',
  ],
  travel: [
    'Travel with two neutrals and one color; every top should meet every bottom',
    'Wear the heaviest layer on the way and pack what folds flat',
  ],
  sports: [
    'For sport, buy by the cloth label and choose the color last',
    'Keep one bright piece for sport; it is where loud colors are at home',
  ],
  party: [
    'For a party, let shine or color speak, and the other keep quiet',
    'Shoes you can stand in until midnight come before any other choice',
  ],
  wedding: [
    'At a wedding, stay a shade quieter than the couple and brighter than the office',
    'A wedding runs from noon to night: bring a layer that changes the outfit',
  ],
  business: [
    'For business, keep contrast high at the collar and low everywhere else',
    'Have two jackets and rotate them; wool wants a day of rest',
  ],
  weekend: ['At the weekend, wear weekday cloth in looser shapes', 'Leave one good outfit for Sunday'],
  vacation: [
    'For a holiday, choose three colors before you open the wardrobe',
    'Linen creases; choose a shade in which that looks intended',
  ],
  shopping: [
    'Go shopping in something easy to take off, with the shoes that new trousers must meet',
    'Take a photo of what a new piece has to go with',
  ],
};

/** House rules for the season that comes; `layer` is what to look for. */
export const seasonTips: Record<Season, readonly string[]> = {
  winter: [
    'This winter, layer thin over thin and let only the coat be heavy',
    'Light colors carry winter well in thick cloth',
  ],
  spring: [
    'For spring, start with one washed or powdery shade',
    'In spring, carry the third layer rather than leaving it at home',
  ],
  summer: [
    'In summer, let linen and open weaves do what fewer layers cannot',
    'Keep dark colors to one piece this summer',
  ],
  autumn: [
    'Autumn is for surfaces: suede, corduroy, brushed wool',
    'Bring in brown, olive or wine this autumn, one at a time',
  ],
};
