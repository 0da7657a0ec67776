import type { Answer, AssistantItem } from '../assistant-context.ts';
import { onItems } from '../commands/item-commands.ts';
import { commandOf } from '../commands/read-command.ts';
import { bestNamed, namedInTurn } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';

const all =
  '(?:every\\s?(?:thing|single thing)|all(?: of (?:it|them|that))?|it all|they all|all (?:two|three|four|five|six|seven|eight)|(?:all )?the (?:two|three|four|five|six|seven|eight|lot|rest)(?: of (?:it|them))?|alles|alle(?: (?:zwei|drei|vier|fünf|sechs))?|die (?:zwei|drei|vier|fünf|sechs)|todo(?: lo demás)?|todos|tod[oa]s? l[oa]s? ropa|l[oa]s (?:dos|tres|cuatro|cinco)|tout|toutes?|tous|les (?:deux|trois|quatre|cinq)|alt|alle (?:to|tre|fire|fem))';
const clean =
  '(?:clean|washed|laundered|done|dry|fresh|sauber|gewaschen|trocken|fertig|limpi[oa]s?|lavad[oa]s?|sec[oa]s?|propres?|lavée?s?|secs?|sèches?|rent|rene|vasket|tørt|tørre)';
/** "Did laundry, everything's clean", "alles wieder sauber", "all four are clean except the jersey". */
const allClean = new RegExp(
  `(?<!\\p{L})${all}(?:['’]?s| is| are| ist| sind| está[n]?| ya está[n]?| est| sont| er)?(?: (?:now|again|all|back|finally|jetzt|wieder|schon|endlich|nun|ya|otra vez|de nouveau|enfin|nå|igjen))*\\s+${clean}(?!\\p{L})`,
  'iu',
);
const except =
  /(?<!\p{L})(?:except(?: for)?|apart from|besides|but(?: not)?|not|minus|bis auf|außer|ausser|nur nicht|aber nicht|nicht|menos|salvo|excepto|sauf|à part|bortsett fra|unntatt|ikke)\s+(.+)$/iu;
/** Who asks, or says it of one kind, means something else. */
const asks =
  /\?|(?<!\p{L})(?:is|are|ist|sind|is there) (?:everything|all|alles|alle)(?!\p{L})|(?<!\p{L})(?:not|nicht|no|pas|ikke) (?:everything|all|alles|todo|tout|alt)(?!\p{L})/iu;

/** What was in the wash is clean again, but for what is named as an exception. */
export async function allCleanAgain(turn: Turn): Promise<Answer | undefined> {
  const { context, text, wanted } = turn;
  if (!context.hasWardrobe || asks.test(text) || !allClean.test(text)) return undefined;
  const washed = (await context.items()).filter(({ status }) => status === 'in_wash');
  const kept = exceptions(text, washed);
  const keptIds = kept.map(({ id }) => id);
  const told = text.replace(except, '');
  const named = namedInTurn(told, washed, ({ description }) => description).flatMap((group) =>
    group.map(({ thing }) => thing),
  );
  const items = named.length > 0 ? named : washed.filter(({ id }) => !keptIds.includes(id));
  if (items.length === 0) return undefined;
  const command = await commandOf({ ...turn, wanted: { ...wanted, intent: 'item_clean' } });
  const answer = onItems(command, [...items]);
  return { ...answer, memory: { ...answer.memory, command: { intent: 'item_clean', text } } };
}

function exceptions(text: string, among: readonly AssistantItem[]): AssistantItem[] {
  const said = except.exec(text)?.[1];
  return said === undefined
    ? []
    : bestNamed(said, among, ({ description }) => description).map(({ thing }) => thing);
}
