import { type Evidence, on } from './evidence.ts';
import {
  amounts,
  asksAny,
  asksWhich,
  form,
  hasDay,
  hasDetail,
  hasOccasion,
  hasRefused,
  hasUse,
  isGeneral,
  ofBody,
  onlySoft,
  type Seen,
  sign,
  sorted,
  told,
  wornBeneath,
  yesOrNo,
} from './seen.ts';

/** Asks for things of one's own that are nearly the same. */
const isAlike = (seen: Seen) =>
  seen.signs.has('alike') && (seen.signs.has('own') || seen.signs.has('have') || asksAny(seen));

/** For what is asked of certain garments. House table, set on questions of our own. */
export const garmentEvidence: readonly Evidence[] = [
  ...on('compare', sign('compare'), [
    [2.5, 'puts things side by side', sign('compare')],
    [1.5, 'says compare', form(/\b(compare|comparison)\b/)],
    [1.5, 'names two', ({ precise, colours }) => precise > 1 || colours > 1],
    [2, 'names two of the own', ({ definite, precise }) => definite > 1 && precise > 1],
    [-1.5, 'is general', isGeneral],
    [-3, 'asks what they mean', form(/\b(same thing|whats the difference between a|mean)\b/)],
    [-2, 'has an occasion', (seen) => hasOccasion(seen) || hasDay(seen)],
    [
      -2,
      'asks for a match',
      (seen) => seen.signs.has('pair') && !/\b(compare|difference)\b/.test(seen.question.plain),
    ],
    [-1, 'names none', ({ kinds }) => kinds === 0],
  ]),
  ...on('facts', sign('fact'), [
    [3, 'asks a fact', sign('fact')],
    [
      2,
      'names an own garment',
      ({ precise, question }) => precise > 0 || question.mentions.some(({ filter }) => filter.brands),
    ],
    [1, 'says it is the own', ({ definite }) => definite > 0],
    [-2, 'is about the care of it', sign('howTo', 'trouble')],
    [
      -3,
      'asks for all that fulfil something',
      (seen) => sorted(seen) || /\b(which|any|anything|everything|all (the|my))\b/.test(seen.question.plain),
    ],
    [-3, 'names none', ({ kinds, loose }) => kinds === 0 && loose === 0],
    [-2, 'asks whether it is there', (seen) => seen.signs.has('have') && seen.definite === 0],
    [-1.5, 'wants to be dressed', (seen) => seen.signs.has('outfit')],
  ]),
  ...on('suits', (seen) => yesOrNo(seen) && (hasOccasion(seen) || hasDay(seen) || hasUse(seen)), [
    [2, 'asks whether something is right', (seen) => yesOrNo(seen) && (hasOccasion(seen) || hasDay(seen))],
    [2, 'names one own garment', ({ precise, definite }) => precise === 1 && definite > 0],
    [
      1,
      'asks for fitness',
      form(
        /\b(ok|okay|fine|alright|appropriate|suitable|too|enough|work|wear|do for|right|good|smart|formal|casual|get away)\b/,
      ),
    ],
    [-3, 'names two', ({ precise }) => precise > 1],
    [-3, 'names no own garment', ({ definite }) => definite === 0],
    [-2, 'wants an outfit', form(/\boutfit|what (should|shall|do) i\b/)],
    [
      -3,
      'asks what is there or what goes with it',
      (seen) => seen.signs.has('have') || /\b(goes?|match|with (the|my))\b/.test(seen.question.plain),
    ],
  ]),
  ...on('pair', sign('pair'), [
    [2, 'asks yes or no', yesOrNo],
    [2, 'names two', ({ precise }) => precise > 1],
    [
      2,
      'asks for a verdict',
      form(/\b(yay or nay|yes or no|hot or not|good idea or not|(a )?do or (a )?dont)\b/),
    ],
    [1.5, 'asks whether they go together', sign('pair')],
    [-3, 'does not name two', ({ precise }) => precise < 2],
    [-3, 'wants to be dressed', (seen) => seen.signs.has('outfit') && seen.definite === 0],
    [-4, 'is to be planned or noted', sign('plan', 'worn')],
    [-3, 'asks which', form(/\b(which|what|something|anything|any)\b/)],
    [
      -3,
      'asks for a rule of no certain garments',
      (seen) =>
        isGeneral(seen) &&
        /\b(is|are|isnt|would) it (\w+ )?(ok|okay|fine|weird|odd|wrong|bad|rude|tacky|strange|allowed|acceptable|silly)\b/.test(
          seen.question.plain,
        ),
    ],
    [
      -5,
      'asks for a duty',
      (seen) =>
        !told(seen) &&
        yesOrNo(seen) &&
        /\b(have to|need to|needs to|has to|must|supposed to|meant to)\b/.test(seen.question.plain),
    ],
    [-3, 'tells no garment from another', (seen) => /^\W*should\b/.test(seen.question.plain) && !told(seen)],
    [-1, 'is general', isGeneral],
  ]),
  ...on('match', sign('pair', 'versatile'), [
    [
      2.5,
      'asks what goes with something',
      (seen) =>
        asksWhich(seen) ||
        (seen.kinds > 1 && /^\W*(an? |any )?\w+ for (an? )?\w+ \w+\W*$/.test(seen.question.plain)) ||
        (seen.kinds > 1 &&
          /\b(an?|some) \w+( \w+)? (for|with|under|over|to go with) (the|my)\b/.test(seen.question.plain)),
    ],
    [1.5, 'names an own garment to go with', ({ precise }) => precise > 0],
    [
      2,
      'asks for a kind beside others',
      (seen) =>
        seen.precise > 0 &&
        seen.kinds > 1 &&
        /\b(which|what) \w+ (with|for|under|over) /.test(seen.question.plain),
    ],
    [1.5, 'asks for a kind of garment', ({ kinds, precise }) => kinds > 1 && precise > 0],
    [3.5, 'asks what goes with the rest', sign('versatile')],
    [-1.5, 'is general', (seen) => isGeneral(seen) && !told(seen)],
    [
      -2,
      'wants a whole outfit',
      form(
        /\b(outfits?|looks?\b(?! (good|best|nice|right|ok))|head to toe|the rest|shoes.{0,9}bag|the lot|dress me)\b/,
      ),
    ],
    [-2, 'is a how-to or trouble', sign('trouble')],
    [-3, 'asks what lies beneath', wornBeneath],
    [-3, 'names none', ({ kinds }) => kinds === 0],
    [-1, 'asks what it has', (seen) => seen.signs.has('have') && seen.kinds < 2],
  ]),
  ...on(
    'find',
    (seen) =>
      seen.kinds + seen.loose > 0 ||
      sorted(seen) ||
      isAlike(seen) ||
      hasRefused(seen) ||
      (seen.signs.has('have') && hasOccasion(seen)),
    [
      [1, 'names a garment or a quality', ({ kinds, loose }) => kinds > 0 || loose > 0],
      [5, 'asks for things that are alike', isAlike],
      [2, 'asks what is there', sign('have')],
      [
        2,
        'asks for any of a colour, cloth, maker or size',
        (seen) => asksAny(seen) && (told(seen) || seen.loose > 0) && !seen.signs.has('howTo'),
      ],
      [1.5, 'wants to see things', sign('show')],
      [1, 'wants a thing', sign('want')],
      [
        2,
        'looks for a thing of some colour or cloth',
        (seen) =>
          seen.loose > 0 &&
          /\b(something|anything|whatever|things?|stuff|pieces?|everything)\b/.test(seen.question.plain) &&
          !hasOccasion(seen) &&
          !hasDay(seen) &&
          !/\b(outfits?|wear|dress|head to toe)\b/.test(seen.question.plain),
      ],
      [
        -3,
        'looks for nothing by name',
        (seen) => seen.loose > 0 && onlySoft(seen) && !seen.signs.has('have') && !seen.signs.has('show'),
      ],
      [
        2,
        'tells a thing by a detail',
        (seen) => seen.loose > 0 && seen.kinds === 0 && hasDetail(seen) && !seen.signs.has('outfit'),
      ],
      [
        3.5,
        'asks what was worn',
        ({ question }) => question.mentions.some(({ filter }) => filter.wornFrom !== undefined),
      ],
      [2, 'says nothing else', ({ wordCount, kinds, loose }) => wordCount <= 5 && kinds + loose > 0],
      [2, 'asks for the most or least', sorted],
      [1.5, 'sets an amount, maker, size or state', amounts],
      [0.5, 'speaks of own things', sign('own')],
      [-2, 'is a how-to', sign('howTo')],
      [-2, 'is trouble', (seen) => seen.signs.has('trouble') && !seen.signs.has('have')],
      [-2, 'is a definition', sign('definition')],
      [-1.5, 'asks for a rule', (seen) => seen.signs.has('rule') && !seen.signs.has('have')],
      [-1, 'asks for cut or care', sign('fit', 'care')],
      [-3, 'tells of the body', ofBody],
      [
        -2.5,
        'wants to be dressed',
        (seen) =>
          /\b(head to toe|all[- ](in )?\w+ everything|(monochrom\w*|tonal|tone on tone|all[- ]\w+) (\w+ )?looks?|outfits?|dress me|what (should|shall|can|could) i wear|look for (my|the|a)\b)/.test(
            seen.question.plain,
          ) && !seen.signs.has('have'),
      ],
      [-1, 'asks what goes with something', (seen) => seen.signs.has('pair') && seen.definite > 0],
    ],
  ),
];
