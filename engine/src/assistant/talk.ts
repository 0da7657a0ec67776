import { comparedTopics } from './compare-topics.ts';
import { answered } from './find-tools.ts';
import { type FoundTopic, searchTopics } from './search-topics.ts';
import type { Answer } from './world.ts';

const abilities =
  'I can find clothes in your wardrobe, suggest an outfit for an occasion, a day, a place and the weather, say what goes with a garment or a colour, explain dress codes, fit and the care of fabrics, show what you have not worn or what is missing, pack for a trip, tell you your next events and what your last photo analysis said, and note what you wore.';

const offers: Answer['actions'] = [
  { kind: 'ask', label: 'What should I wear today?' },
  { kind: 'ask', label: 'What have I not worn lately?' },
  { kind: 'ask', label: 'What does smart casual mean?' },
];

type Talk = readonly [RegExp, string, Answer['actions']];

const shop: Talk = [
  /\b(add .* to (my |the )?(cart|basket)|check ?out|cart|basket|special offers?|on sale|discount|voucher|deliver(y|ed)?|in stock|order status|refund|buy (it|them) now|(does|do|did|will|has|have|is|are)\b.{0,40}\b(store|shop|shops|stores|high street|zara|amazon|asos|website)\b.{0,40}\b(still |also |ever )?(have|has|sell|stock|carry|got|open|deliver)|at the (shop|store|mall|checkout)|out of stock|next day delivery|price match|track my order|\b(order|buy|purchase)\b.{0,40}\b(online|website|web ?site|site|app|amazon|for me|from (the )?(shop|store))\b|\border me\b|return (it|them|this|the \w+|my \w+) to|postage|shipping( costs?| fees?)?|returns? (policy|label)|restock\w*)\b/,
  'That I can’t do: I am not a shop, and I know your own wardrobe and nobody’s stock, prices or offers. I can tell you what is missing in your wardrobe, so that you know what to look for.',
  [{ kind: 'ask', label: 'What is missing from my wardrobe?' }],
];

const medical: Talk = [
  /\b(rash|eczema|hives|psoriasis|infect(ed|ion)|fung(us|al)|athletes foot|bunions?|swollen|allergic reaction|sprain\w*)\b.*\b(creams?|ointment|lotion|treat\w*|medicine|pills?|tablets?|cure|heal|doctor|what (should|do|can) i (use|do|take|put))\b/,
  'That is a question for a doctor or a pharmacist, and not one I can answer: I only know clothes. Until then leave off what touches the place.',
  [],
];

const talks: readonly Talk[] = [
  [
    /\b(are you (a |an )?(real|human|bot|robot|ai|person|machine|alive)|tell me about yourself|introduce yourself|who (made|built) you|what (cant|cannot) you do|your limits|do you have feelings|are you chatgpt)\b/,
    `I am the assistant of your wardrobe, a program and no person. ${abilities} I cannot see you, shops, prices or what others think.`,
    offers,
  ],
  [
    /^\W*(hi+|hello|hey+|hiya|heya|howdy|alright|ay up|ey up|good (morning|afternoon|evening|day)|morning|evening|afternoon|greetings|yo|sup|hola)(,? (there|drape|assistant|love|mate|hun|babe|darling|dear|pal|again|everyone|friend|you|all|my friend|lovely|gorgeous))*\W*$/,
    'Hello. Ask me for an outfit, about your wardrobe, or about anything you wear.',
    offers,
  ],
  [
    /\b((what|whats) (can|could|do|are|else can|else do)( the)?( things)? you( actually| really| even| possibly)? (do|offer|know|able|capable)\b|how do you work|what (else )?are you (there )?for|what should i ask|what kind of (things|questions) can|what (can|could) you (even |actually )?help( me)?( with)?|what (can|could) i ask( you)?|what are you (able|good|for)|how can you help|what do you do|help me with what|your (features|abilities)|who are you|what are you)\b|^\W*help\W*$/,
    abilities,
    offers,
  ],
  [
    /^\W*(ok(ay)?,? |oh,? )?(thanks|thank you|thx|cheers|great|perfect|lovely|cool|nice|awesome|super)\b(?![^?]*\b(wear(ing)?|wore|plan|save|note|log|mark|record|but|instead|calendar|diary)\b)[^?]*$/,
    'You are welcome. Come back whenever you stand in front of the wardrobe.',
    [],
  ],
  [
    /^\W*(ok(ay)?,? )?(thats|that is|that was|that will be|all) (all|everything|it|good|done|set|i (wanted|needed))\b[^?]*\b(thanks|thank you|cheers|thx|bye)\b[^?]*$/,
    'You are welcome. Enjoy what you wear, and come back any time.',
    [],
  ],
  [
    /^\W*(bye|goodbye|see you|good night)\b[^?]*$/,
    'Goodbye. I am glad to help again whenever you get dressed.',
    [],
  ],
  shop,
  medical,
];

/** Small talk and what no wardrobe can answer; undefined for everything else. */
export function smallTalk(text: string, namesGarment: boolean): Answer | undefined {
  const plain = text.toLowerCase().replace(/[’']/g, '');
  const found = (namesGarment ? [shop, medical] : talks).find(([pattern]) => pattern.test(plain));
  return found && answered('talk', found[1], { actions: found[2] });
}

/** What the assistant says when it does not know. */
export function unknown(): Answer {
  return {
    ...answered(
      'unknown',
      `I’m not sure what you mean, or I don’t know it: I only know clothes and your wardrobe. ${abilities}`,
      { actions: offers },
    ),
    known: false,
  };
}

/** From here a topic is taken for the answer: most of the question's weight must be in it. House rule, set on own examples. */
const enough = { coverage: 0.4, score: 4 };
const less = { coverage: 0.28, score: 3.5 };

/** So high a score stands for itself in a long question. House rule. */
const plainly = { coverage: 0.18, score: 9 };

/** The topic of a question; `isSure` where everything else says that it asks for knowledge, so that less is enough. */
export function knownTopic(question: string, isSure = false): FoundTopic | undefined {
  const least = isSure ? [enough, less, plainly] : [enough];
  for (const said of [question, ...(isSure ? clausesOf(question) : [])]) {
    const [best] = searchTopics(said, 1);
    if (best?.named && least.some(({ coverage, score }) => best.coverage >= coverage && best.score >= score))
      return best;
  }
  return undefined;
}

/** The parts of a long question, the one that asks first. */
function clausesOf(question: string): string[] {
  const parts = question
    .split(/[,.;:!?–-]\s|\s(?:without|because|cos|but)\s/)
    .filter((part) => part.split(' ').length > 2);
  const asks = (part: string) => (/\b(how|what|which|why|can|is|are|do|does|should)\b/i.test(part) ? 0 : 1);
  return parts.length > 1 ? [...parts].sort((a, b) => asks(a) - asks(b)) : [];
}

/** Explains two things that are set side by side; undefined where the question sets none, or one topic speaks of both. */
export function explainBoth(question: string): Answer | undefined {
  const both = comparedTopics(question);
  return (
    both &&
    answered('explain', both.map(({ topic }) => `${topic.title}: ${topic.text}`).join('\n'), {
      memory: { tool: 'explain', shown: [], topic: question },
    })
  );
}
