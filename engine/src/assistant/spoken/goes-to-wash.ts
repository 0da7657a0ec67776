import type { Answer } from '../assistant-context.ts';
import { onItems } from '../commands/item-commands.ts';
import { commandOf } from '../commands/read-command.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import type { Turn } from '../turn/turn.ts';

/** "That's going to the cleaner's", "der kommt in die Reinigung": where a thing goes, in the five languages. */
const goes =
  /(?<!\p{L})(?:(?:it|that|this|they|those|he|she)(?:['’]?s| is|['’]?re| are)? (?:going|goes?|off|gotta go|needs? to go|has to go|['’]?ll go)|(?:i['’]?ll|i['’]?m|im|gonna|going to) (?:\p{L}+ )?(?:take|taking|bring|drop|put) (?:it|that|this|them|those)) (?:off )?(?:straight )?(?:to|in|into|at) (?:the )?(?:dry[ -]?)?(?:clean(?:er['’]?s?|ers|ing)|wash|laundry)|(?<!\p{L})(?:der|die|das|er|sie|es|den|ich (?:bring|geb)\p{L}* (?:ihn|sie|es|den|die|das)) (?:kommt|kommen|geht|gehen|muss|müssen|wandert)? ?(?:jetzt |dann |lieber |morgen |gleich )*(?:in (?:die )?|zur )(?:textil)?(?:reinigung|wäsche)|(?<!\p{L})(?:l[oa]s? (?:llevo|mando|echo|meto)|va(?:n)?) (?:a|en) la (?:tintorería|lavadora|lavandería)|(?<!\p{L})(?:je (?:l['’]|le |la |les )(?:emmène|porte|mets|dépose)|(?:il|elle|ça) (?:va|part)) (?:au (?:pressing|lavage|sale)|à la machine)|(?<!\p{L})(?:den|det|de) (?:skal|må|går) (?:på|til|i) (?:rens\p{L}*|vask\p{L}*)/iu;

/** More words want something else beside it. */
const mostWords = 14;

/** Pieces that go to the cleaner's are marked as in the wash: those that are named, or those that were spoken of. */
export async function goesToWash(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  if (!context.hasWardrobe || text.includes('?') || asksAtOnce(text) || !goes.test(text)) return undefined;
  if (text.split(/\s+/).length > mostWords) return undefined;
  const items = ground.items.length > 0 ? ground.items : ground.referred;
  const [item, ...others] = items.filter(({ status }) => status !== 'in_wash');
  if (!item || others.length > 0) return undefined;
  const command = await commandOf({ ...turn, wanted: { ...wanted, intent: 'item_wash' } });
  const answer = onItems(command, [item]);
  return { ...answer, memory: { ...answer.memory, command: { intent: 'item_wash', text } } };
}
