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
  isGeneral,
  isOwnFact,
  sign,
  sorted,
  toldByMore,
  wornBeneath,
  yesOrNo,
} from './seen.ts';

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
    [2, 'asks for a kind of garment', (seen) => asksOneKind(seen)],
    [2, 'names what it is for', (seen) => hasOccasion(seen) || hasUse(seen)],
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
      (seen) =>
        sign('howTo', 'trouble', 'definition')(seen) || (seen.signs.has('rule') && !seen.signs.has('own')),
    ],
    [-3, 'does not ask for one kind', (seen) => !asksOneKind(seen)],
    [-3, 'wants to wear it', form(/\b(want|like|love|going|plan|planning) to wear\b/)],
    [-2, 'asks about cut', sign('fit')],
    [
      -2,
      'sets it beside another',
      (seen) => seen.precise > 1 || (seen.definite > 0 && seen.signs.has('pair')),
    ],
  ]),
  ...on('outfit', dressing, [
    [
      -3,
      'asks something else',
      (seen) =>
        !seen.signs.has('outfit') &&
        /^\W*(who|when|why|where|how|what|which|whose|whats)\b/.test(seen.question.plain),
    ],
    [-4, 'asks who', form(/^\W*who (won|is|was|are|invented|wrote|sings|plays|made)\b/)],
    [3.5, 'wants to be dressed', sign('outfit')],
    [
      2,
      'asks for an outfit by its name',
      (seen) =>
        /\b(an?|some|two|three|my|another|one|full|whole) (\w+ ){0,3}outfits?\b|^\W*outfits?\b/.test(
          seen.question.plain,
        ) && !sign('howTo', 'definition', 'have', 'planned', 'analysis')(seen),
    ],
    [
      2,
      'names garments for an occasion',
      (seen) =>
        seen.kinds > 0 &&
        hasOccasion(seen) &&
        seen.wordCount <= 12 &&
        !seen.question.text.includes('?') &&
        !sign('have', 'show', 'trouble', 'care', 'definition', 'howTo', 'worn', 'plan')(seen) &&
        !/^\W*(which|what|whats|any|do|does|is|are|can|should|how|why)\b/.test(seen.question.plain),
    ],
    [-4, 'asks about people in general', ofPeople],
    [-2, 'asks whether there is any', (seen) => asksAny(seen) && seen.loose > 0 && !seen.signs.has('outfit')],
    [3, 'is in one colour', form(/\ball[- ](in )?\w+ everything\b/)],
    [1, 'names an occasion', hasOccasion],
    [1, 'names a day or a place', hasDay],
    [1, 'tells of a plan', (seen) => hasOccasion(seen) && hasDay(seen) && !yesOrNo(seen)],
    [0.5, 'says how it should be', ({ question }) => question.mood !== undefined],
    [
      1.5,
      'tells occasion and mood',
      (seen) => (hasOccasion(seen) || hasDay(seen)) && seen.question.mood !== undefined,
    ],
    [
      1.5,
      'says little but an occasion',
      (seen) =>
        hasOccasion(seen) &&
        seen.kinds === 0 &&
        (seen.wordCount <= 5 ||
          /^\W*(so |hey |ok |help,? )*(im|i am|ive|i have|i need|need|going|heading|were|off to|got|ill be|theres|its) /.test(
            seen.question.plain,
          )),
    ],
    [1, 'tells an occasion without naming a garment', (seen) => hasOccasion(seen) && seen.kinds === 0],
    [
      1.5,
      'wants something to wear with a garment',
      form(
        /\b(something|anything|what|stuff|things) (else )?(to|i can|could i|can i|i could|should i|would i|do i) (wear|put|go|throw|style|team|pair)\b.*\b(with|under|over|around)\b|\b(wear|style) (my|the) .{2,40}(rest|build|complete|finish|outfit|look)|with (my|the) .{2,40} as the (base|start)|built? around/,
      ),
    ],
    [-2, 'asks what is there', (seen) => seen.signs.has('have') && seen.kinds > 0],
    [
      -1.5,
      'wants to see things',
      (seen) =>
        seen.signs.has('show') && seen.kinds > 0 && !/\b(outfit|look|wear)\b/.test(seen.question.plain),
    ],
    [-3, 'is a definition', sign('definition')],
    [
      -3,
      'is trouble',
      (seen) => seen.signs.has('trouble') && !(hasOccasion(seen) && hasDay(seen) && seen.kinds === 0),
    ],
    [
      -2,
      'asks for a rule',
      (seen) =>
        seen.signs.has('rule') &&
        yesOrNo(seen) &&
        !/^\W*(can|could|would|will) you (please |maybe |quickly )?(put|do|make|pick|suggest|find|dress|show|give|match|mix|style|build)\b/.test(
          seen.question.plain,
        ),
    ],
    [-2.5, 'asks what lies beneath', wornBeneath],
    [-3.5, 'asks how a kind is worn', howAKindIsWorn],
    [
      -3,
      'asks whether two kinds agree',
      (seen) => seen.kinds > 1 && /^\W*(do|does|is|are)\b/.test(seen.question.plain),
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
      (seen) =>
        hasDay(seen) &&
        seen.kinds === 0 &&
        seen.loose > 0 &&
        /\b(something|all|entirely)\b/.test(seen.question.plain) &&
        !seen.signs.has('have') &&
        !seen.signs.has('show'),
    ],
    [-2, 'asks about cut', (seen) => seen.signs.has('fit') && isGeneral(seen)],
    [-2.5, 'asks a fact', isOwnFact],
    [-3, 'asks what was planned', sign('planned')],
    [-3, 'asks for the most or least', (seen) => sorted(seen) && !hasDay(seen) && !hasOccasion(seen)],
    [
      -2,
      'is already worn',
      (seen) => seen.signs.has('worn') && /\blog|note|mark|record\b/.test(seen.question.plain),
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
      (seen) =>
        seen.signs.has('events') &&
        /\b(coming up|events?|appointments?|calendar|agenda|schedule)\b/.test(seen.question.plain),
    ],
    [
      -2.5,
      'looks for a thing of some colour or cloth',
      (seen) =>
        seen.loose > 0 &&
        !hasOccasion(seen) &&
        !hasDay(seen) &&
        !/\b(outfits?|wear|look|dress|head to toe|put on|all[- ](in )?\w+ everything)\b/.test(
          seen.question.plain,
        ),
    ],
  ]),
  ...on('colour', ({ colours }) => colours > 0, [
    [2, 'only names colours', (seen) => seen.kinds === 0 && colourWords(seen)],
    [3, 'sets colours side by side', (seen) => seen.colours > 1 && seen.kinds === 0 && colourWords(seen)],
    [
      3.5,
      'asks what goes with a colour',
      (seen) =>
        seen.colours === 1 &&
        seen.kinds === 0 &&
        /\b(what|which)\b.*\b(go|goes|match|matches|with|suit|pair|combine)\b|\bgoes? with\b/.test(
          seen.question.plain,
        ),
    ],
    [
      8,
      'asks for the colour of one thing beside another',
      (seen) =>
        seen.colours === 1 &&
        /\b(what|which) colou?r(ed)? (of )?[a-z]+ .*\bwith an? /.test(seen.question.plain),
    ],
    [
      -3,
      'speaks of own things',
      form(/\b(do i (have|own)|have i got|show me|my|something|anything|i own|wear something)\b/),
    ],
    [-3, 'names a garment', ({ kinds, definite }) => kinds > 0 || definite > 0],
    [-3, 'tells a thing by more than its colour', toldByMore],
    [-3, 'names a day to dress for', (seen) => hasDay(seen) && !yesOrNo(seen)],
    [
      -4,
      'wants to wear them',
      form(/\b(want|wanna|like|love|fancy|going|plan|planning) (to )?wear(ing)?\b|\boutfits?\b|\bdress me\b/),
    ],
    [-2, 'is long', ({ wordCount }) => wordCount > 18],
  ]),
];
