import { type Evidence, on } from './evidence.ts';
import {
  asksAny,
  asksOneKind,
  asksWhich,
  colourWords,
  dressing,
  form,
  hasDay,
  hasOccasion,
  hasUse,
  isDistinguishedByMore,
  isGeneral,
  isOwnFact,
  signal,
  sorted,
  wornBeneath,
  yesOrNo,
} from './question-features.ts';

/** "Do redheads look good in orange?" */
export const ofPeople = form(
  /^\W*(so |and )?(do|does|can|should|are|is) (?!i\b|you\b|we\b|my\b|the\b|it\b|this\b|these\b|those\b|that\b|there\b|any\b|either\b|both\b)[a-z ]{2,30} (look|suit|wear|have|go|get|need|work|shrink|stretch|last)\b/,
);
export const howAKindIsWorn = form(
  /\bhow (do|does|can|should|would|could|to) ?(i|you|one|we|people|someone)? (wear|style|pull off|carry off|tie|rock) (?!my|the|this|that|it|them)/,
);

/** For outfits, advice and knowledge. House table, set on questions of our own. */
export const adviceEvidence: readonly Evidence[] = [
  ...on('recommend', asksOneKind, [
    [2, 'asks for a kind of garment', (features) => asksOneKind(features)],
    [2, 'names what it is for', (features) => hasOccasion(features) || hasUse(features)],
    [0.5, 'names a day', hasDay],
    [0.5, 'asks which', asksWhich],
    [
      -2,
      'wants an outfit',
      form(/\b(outfits?|look|dress me|what (should|shall|do|can|could) i (wear|put on))\b/),
    ],
    [
      -2.5,
      'is a how-to or a rule',
      (features) =>
        signal('howTo', 'trouble', 'definition')(features) ||
        (features.signals.has('rule') && !features.signals.has('own')),
    ],
    [-3, 'does not ask for one kind', (features) => !asksOneKind(features)],
    [-3, 'wants to wear it', form(/\b(want|like|love|going|plan|planning) to wear\b/)],
    [-2, 'asks about cut', signal('fit')],
    [
      -2,
      'sets it beside another',
      (features) => features.precise > 1 || (features.definite > 0 && features.signals.has('pair')),
    ],
  ]),
  ...on('outfit', dressing, [
    [
      -3,
      'asks something else',
      (features) =>
        !features.signals.has('outfit') &&
        /^\W*(who|when|why|where|how|what|which|whose|whats)\b/.test(features.question.plain),
    ],
    [-4, 'asks who', form(/^\W*who (won|is|was|are|invented|wrote|sings|plays|made)\b/)],
    [3.5, 'wants to be dressed', signal('outfit')],
    [
      2,
      'asks for an outfit by its name',
      (features) =>
        /\b(an?|some|two|three|my|another|one|full|whole) (\w+ ){0,3}outfits?\b|^\W*outfits?\b/.test(
          features.question.plain,
        ) && !signal('howTo', 'definition', 'have', 'planned', 'analysis')(features),
    ],
    [
      2,
      'names garments for an occasion',
      (features) =>
        features.kinds > 0 &&
        hasOccasion(features) &&
        features.wordCount <= 12 &&
        !features.question.text.includes('?') &&
        !signal('have', 'show', 'trouble', 'care', 'definition', 'howTo', 'worn', 'plan')(features) &&
        !/^\W*(which|what|whats|any|do|does|is|are|can|should|how|why)\b/.test(features.question.plain),
    ],
    [-4, 'asks about people in general', ofPeople],
    [
      -2,
      'asks whether there is any',
      (features) => asksAny(features) && features.loose > 0 && !features.signals.has('outfit'),
    ],
    [3, 'is in one colour', form(/\ball[- ](in )?\w+ everything\b/)],
    [1, 'names an occasion', hasOccasion],
    [1, 'names a day or a place', hasDay],
    [1, 'tells of a plan', (features) => hasOccasion(features) && hasDay(features) && !yesOrNo(features)],
    [0.5, 'says how it should be', ({ question }) => question.mood !== undefined],
    [
      1.5,
      'tells occasion and mood',
      (features) => (hasOccasion(features) || hasDay(features)) && features.question.mood !== undefined,
    ],
    [
      1.5,
      'says little but an occasion',
      (features) =>
        hasOccasion(features) &&
        features.kinds === 0 &&
        (features.wordCount <= 5 ||
          /^\W*(so |hey |ok |help,? )*(im|i am|ive|i have|i need|need|going|heading|were|off to|got|ill be|theres|its) /.test(
            features.question.plain,
          )),
    ],
    [
      1,
      'tells an occasion without naming a garment',
      (features) => hasOccasion(features) && features.kinds === 0,
    ],
    [
      1.5,
      'wants something to wear with a garment',
      form(
        /\b(something|anything|what|stuff|things) (else )?(to|i can|could i|can i|i could|should i|would i|do i) (wear|put|go|throw|style|team|pair)\b.*\b(with|under|over|around)\b|\b(wear|style) (my|the) .{2,40}(rest|build|complete|finish|outfit|look)|with (my|the) .{2,40} as the (base|start)|built? around/,
      ),
    ],
    [-2, 'asks what is there', (features) => features.signals.has('have') && features.kinds > 0],
    [
      -1.5,
      'wants to see things',
      (features) =>
        features.signals.has('show') &&
        features.kinds > 0 &&
        !/\b(outfit|look|wear)\b/.test(features.question.plain),
    ],
    [-3, 'is a definition', signal('definition')],
    [
      -3,
      'is trouble',
      (features) =>
        features.signals.has('trouble') &&
        !(hasOccasion(features) && hasDay(features) && features.kinds === 0),
    ],
    [
      -2,
      'asks for a rule',
      (features) =>
        features.signals.has('rule') &&
        yesOrNo(features) &&
        !/^\W*(can|could|would|will) you (please |maybe |quickly )?(put|do|make|pick|suggest|find|dress|show|give|match|mix|style|build)\b/.test(
          features.question.plain,
        ),
    ],
    [-2.5, 'asks what lies beneath', wornBeneath],
    [-3.5, 'asks how a kind is worn', howAKindIsWorn],
    [
      -3,
      'asks whether two kinds agree',
      (features) => features.kinds > 1 && /^\W*(do|does|is|are)\b/.test(features.question.plain),
    ],
    [
      -3.5,
      'asks for one part of the body',
      form(/\b(for|on|round|around|over) my (neck|head|hands|feet|legs|ears)\b/),
    ],
    [
      -4,
      'asks what was worn',
      ({ question }) => question.mentions.some(({ filter }) => filter.wornFrom !== undefined),
    ],
    [
      2.5,
      'something of a colour for a day',
      (features) =>
        hasDay(features) &&
        features.kinds === 0 &&
        features.loose > 0 &&
        /\b(something|all|entirely)\b/.test(features.question.plain) &&
        !features.signals.has('have') &&
        !features.signals.has('show'),
    ],
    [-2, 'asks about cut', (features) => features.signals.has('fit') && isGeneral(features)],
    [-2.5, 'asks a fact', isOwnFact],
    [-3, 'asks what was planned', signal('planned')],
    [
      -3,
      'asks for the most or least',
      (features) => sorted(features) && !hasDay(features) && !hasOccasion(features),
    ],
    [
      -2,
      'is already worn',
      (features) => features.signals.has('worn') && /\blog|note|mark|record\b/.test(features.question.plain),
    ],
    [-1.5, 'asks for one kind of garment', asksOneKind],
    [
      2,
      'wants an own garment styled',
      form(
        /\bhow (do|can|should|would|could) i (style|wear|combine) (my|the|this|that)\b|\bstyle (my|the)\b/,
      ),
    ],
    [
      -2.5,
      'speaks of the calendar itself',
      (features) =>
        features.signals.has('events') &&
        /\b(coming up|events?|appointments?|calendar|agenda|schedule)\b/.test(features.question.plain),
    ],
    [
      -2.5,
      'looks for a thing of some colour or cloth',
      (features) =>
        features.loose > 0 &&
        !hasOccasion(features) &&
        !hasDay(features) &&
        !/\b(outfits?|wear|look|dress|head to toe|put on|all[- ](in )?\w+ everything)\b/.test(
          features.question.plain,
        ),
    ],
  ]),
  ...on('colour', ({ colours }) => colours > 0, [
    [2, 'only names colours', (features) => features.kinds === 0 && colourWords(features)],
    [
      3,
      'sets colours side by side',
      (features) => features.colours > 1 && features.kinds === 0 && colourWords(features),
    ],
    [
      3.5,
      'asks what goes with a colour',
      (features) =>
        features.colours === 1 &&
        features.kinds === 0 &&
        /\b(what|which)\b.*\b(go|goes|match|matches|with|suit|pair|combine)\b|\bgoes? with\b/.test(
          features.question.plain,
        ),
    ],
    [
      8,
      'asks for the colour of one thing beside another',
      (features) =>
        features.colours === 1 &&
        /\b(what|which) colou?r(ed)? (of )?[a-z]+ .*\bwith an? /.test(features.question.plain),
    ],
    [
      -3,
      'speaks of own things',
      form(/\b(do i (have|own)|have i got|show me|my|something|anything|i own|wear something)\b/),
    ],
    [-3, 'names a garment', ({ kinds, definite }) => kinds > 0 || definite > 0],
    [-3, 'tells a thing by more than its colour', isDistinguishedByMore],
    [-3, 'names a day to dress for', (features) => hasDay(features) && !yesOrNo(features)],
    [
      -4,
      'wants to wear them',
      form(/\b(want|wanna|like|love|fancy|going|plan|planning) (to )?wear(ing)?\b|\boutfits?\b|\bdress me\b/),
    ],
    [-2, 'is long', ({ wordCount }) => wordCount > 18],
  ]),
];
