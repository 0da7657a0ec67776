import type { Answer } from '../assistant-context.ts';
import type { Turn } from '../turn/turn.ts';
import { onItems } from './item-commands.ts';
import { commandOf } from './read-command.ts';

/** What says that a garment no longer fits, in the five languages. */
const outgrown =
  /(?<!\p{L})(?:(?:does ?n['’]?t|do ?n['’]?t|no longer|not) fit(?: me)?(?: any ?more)?|(?:is|are|got|gotten|its|thats) too (?:small|tight) (?:now|for me)|ca(?:n['’]?t|nnot) do (?:it|them) up|passt (?:mir )?nicht mehr|passen (?:mir )?nicht mehr|ya no me (?:cabe|caben|entra|vale)|(?:me|ne me) va plus|rentre plus dedans|passer (?:ikke|itj) (?:lenger|meir|mer))(?!\p{L})/iu;
const mostMeant = 3;
const longest = 10;

/** "Doesn't fit anymore": what is spoken of is offered to be put away, without a word on anybody's body. */
export async function outgrownOffer(turn: Turn): Promise<Answer | undefined> {
  const { text, ground, memory, context } = turn;
  if (!outgrown.test(text) || /\?/.test(text) || text.split(/\s+/).length > longest) return undefined;
  const ids = ground.items.length > 0 ? ground.items.map(({ id }) => id) : (memory?.focus?.itemIds ?? []);
  const items = (await context.items()).filter(({ id }) => ids.includes(id));
  const isWorn = items.some(({ id }) => memory?.outfit?.itemIds.includes(id));
  if (items.length === 0 || items.length > mostMeant || isWorn) return undefined;
  return onItems({ ...(await commandOf(turn)), intent: 'item_archive' }, items);
}
