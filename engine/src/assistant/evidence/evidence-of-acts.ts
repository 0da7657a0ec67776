import { type Evidence, on } from './evidence.ts';
import { form, hasDay, isDistinguished, isGeneral, signal, sorted } from './question-features.ts';

/** For calendar, weather, photo, packing, sums and what is to be noted. House table, set on questions of our own. */
export const actEvidence: readonly Evidence[] = [
  ...on('analysis', signal('analysis'), [
    [3.5, 'speaks of the last photo or its rating', signal('analysis')],
    [
      1,
      'asks for improvement',
      form(/\b(improve|improved|better|wrong|raise|change|fix|mean|say|said|go)\b/),
    ],
    [-3, 'speaks of certain garments', ({ kinds }) => kinds > 0],
  ]),
  ...on('pack', signal('pack'), [
    [7, 'speaks of packing', signal('pack')],
    [3, 'says to pack', form(/^\W*pack\b|\bpack(ing list)?( please| pls| for me| my bag)?\W*$/)],
    [-3, 'asks how to do something', (features) => features.signals.has('howTo') && !hasDay(features)],
    [-4, 'begins with how', form(/^\W*(so |and )?(how (do|can|should|would|to|best)|whats the best way)\b/)],
    [
      -4,
      'asks for a technique',
      form(/\b(roll(ing|ed)?|fold(ing|ed)?|creases?|creasing|wrinkl\w+|technique|rule|order)\b/),
    ],
    [
      -1.5,
      'tells neither place nor day nor length',
      form(/^(?!.*\b(my|for|days?|nights?|week|weekend|trip|to|me|help|what)\b)/),
    ],
  ]),
  ...on('events', signal('events', 'planned'), [
    [4, 'speaks of the calendar', signal('events')],
    [4.5, 'asks what was planned', signal('planned')],
    [
      -2.5,
      'wants to be dressed',
      (features) =>
        features.signals.has('outfit') &&
        !features.signals.has('planned') &&
        !/\b(coming up|events?|appointments?|calendar|agenda|schedule)\b/.test(features.question.plain),
    ],
    [-2, 'is general', form(/\bwhen (is|are) (it|a|an)\b|\bwhen (should|can|do) (i|you|one)\b/)],
    [-2, 'names a thing to wear', ({ kinds, signals }) => kinds > 0 && !signals.has('planned')],
  ]),
  ...on('weather', signal('weather'), [
    [4.5, 'asks about the weather', signal('weather')],
    [
      1.5,
      'asks about rain or the forecast itself',
      form(/\b(will|is) it (going to |gonna |be )?\w+|forecast|\bweather\b/),
    ],
    [
      -2,
      'is a rule or a how-to',
      (features) =>
        (features.signals.has('howTo') && !hasDay(features)) ||
        /\bwhat temperature\b/.test(features.question.plain),
    ],
    [-1.5, 'wants an outfit', form(/\b(outfit|what (should|do|can|could|shall) i (wear|put on))\b/)],
    [-2, 'says whether something is too warm for a thing', form(/\btoo (cold|warm|hot) for\b/)],
  ]),
  ...on('worn', signal('worn'), [
    [5, 'tells what was worn', signal('worn')],
    [
      -4,
      'asks something',
      form(
        /\b(what else|what should|already|suggest|ideas?|which|how (many|often)|when|did i|why|what (can|could|did)|something else|instead|different)\b/,
      ),
    ],
    [-3, 'names no garment', ({ kinds }) => kinds === 0],
  ]),
  ...on('plan', signal('plan'), [
    [5, 'wants something in the calendar', signal('plan')],
    [
      3,
      'begins with planning',
      form(
        /^\W*((please|pls|can you|could you|and|ok|so)\W+)*(plan|schedule|book|put|pop|stick|pencil|save|reserve|set) (in )?(the|my|me)\b/,
      ),
    ],
    [-4, 'names no garment', ({ kinds }) => kinds === 0],
    [-3, 'names no day', ({ question }) => question.days === undefined && question.occasion === undefined],
  ]),
  ...on('unworn', signal('unworn'), [
    [4, 'speaks of what is not worn', signal('unworn')],
    [-2.5, 'is a how-to', (features) => features.signals.has('howTo') || features.signals.has('trouble')],
    [
      -2,
      'is about one garment',
      ({ definite, question }) =>
        definite > 0 && !/\bmy (clothes|wardrobe|closet|stuff|things)\b|of my\b/.test(question.plain),
    ],
  ]),
  ...on('gaps', signal('gaps'), [
    [4, 'speaks of what to buy or what is missing', signal('gaps')],
    [
      1.5,
      'is about to buy one more',
      form(
        /\b(tempted|about|want|wanted|thinking)\b.{0,12}\bbuy(ing)?\b|\b(get|buy|need) (another|a second|one more)\b/,
      ),
    ],
    [-2, 'is about repair', signal('trouble')],
    [-2, 'names a day to dress for', (features) => hasDay(features) && features.signals.has('outfit')],
  ]),
  ...on('gaps', (features) => !features.signals.has('gaps'), [
    [
      -2.5,
      'asks what is there for an occasion',
      (features) => features.signals.has('have') && features.question.occasion !== undefined,
    ],
  ]),
  ...on('count', signal('count'), [
    [4, 'asks for a number', signal('count')],
    [-2, 'speaks of no own things', (features) => isGeneral(features) && features.kinds === 0],
    [
      -8,
      'asks for a rule',
      form(/\bhow many .{2,30} (should|does (a|one)|do (you|i) need|is (normal|enough))\b/),
    ],
  ]),
  ...on('worth', signal('worth'), [
    [4, 'asks for the sum', signal('worth')],
    [-3, 'asks for one of them', sorted],
    [
      -2,
      'is about one garment',
      (features) =>
        features.definite > 0 &&
        isDistinguished(features) &&
        !/\ball (of )?my\b/.test(features.question.plain),
    ],
    [1.5, 'asks for the sum of a kind', form(/\b(spend|spent) on (all |my |all my )?[a-z]+s\b|\btotal\b/)],
  ]),
  ...on('colours', signal('colours'), [
    [4, 'asks for the colours worn', signal('colours')],
    [-2, 'asks for a match', form(/\b(goes?|go with|match|suits?|with)\b/)],
  ]),
];
