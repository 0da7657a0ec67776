import type { Answer, AssistantItem } from '../assistant-context.ts';
import { bestNamed, namingWords, withNamed } from '../turn/own-names.ts';
import { pointsAt } from '../turn/spoken-of.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { type Command, meantCard, replied } from './command.ts';
import { itemNames, tell } from './command-words.ts';
import { type Meant, meantItems } from './meant-items.ts';

/** What comes home from somebody, and not out of the wash, in the five languages. */
export const cameHome =
  /(?<!\p{L})(?:back|return\p{L}*|zurück\p{L}*|wieder(?:bekommen|gekriegt|gegeben|gebracht|hab\p{L}*| da| hier| zu hause)|devuelt\p{L}*|devolvi\p{L}*|vuelta|rendu\p{L}*|récupér\p{L}*|retour|tilbake)(?!\p{L})/iu;

/** What "got it back" and "it's clean again" mean: only what was away can come back. */
export function broughtBack(command: Command): Meant | Answer {
  const { items, language } = command;
  const away = items.filter(({ status }) => status !== 'available');
  const so = awayAs(command, away);
  if (meansAll(command) && so.length > 0) return { items: [...so], isOpen: false };
  const near = away.length > 0 ? meantItems(command, away) : { items: [], isOpen: false };
  if (near.items.length > 0) return near;
  const lent = away.filter(({ status }) => status === 'lent');
  // "Mia gave it back": what she has.
  const others = withNamed(command.text, lent);
  if (others.length > 0) return { items: others, isOpen: others.length > 1 && !isMany(command) };
  const { items: meant } = meantItems(command);
  if (meant.length > 0 && meant.length <= mostTold)
    return replied(command, tell('not_away', language, { names: itemNames(meant, language) }), {
      cards: meantCard(meant),
    });
  if (away.length === 0) return replied(command, tell('nothing_away', language));
  const isNameless = command.question.mentions.length === 0 && pointsAt(command.text);
  const home = cameHome.test(command.text) ? lent : so;
  return isNameless && home.length > 0
    ? { items: [...home], isOpen: home.length > 1 }
    : { items: [], isOpen: false };
}

const mostTold = 3;

/** Which state some words speak of, in the five languages. */
const ofState = [
  [
    'in_wash',
    /(?<!\p{L})(?:wash|washed|laundry|laundered|dryer|dry|dried|clean|w[äa]sche|gewaschen|trocken|sauber|trockner|lavad\p{L}*|limpi\p{L}*|sec[oa]s?|lavage|lavée?s?|propres?|sèches?|vask\p{L}*|rene?|tørre?)(?!\p{L})/iu,
  ],
  [
    'repair',
    /(?<!\p{L})(?:repair\p{L}*|mended|fixed|tailor\p{L}*|cobbler\p{L}*|repariert|reparatur|schneider\p{L}*|schuster\p{L}*|geflickt|sastre|zapatero|reparad\p{L}*|couturi\p{L}*|réparée?s?|cordonnier|skredder\p{L}*|reparert)(?!\p{L})/iu,
  ],
] as const;

/** The state that some words say a piece is or was in; undefined where they say none. */
export function stateSaid(text: string): 'in_wash' | 'repair' | undefined {
  return ofState.find(([, words]) => words.test(text))?.[0];
}

/** What is away as the message says it was: of what is dry and clean, only what was in the wash, where something was. */
function awayAs({ text }: Pick<Command, 'text'>, away: readonly AssistantItem[]): readonly AssistantItem[] {
  if (withNamed(text, away).length > 0) return away;
  const said = stateSaid(text);
  const so = away.filter(({ status }) => status === said);
  return so.length > 0 ? so : away;
}

const allOf =
  /(?<!\p{L})(?:all|everything|every|the lot|whole (?:load|lot|wash)|load|laundry|alles|alle|ganze|komplette|sämtliche|todo|toda|todos|todas|tout|toute|tous|alt|hele)(?!\p{L})/iu;

/** Whether all of something is spoken of. */
export function saysAll(text: string): boolean {
  return allOf.test(text);
}

/** "Everything in the dryer is done": no garment or kind is named. */
function meansAll({ text, question, items }: Command): boolean {
  const isOfKind = question.mentions.some((mention) => isKind(mention) && !mention.vague);
  const isBack = cameHome.test(text) && !ofState.some(([, words]) => words.test(text));
  return allOf.test(text) && !isBack && !isOfKind && bestNamed(text, items, nameOf).length === 0;
}

const nameOf = ({ description }: AssistantItem) => description;

function isMany({ question }: Command): boolean {
  return /\b(all|both|everything|them|those|these|stuff|things)\b/i.test(question.plain);
}

/** "Kyle is bringing the tie back", "need to pick the brogues up": it is not here yet. */
export const isStillAway =
  /(?<!\p{L})(?:(?:is|are|['’]s|will|['’]ll|gonna|going to) (?:bring|giv|return|com|pick|collect|fetch)\p{L}*|(?:need|have|got|want|must|should)(?: to)? (?:pick|collect|fetch|get|bring)\p{L}*|(?:muss|soll\p{L}*)(?: [\p{L}-]+){0,6} (?:ab)?(?:holen|bringen)|(?:hay|tengo) que (?:recoger|buscar|traer)|(?:il faut|je dois) (?:r[eé]cup|cherch|prend)\p{L}*|(?:må|skal) (?:hente|bringe)\p{L}*)(?!\p{L})/iu;

const still = /(?<!\p{L})(?:still|not yet|noch|todavía|aún|encore|toujours|fortsatt|ennå)(?!\p{L})/iu;
const clauses = /[,.;!?\n]+|(?<!\p{L})(?:and|but|und|aber|y|pero|et|mais|og|men)(?!\p{L})/iu;

/** Of "the blazer is back, and the tuxedo is still Marcus's problem" the blazer alone: what is said to be away still is left out. */
export function withoutStillAway(text: string, items: readonly AssistantItem[]): AssistantItem[] {
  const away = text.split(clauses).filter((clause) => still.test(clause));
  const isIn = ({ description }: AssistantItem, clause: string) => {
    const said = namingWords(clause);
    return namingWords(description).some((word) => said.includes(word));
  };
  return items.filter((item) => !away.some((clause) => isIn(item, clause)));
}
