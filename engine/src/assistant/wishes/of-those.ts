import type { AssistantContext, Memory } from '../assistant-context.ts';
import type { IntentName } from '../intent/intent-names.ts';
import type { Wish } from './read-wishes.ts';

/** How a question keeps to what was shown, in the five languages. */
const ofThose =
  /(?<!\p{L})(?:(?:which|what|how many|any|one|some|all|none|most|both|two|three) of (?:them|those|these)|of (?:them|those|these)|davon|von (?:denen|diesen|ihnen)|darunter|de (?:esos|esas|estos|estas|ellos|ellas)|d['’]entre (?:eux|elles)|parmi (?:eux|elles|ceux|celles)|av (?:dem|disse|de))(?!\p{L})|(?<!\p{L})(?:is|are|makes?) (?:that|those|these|it)(?: (?:now|then|in all|altogether))?\W*$/iu;
const ofGarments: ReadonlySet<IntentName> = new Set<IntentName>([
  ...([
    'find',
    'count',
    'money',
    'age',
    'unworn',
    'wears',
    'status',
    'facts',
    'colors',
    'declutter',
  ] as const),
  ...(['suits', 'match', 'compare'] as const),
]);
/** "And what did I spend on all that?" */
const onThose = /(?<!\p{L})(?:on|for) (?:all )?(?:of )?(?:that|those|them)(?: lot)?\W*$/iu;
/** "Which one was cheaper?" sets what was shown against each other. */
const compares =
  /(?<!\p{L})which(?: one| ones)? (?:is|was|are|were|['’]s|cost) (?:the )?(?:\p{L}{3,}er|more|less|most|least)(?!\p{L})/iu;
const mostShown = 40;

/** "And which of those have I not worn?" is asked of what was shown, as if nothing else hung there. */
export function amongShown(
  context: AssistantContext,
  wish: Wish,
  memory: Memory | undefined,
): AssistantContext {
  const shown = memory?.shown ?? [];
  const isMeant =
    ofGarments.has(wish.intent) &&
    (ofThose.test(wish.text) || compares.test(wish.text) || onThose.test(wish.text));
  if (!isMeant || shown.length < 2 || shown.length > mostShown) return context;
  return { ...context, items: async () => (await context.items()).filter(({ id }) => shown.includes(id)) };
}
