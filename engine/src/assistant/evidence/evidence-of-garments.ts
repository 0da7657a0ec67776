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
  isDistinguished,
  isGeneral,
  ofBody,
  onlySoft,
  type QuestionFeatures,
  signal,
  sorted,
  wornBeneath,
  yesOrNo,
} from './question-features.ts';

/** Asks for things of one's own that are nearly the same. */
const isAlike = (features: QuestionFeatures) =>
  features.signals.has('alike') &&
  (features.signals.has('own') || features.signals.has('have') || asksAny(features));

/** For what is asked of certain garments. House table, set on questions of our own. */
export const garmentEvidence: readonly Evidence[] = [
  ...on('compare', signal('compare'), [
    [2.5, 'puts things side by side', signal('compare')],
    [1.5, 'says compare', form(/\b(compare|comparison)\b/)],
    [1.5, 'names two', ({ precise, colours }) => precise > 1 || colours > 1],
    [2, 'names two of the own', ({ definite, precise }) => definite > 1 && precise > 1],
    [-1.5, 'is general', isGeneral],
    [-3, 'asks what they mean', form(/\b(same thing|whats the difference between a|mean)\b/)],
    [-2, 'has an occasion', (features) => hasOccasion(features) || hasDay(features)],
    [
      -2,
      'asks for a match',
      (features) => features.signals.has('pair') && !/\b(compare|difference)\b/.test(features.question.plain),
    ],
    [-1, 'names none', ({ kinds }) => kinds === 0],
  ]),
  ...on('facts', signal('fact'), [
    [3, 'asks a fact', signal('fact')],
    [
      2,
      'names an own garment',
      ({ precise, question }) => precise > 0 || question.mentions.some(({ filter }) => filter.brands),
    ],
    [1, 'says it is the own', ({ definite }) => definite > 0],
    [-2, 'is about the care of it', signal('howTo', 'trouble')],
    [
      -3,
      'asks for all that fulfil something',
      (features) =>
        sorted(features) || /\b(which|any|anything|everything|all (the|my))\b/.test(features.question.plain),
    ],
    [-3, 'names none', ({ kinds, loose }) => kinds === 0 && loose === 0],
    [-2, 'asks whether it is there', (features) => features.signals.has('have') && features.definite === 0],
    [-1.5, 'wants to be dressed', (features) => features.signals.has('outfit')],
  ]),
  ...on(
    'suits',
    (features) => yesOrNo(features) && (hasOccasion(features) || hasDay(features) || hasUse(features)),
    [
      [
        2,
        'asks whether something is right',
        (features) => yesOrNo(features) && (hasOccasion(features) || hasDay(features)),
      ],
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
        (features) =>
          features.signals.has('have') || /\b(goes?|match|with (the|my))\b/.test(features.question.plain),
      ],
    ],
  ),
  ...on('pair', signal('pair'), [
    [2, 'asks yes or no', yesOrNo],
    [2, 'names two', ({ precise }) => precise > 1],
    [
      2,
      'asks for a verdict',
      form(/\b(yay or nay|yes or no|hot or not|good idea or not|(a )?do or (a )?dont)\b/),
    ],
    [1.5, 'asks whether they go together', signal('pair')],
    [-3, 'does not name two', ({ precise }) => precise < 2],
    [-3, 'wants to be dressed', (features) => features.signals.has('outfit') && features.definite === 0],
    [-4, 'is to be planned or noted', signal('plan', 'worn')],
    [-3, 'asks which', form(/\b(which|what|something|anything|any)\b/)],
    [
      -3,
      'asks for a rule of no certain garments',
      (features) =>
        isGeneral(features) &&
        /\b(is|are|isnt|would) it (\w+ )?(ok|okay|fine|weird|odd|wrong|bad|rude|tacky|strange|allowed|acceptable|silly)\b/.test(
          features.question.plain,
        ),
    ],
    [
      -5,
      'asks for a duty',
      (features) =>
        !isDistinguished(features) &&
        yesOrNo(features) &&
        /\b(have to|need to|needs to|has to|must|supposed to|meant to)\b/.test(features.question.plain),
    ],
    [
      -3,
      'tells no garment from another',
      (features) => /^\W*should\b/.test(features.question.plain) && !isDistinguished(features),
    ],
    [-1, 'is general', isGeneral],
  ]),
  ...on('match', signal('pair', 'versatile'), [
    [
      2.5,
      'asks what goes with something',
      (features) =>
        asksWhich(features) ||
        (features.kinds > 1 && /^\W*(an? |any )?\w+ for (an? )?\w+ \w+\W*$/.test(features.question.plain)) ||
        (features.kinds > 1 &&
          /\b(an?|some) \w+( \w+)? (for|with|under|over|to go with) (the|my)\b/.test(
            features.question.plain,
          )),
    ],
    [1.5, 'names an own garment to go with', ({ precise }) => precise > 0],
    [
      2,
      'asks for a kind beside others',
      (features) =>
        features.precise > 0 &&
        features.kinds > 1 &&
        /\b(which|what) \w+ (with|for|under|over) /.test(features.question.plain),
    ],
    [1.5, 'asks for a kind of garment', ({ kinds, precise }) => kinds > 1 && precise > 0],
    [3.5, 'asks what goes with the rest', signal('versatile')],
    [-1.5, 'is general', (features) => isGeneral(features) && !isDistinguished(features)],
    [
      -2,
      'wants a whole outfit',
      form(
        /\b(outfits?|looks?\b(?! (good|best|nice|right|ok))|head to toe|the rest|shoes.{0,9}bag|the lot|dress me)\b/,
      ),
    ],
    [-2, 'is a how-to or trouble', signal('trouble')],
    [-3, 'asks what lies beneath', wornBeneath],
    [-3, 'names none', ({ kinds }) => kinds === 0],
    [-1, 'asks what it has', (features) => features.signals.has('have') && features.kinds < 2],
  ]),
  ...on(
    'find',
    (features) =>
      features.kinds + features.loose > 0 ||
      sorted(features) ||
      isAlike(features) ||
      hasRefused(features) ||
      (features.signals.has('have') && hasOccasion(features)),
    [
      [1, 'names a garment or a quality', ({ kinds, loose }) => kinds > 0 || loose > 0],
      [5, 'asks for things that are alike', isAlike],
      [2, 'asks what is there', signal('have')],
      [
        2,
        'asks for any of a colour, cloth, maker or size',
        (features) =>
          asksAny(features) &&
          (isDistinguished(features) || features.loose > 0) &&
          !features.signals.has('howTo'),
      ],
      [1.5, 'wants to see things', signal('show')],
      [1, 'wants a thing', signal('want')],
      [
        2,
        'looks for a thing of some colour or cloth',
        (features) =>
          features.loose > 0 &&
          /\b(something|anything|whatever|things?|stuff|pieces?|everything)\b/.test(
            features.question.plain,
          ) &&
          !hasOccasion(features) &&
          !hasDay(features) &&
          !/\b(outfits?|wear|dress|head to toe)\b/.test(features.question.plain),
      ],
      [
        -3,
        'looks for nothing by name',
        (features) =>
          features.loose > 0 &&
          onlySoft(features) &&
          !features.signals.has('have') &&
          !features.signals.has('show'),
      ],
      [
        2,
        'tells a thing by a detail',
        (features) =>
          features.loose > 0 &&
          features.kinds === 0 &&
          hasDetail(features) &&
          !features.signals.has('outfit'),
      ],
      [
        3.5,
        'asks what was worn',
        ({ question }) => question.mentions.some(({ filter }) => filter.wornFrom !== undefined),
      ],
      [2, 'says nothing else', ({ wordCount, kinds, loose }) => wordCount <= 5 && kinds + loose > 0],
      [2, 'asks for the most or least', sorted],
      [1.5, 'sets an amount, maker, size or state', amounts],
      [0.5, 'speaks of own things', signal('own')],
      [-2, 'is a how-to', signal('howTo')],
      [-2, 'is trouble', (features) => features.signals.has('trouble') && !features.signals.has('have')],
      [-2, 'is a definition', signal('definition')],
      [-1.5, 'asks for a rule', (features) => features.signals.has('rule') && !features.signals.has('have')],
      [-1, 'asks for cut or care', signal('fit', 'care')],
      [-3, 'tells of the body', ofBody],
      [
        -2.5,
        'wants to be dressed',
        (features) =>
          /\b(head to toe|all[- ](in )?\w+ everything|(monochrom\w*|tonal|tone on tone|all[- ]\w+) (\w+ )?looks?|outfits?|dress me|what (should|shall|can|could) i wear|look for (my|the|a)\b)/.test(
            features.question.plain,
          ) && !features.signals.has('have'),
      ],
      [
        -1,
        'asks what goes with something',
        (features) => features.signals.has('pair') && features.definite > 0,
      ],
    ],
  ),
];
