import { sortOf } from './find-tools.ts';
import { hasQualities, isKind, type Question } from './read-question.ts';
import type { FoundTopic } from './search-topics.ts';
import { searchTopics } from './search-topics.ts';
import { type Sign, signsOf } from './signs.ts';

/** What a question may ask for; each is answered by a tool of its own. */
export type Intent =
  | ('analysis' | 'pack' | 'events' | 'weather' | 'worn' | 'plan' | 'unworn' | 'gaps' | 'count' | 'worth')
  | ('colours' | 'compare' | 'facts' | 'suits' | 'pair' | 'match' | 'recommend' | 'outfit' | 'colour')
  | ('find' | 'explain');

/** An intent with what speaks for it and against it. */
export type Weighed = { intent: Intent; score: number; reasons: string[] };

/** Everything that evidence is drawn from. */
export type Seen = {
  question: Question;
  signs: ReadonlySet<Sign>;
  topic: FoundTopic | undefined;
  /** Garments by kind, those with "my" or "the", those that only qualities tell, in numbers. */
  kinds: number;
  definite: number;
  precise: number;
  loose: number;
  colours: number;
  wordCount: number;
};

export type Evidence = {
  intent: Intent;
  weight: number;
  reason: string;
  holds: (seen: Seen) => boolean;
};

export function seeing(question: Question): Seen {
  const { plain, mentions } = question;
  const said = mentions.filter(({ role }) => role !== 'refused');
  const kinds = said.filter(isKind);
  const [topic] = searchTopics(question.text, 1);
  return {
    question,
    signs: signsOf(plain),
    topic,
    kinds: kinds.length,
    definite: said.filter(({ definite }) => definite).length,
    precise: kinds.filter(({ definite, filter }) => definite || hasQualities(filter)).length,
    loose: said.filter((mention) => !isKind(mention) && hasQualities(mention.filter)).length,
    colours: new Set(said.flatMap(({ filter }) => filter.colours ?? [])).size,
    wordCount: plain.split(' ').length,
  };
}

const sign =
  (...names: Sign[]) =>
  ({ signs }: Seen) =>
    names.some((name) => signs.has(name));

const form = (pattern: RegExp) => (seen: Seen) => pattern.test(seen.question.plain);

const yesOrNo = form(
  /^\W*(so |and |hey |hi |ok |but )*(do|does|would|will|can|could|is|are|should|did|am|may)\b/,
);
const asksWhich = form(/\b(which|what|whats|any|find me|recommend|suggest)\b/);
const isOwnFact = (seen: Seen) => seen.precise > 0 && seen.signs.has('fact') && seen.signs.has('own');
const hasOccasion = ({ question }: Seen) => question.occasion !== undefined;
const hasDay = ({ question }: Seen) => question.days !== undefined || question.place !== undefined;
const isGeneral = (seen: Seen) => seen.definite === 0 && !seen.signs.has('own');
const sorted = ({ question }: Seen) => sortOf(question.plain) !== undefined;
const amounts = ({ question }: Seen) =>
  question.mentions.some(({ filter }) =>
    ['price', 'worn', 'favourite', 'status', 'notWornSince', 'wornFrom', 'brands', 'sizes'].some(
      (field) => field in filter,
    ),
  );

/** House table, set on questions of our own: what speaks for an intent, and how loudly. */
export const evidence: readonly Evidence[] = [
  ...on('analysis', [
    [3.5, 'speaks of the last photo or its rating', sign('analysis')],
    [
      1,
      'asks for improvement',
      form(/\b(improve|improved|better|wrong|raise|change|fix|mean|say|said|go)\b/),
    ],
    [-3, 'speaks of certain garments', ({ kinds }) => kinds > 0],
  ]),
  ...on('pack', [
    [5, 'speaks of packing', sign('pack')],
    [-3, 'asks how to do something', (seen) => seen.signs.has('howTo') && !hasDay(seen)],
    [-2, 'asks for a technique', form(/\b(roll|fold|creases?|creasing|wrinkl\w+|technique|rule|order)\b/)],
    [
      -1.5,
      'tells neither place nor day nor length',
      form(/^(?!.*\b(my|for|days?|nights?|week|weekend|trip|to|me|help|what)\b)/),
    ],
  ]),
  ...on('events', [
    [3, 'speaks of the calendar', sign('events')],
    [4.5, 'asks what was planned', sign('planned')],
    [-2.5, 'wants to be dressed', (seen) => seen.signs.has('outfit') && !seen.signs.has('planned')],
    [-2, 'is general', form(/\bwhen (is|are) (it|a|an)\b|\bwhen (should|can|do) (i|you|one)\b/)],
    [-2, 'names a thing to wear', ({ kinds, signs }) => kinds > 0 && !signs.has('planned')],
  ]),
  ...on('weather', [
    [4.5, 'asks about the weather', sign('weather')],
    [
      -2,
      'is a rule or a how-to',
      (seen) =>
        (seen.signs.has('howTo') && !hasDay(seen)) || /\bwhat temperature\b/.test(seen.question.plain),
    ],
    [-1.5, 'wants an outfit', form(/\b(outfit|what (should|do|can|could|shall) i (wear|put on))\b/)],
    [-2, 'says whether something is too warm for a thing', form(/\btoo (cold|warm|hot) for\b/)],
  ]),
  ...on('worn', [
    [5, 'tells what was worn', sign('worn')],
    [
      -4,
      'asks something',
      form(
        /\b(what else|what should|already|suggest|ideas?|which|how (many|often)|when|did i|why|what (can|could|did)|something else|instead|different)\b/,
      ),
    ],
    [-3, 'names no garment', ({ kinds }) => kinds === 0],
  ]),
  ...on('plan', [
    [5, 'wants something in the calendar', sign('plan')],
    [-4, 'names no garment', ({ kinds }) => kinds === 0],
    [-3, 'names no day', ({ question }) => question.days === undefined],
  ]),
  ...on('unworn', [
    [4, 'speaks of what is not worn', sign('unworn')],
    [-2.5, 'is a how-to', (seen) => seen.signs.has('howTo') || seen.signs.has('trouble')],
    [
      -2,
      'is about one garment',
      ({ definite, question }) =>
        definite > 0 && !/\bmy (clothes|wardrobe|closet|stuff|things)\b|of my\b/.test(question.plain),
    ],
  ]),
  ...on('gaps', [
    [4, 'speaks of what to buy or what is missing', sign('gaps')],
    [-2, 'is about repair', sign('trouble')],
    [-2, 'names a day to dress for', (seen) => hasDay(seen) && seen.signs.has('outfit')],
  ]),
  ...on('count', [
    [4, 'asks for a number', sign('count')],
    [-2, 'speaks of no own things', (seen) => isGeneral(seen) && seen.kinds === 0],
    [
      -2,
      'asks for a rule',
      form(/\bhow many .{2,30} (should|does (a|one)|do (you|i) need|is (normal|enough))\b/),
    ],
  ]),
  ...on('worth', [
    [4, 'asks for the sum', sign('worth')],
    [
      -2,
      'is about one garment',
      ({ precise, definite, question }) =>
        precise > 0 && definite > 0 && !/\ball (of )?my\b/.test(question.plain),
    ],
  ]),
  ...on('colours', [
    [4, 'asks for the colours worn', sign('colours')],
    [-2, 'asks for a match', form(/\b(goes?|go with|match|suits?|with)\b/)],
  ]),
  ...on('compare', [
    [2.5, 'puts things side by side', sign('compare')],
    [1.5, 'names two', ({ precise, colours }) => precise > 1 || colours > 1],
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
  ...on('facts', [
    [3, 'asks a fact', sign('fact')],
    [2, 'names an own garment', ({ precise }) => precise > 0],
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
  ...on('suits', [
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
  ...on('pair', [
    [2, 'asks yes or no', yesOrNo],
    [2, 'names two', ({ precise }) => precise > 1],
    [1.5, 'asks whether they go together', sign('pair')],
    [-3, 'does not name two', ({ precise }) => precise < 2],
    [-3, 'asks which', form(/\b(which|what|something|anything|any)\b/)],
    [-1, 'is general', isGeneral],
  ]),
  ...on('match', [
    [2.5, 'asks what goes with something', (seen) => seen.signs.has('pair') && asksWhich(seen)],
    [1.5, 'names an own garment to go with', ({ precise }) => precise > 0],
    [1.5, 'asks for a kind of garment', ({ kinds, precise }) => kinds > 1 && precise > 0],
    [-1.5, 'is general', isGeneral],
    [
      -2,
      'wants a whole outfit',
      form(
        /\b(outfits?|looks?\b(?! (good|best|nice|right|ok))|head to toe|the rest|shoes.{0,9}bag|the lot|dress me)\b/,
      ),
    ],
    [-2, 'is a how-to or trouble', sign('trouble')],
    [-3, 'names none', ({ kinds }) => kinds === 0],
    [-1, 'asks what it has', (seen) => seen.signs.has('have') && seen.kinds < 2],
  ]),
  ...on('recommend', [
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
    [
      -2,
      'sets it beside another',
      (seen) => seen.precise > 1 || (seen.definite > 0 && seen.signs.has('pair')),
    ],
  ]),
  ...on('outfit', [
    [3.5, 'wants to be dressed', sign('outfit')],
    [1, 'names an occasion', hasOccasion],
    [1, 'names a day or a place', hasDay],
    [1, 'tells of a plan', (seen) => hasOccasion(seen) && hasDay(seen) && !yesOrNo(seen)],
    [0.5, 'says how it should be', ({ question }) => question.mood !== undefined],
    [
      1.5,
      'tells occasion and mood',
      (seen) => (hasOccasion(seen) || hasDay(seen)) && seen.question.mood !== undefined,
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
    [-3, 'is trouble or a definition', sign('trouble', 'definition')],
    [-2, 'asks for a rule', (seen) => seen.signs.has('rule') && yesOrNo(seen)],
    [-2, 'asks about cut', (seen) => seen.signs.has('fit') && isGeneral(seen)],
    [-2.5, 'asks a fact', isOwnFact],
    [-3, 'asks what was planned', sign('planned')],
    [
      -2,
      'is already worn',
      (seen) => seen.signs.has('worn') && /\blog|note|mark|record\b/.test(seen.question.plain),
    ],
    [-1.5, 'asks for one kind of garment', asksOneKind],
  ]),
  ...on('colour', [
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
      -3,
      'speaks of own things',
      form(/\b(do i (have|own)|have i got|show me|my|something|anything|i own|wear something)\b/),
    ],
    [-3, 'names a garment', ({ kinds, definite }) => kinds > 0 || definite > 0],
    [-2, 'is long', ({ wordCount }) => wordCount > 18],
  ]),
  ...on('find', [
    [1, 'names a garment or a quality', ({ kinds, loose }) => kinds > 0 || loose > 0],
    [2, 'asks what is there', sign('have')],
    [1.5, 'wants to see things', sign('show')],
    [1, 'wants a thing', sign('want')],
    [2, 'says nothing else', ({ wordCount, kinds, loose }) => wordCount <= 5 && kinds + loose > 0],
    [2, 'asks for the most or least', sorted],
    [1.5, 'sets an amount, maker, size or state', amounts],
    [0.5, 'speaks of own things', sign('own')],
    [-2, 'is a how-to', sign('howTo')],
    [-2, 'is trouble', (seen) => seen.signs.has('trouble') && !seen.signs.has('have')],
    [-2, 'is a definition', sign('definition')],
    [-1.5, 'asks for a rule', (seen) => seen.signs.has('rule') && !seen.signs.has('have')],
    [-1, 'asks for cut or care', sign('fit', 'care')],
    [-1, 'asks what goes with something', (seen) => seen.signs.has('pair') && seen.definite > 0],
  ]),
  ...on('explain', [
    [
      1,
      'a topic holds half of its words',
      ({ topic }) => topic !== undefined && topic.score >= 4 && topic.coverage >= 0.45,
    ],
    [
      1.5,
      'a topic holds most of its words',
      ({ topic }) => topic !== undefined && topic.score >= 6 && topic.coverage >= 0.7,
    ],
    [2.5, 'is a how-to', sign('howTo')],
    [2, 'tells of trouble', sign('trouble')],
    [1, 'speaks of care', sign('care')],
    [3, 'asks what something is', sign('definition')],
    [2, 'asks for a rule', sign('rule')],
    [1.5, 'asks about cut', sign('fit')],
    [
      1,
      'speaks in general',
      form(
        /\b(you|one|people|someone|somebody|everyone|guests?|men|women|general(ly)?|a (man|woman|guy|girl))\b/,
      ),
    ],
    [0.5, 'names nothing of its own', isGeneral],
    [1, 'asks why', form(/^\W*why\b|\bwhy (do|does|is|are)\b/)],
    [-2, 'asks what is there', (seen) => seen.signs.has('have')],
    [-1.5, 'wants to see things', (seen) => seen.signs.has('show') && !seen.signs.has('howTo')],
    [-2, 'asks a fact of an own garment', isOwnFact],
    [-1.5, 'wants to be dressed on a day', (seen) => seen.signs.has('outfit') && hasDay(seen)],
    [-1, 'wants to be dressed', sign('outfit')],
    [-2, 'no topic is near', ({ topic }) => topic === undefined || topic.score < 4 || topic.coverage < 0.25],
  ]),
];

function asksOneKind({ question, kinds }: Seen): boolean {
  const [mention] = question.mentions.filter(isKind);
  return (
    kinds === 1 &&
    mention !== undefined &&
    mention.role === 'wanted' &&
    (!mention.definite || /\bwhich of my\b|\bany of my\b|\bof my\b/.test(question.plain)) &&
    /\b(which|what|whats|recommend|suggest|suggestions?|need|help|show|any|comfy|looking for|want|find|got|after)\b/.test(
      question.plain,
    ) &&
    !/\b(combination|with (a|my)|style|around)\b/.test(question.plain)
  );
}

function hasUse({ question }: Seen): boolean {
  return question.mentions.some(({ filter }) => filter.use !== undefined);
}

function colourWords({ question }: Seen): boolean {
  return /\b(go|goes|going|together|with|match|work|works|ok|okay|clash|wear|combine|pair|fine|mix|too|and|no[- ]go)\b/.test(
    question.plain,
  );
}

function on(
  intent: Intent,
  rows: readonly [weight: number, reason: string, holds: (seen: Seen) => boolean][],
): Evidence[] {
  return rows.map(([weight, reason, holds]) => ({ intent, weight, reason, holds }));
}

/** From here an intent is tried at all. */
const enough = 2;

/** What a question most probably asks for, the likeliest first, each with its reasons. */
export function weighIntents(seen: Seen): Weighed[] {
  const sums = new Map<Intent, Weighed>();
  for (const { intent, weight, reason, holds } of evidence) {
    if (!holds(seen)) continue;
    const sum = sums.get(intent) ?? { intent, score: 0, reasons: [] };
    sum.score += weight;
    sum.reasons.push(`${weight > 0 ? '+' : ''}${weight} ${reason}`);
    sums.set(intent, sum);
  }
  return [...sums.values()].filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score);
}
