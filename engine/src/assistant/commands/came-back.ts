import type { Answer } from '../assistant-context.ts';
import { withNamed } from '../turn/own-names.ts';
import { pointsAt } from '../turn/spoken-of.ts';
import { type Command, meantCard, replied } from './command.ts';
import { itemNames, tell } from './command-words.ts';
import { type Meant, meantItems } from './meant-items.ts';

/** What comes home from somebody, and not out of the wash, in the five languages. */
const cameHome =
  /(?<!\p{L})(?:back|return\p{L}*|zurück\p{L}*|wieder\p{L}*|devuelt\p{L}*|devolvi\p{L}*|vuelta|rendu\p{L}*|récupér\p{L}*|retour|tilbake)(?!\p{L})/iu;

/** What "got it back" and "it's clean again" mean: only what was away can come back. */
export function broughtBack(command: Command): Meant | Answer {
  const { items, language } = command;
  const away = items.filter(({ status }) => status !== 'available');
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
  const home = cameHome.test(command.text) ? lent : away;
  return isNameless && home.length > 0
    ? { items: home, isOpen: home.length > 1 }
    : { items: [], isOpen: false };
}

const mostTold = 3;

function isMany({ question }: Command): boolean {
  return /\b(all|both|everything|them|those|these|stuff|things)\b/i.test(question.plain);
}
