import type { Occasion } from '@drape/contract/profile/options';
import type { TermKey } from '../../stylist/judging/weights.ts';
import type { Season } from '../../stylist/season.ts';

/** Advice for each term of the rating: how it is called, what to go on doing, what lifts it. */
type TermAdvice = { noun: string; keep: readonly string[]; lift: readonly string[] };

export const termAdvice: Record<Exclude<TermKey, 'preferences' | 'personal'>, TermAdvice> = {
  colour: {
    noun: 'color',
    keep: ['You have an eye for color; trust it', 'Keep putting colors together the way you do'],
    lift: [
      'Start with two neutrals and add one color',
      'Repeat a color once, in the shoes or the bag, and it looks planned',
      'When two colors fight, make the smaller piece a neutral',
    ],
  },
  pattern: {
    noun: 'pattern',
    keep: [
      'One pattern at a time suits you; stay with it',
      'Keep letting one pattern lead, with plain pieces around it',
    ],
    lift: [
      'Let one pattern lead and keep the pieces next to it plain',
      'Mix two patterns only when one is much bigger than the other or they share a color',
    ],
  },
  finish: {
    noun: 'finish',
    keep: ['Your outfits look finished; keep that up', 'Keep choosing shoes that suit the rest'],
    lift: [
      'Start with the shoes: a neat pair does more than anything else',
      'Add one finishing piece, such as a belt, a good coat or a bag you love',
    ],
  },
  proportion: {
    noun: 'proportion',
    keep: [
      'Your proportions work well; keep tucking and cropping the way you do',
      'Keep the shorter top over the longer bottom half',
    ],
    lift: [
      'Tuck in the top or choose a shorter one, so the outfit is not cut in half',
      'Try a higher waistband, or a long layer over everything',
    ],
  },
  fit: {
    noun: 'fit',
    keep: [
      'Keep pairing something loose with something neat',
      'Your mix of wide and slim cuts is worth repeating',
    ],
    lift: ['Pair a wide piece with a slim one', 'If both halves are wide, make one of them neater'],
  },
  pieces: {
    noun: 'how your pieces go together',
    keep: [
      'Your pieces suit each other; keep dressing in one mood',
      'Keep matching the shoes to the mood of the jacket',
    ],
    lift: [
      'Bring the dressiest and the most casual piece a little closer together; plain leather shoes often do it',
      'Choose the shoes first and let the rest follow',
    ],
  },
  season: {
    noun: 'dressing for the season',
    keep: ['Keep choosing fabrics by the weather', 'Your fabrics follow the seasons; keep it that way'],
    lift: [
      'Keep your colors and change the fabric with the season',
      'Let one piece show the season: linen in July, brushed wool in January',
    ],
  },
};

/** A tip for each occasion. */
export const occasionTips: Record<Occasion, readonly string[]> = {
  work: [
    'Keep one good jacket at work; it lifts whatever is under it',
    'Plan three workdays around one pair of trousers and change only tops and shoes',
  ],
  casual: ['On casual days, swap one soft piece for a crisp one', 'Finish casual outfits with clean shoes'],
  'formal events': [
    'Try on the whole formal outfit a week before, shoes included',
    'For a formal evening, choose one rich fabric and keep the rest matte',
  ],
  'date night': [
    'For a date, wear one thing you know and one that feels new',
    'In the evening, dark colors blur together; add one thing that catches the light',
  ],
  travel: [
    'Pack two neutrals and one color, so every top goes with every bottom',
    'Wear the heaviest layer on the way and pack what folds flat',
  ],
  sports: [
    'For sports, check the fabric first and the color second',
    'Sports is the place for your loudest color',
  ],
  party: [
    'For a party, choose shine or color and keep the rest quiet',
    'Pick party shoes you can stand in until midnight',
  ],
  wedding: [
    'At a wedding, go a little quieter than the couple and a lot brighter than the office',
    'Bring a layer to a wedding; it runs from noon to night',
  ],
  business: [
    'For business, keep the contrast near the collar and the rest calm',
    'Own two jackets and take turns; wool likes a day off',
  ],
  weekend: ['On weekends, wear good fabrics in looser shapes', 'Save one good outfit for Sunday'],
  vacation: [
    'Choose three colors before you pack for a vacation',
    'Linen will crease; pick a color in which that looks right',
  ],
  shopping: [
    'Go shopping in clothes that come off easily, with the shoes that new trousers need to go with',
    'Take a photo of what the new piece has to go with',
  ],
};

/** A tip for each season. */
export const seasonTips: Record<Season, readonly string[]> = {
  winter: [
    'This winter, wear thin layers and let the coat be the heavy one',
    'Wear light colors in winter, too, in thick fabrics',
  ],
  spring: [
    'Start spring with one soft, washed color',
    'In spring, carry a light jacket instead of leaving it at home',
  ],
  summer: ['In summer, linen and open weaves do the work', 'Keep dark colors to one piece this summer'],
  autumn: [
    'Fall is for texture: suede, corduroy, brushed wool',
    'Bring in brown, olive or wine this fall, one at a time',
  ],
};
