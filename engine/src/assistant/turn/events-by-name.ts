import type { Answer } from '../assistant-context.ts';
import { commandAnswer } from '../commands/run-command.ts';
import type { Turn } from './turn.ts';

/** What says that something is off, in the five languages. */
const cancels =
  /(?<!\p{L})(?:bin (?:the|my|that|off)|cancel(?:led|ed)?|scrap(?:ped)?|delete|remove|call(?:ed)? off|is off|get rid of|absag\p{L}*|abgesagt|sag\p{L}* .{2,30} ab|f[aä]llt aus|f[aä]llt flach|streich\p{L}*|gestrichen|l[oö]sch\p{L}*|cancel[aáo]\p{L}*|anul\p{L}*|borra|quita|annul\p{L}*|supprime|enl[eè]ve|avlys\p{L}*|slett)(?!\p{L})/iu;
/** What says that it is at another time. */
const moves =
  /(?<!\p{L})(?:moved?|shift(?:ed)?|push(?:ed)?|postponed?|resched\p{L}*|now on|is now|instead of|versch(?:ieb|ob)\p{L}*|verleg\p{L}*|ist (?:jetzt|nun)|statt|doch erst|mueve|cambi[aoó]\p{L}*|pas[aóo] al?|en vez d\p{L}+|d[eé]place\p{L}*|d[eé]cal\p{L}*|report[eé]\p{L}*|au lieu d\p{L}+|flytt\p{L}*|er n[aå]|i stedet for)(?!\p{L})/iu;
/** Of outfits, and of what is asked, nothing is canceled here. */
const ofElse =
  /\?|(?<!\p{L})(?:outfits?|looks?|wear|zieh|anziehen|pongo|mets|plan(?:ned)? outfit)(?!\p{L})/iu;
const longest = 12;

/** "Choir is now Friday instead of Thursday", "Adventmarkt absagen": what stands in the calendar, by its title. */
export async function eventsByName(turn: Turn): Promise<Answer | undefined> {
  const { text, ground } = turn;
  if (!ground.event || ground.surely.length > 0 || ofElse.test(text)) return undefined;
  if (text.split(/\s+/).length > longest) return undefined;
  const isMoved = moves.test(text) && (ground.signals.has('clock') || ground.signals.has('future_day'));
  const intent = isMoved ? 'event_move' : cancels.test(text) ? 'event_delete' : undefined;
  return intent && commandAnswer({ ...turn, wanted: { ...turn.wanted, intent } });
}
