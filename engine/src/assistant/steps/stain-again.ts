import sentences from '../../knowledge/assistant/said/stain-again.json' with { type: 'json' };
import type { Answer, Memory } from '../assistant-context.ts';
import { answered } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { stainNote } from './care-by-table.ts';

type Kind = keyof typeof sentences;

/** What stains belong together, by the words for them in the five languages. */
const kinds: readonly (readonly [Exclude<Kind, 'other'>, RegExp])[] = [
  [
    'protein',
    /blood|egg|milk|sweat|vomit|grass|blut|milch|schweiß|kotze|gras|sangre|huevo|leche|sudor|sang|œuf|lait|blod|melk|svette/iu,
  ],
  [
    'tannin',
    /wine|coffee|tea\b|juice|berr|tomato|curry|turmeric|beer|cola|wein|kaffee|\btee\b|saft|beere|tomate|bier|vino|café|zumo|vin\b|jus|bière|kaffe|juice|bær/iu,
  ],
  [
    'grease',
    /oil|grease|butter|mayo|foundation|makeup|lipstick|sunscreen|öl|fett|schminke|lippenstift|sonnencreme|aceite|grasa|maquillaje|huile|gras|beurre|maquillage|olje|smør|sminke/iu,
  ],
];
const ofStain =
  /stain|spill|spilt|mark|spot|get (?:it|this|that|\p{L}+) out|fleck|raus|mancha|tache|flekk|blood|wine|oil|grease|blut|wein|öl/iu;
/** Words that say that the stain stayed or has dried in. */
const stays =
  /(?<!\p{L})(?:i(?:['’]ve)? (?:already )?tried|tried|it(?:['’]s|s| has) been (?:there |in there |on there )?(?:like |about |for |over )*\d+|hab(?:e)? (?:ich )?(?:schon )?(?:\p{L}+ )?(?:probiert|versucht)|he probado|ya prob[eé]|j['’]ai (?:déjà )?essayé|har (?:allerede )?prøvd|still|again|already|dried|old|set in|overnight|(?:been there|there|it) since|since (?:last|yesterday|\p{L}+day)|for (?:days|hours|weeks|a (?:day|week|while))|won.?t (?:come|budge|go)|didn.?t (?:work|come|help)|not (?:gone|working)|immer noch|seit (?:gestern|tagen|stunden|wochen|\p{L}+tag|letzte\p{L}*)|über nacht|noch da|noch zu sehen|schon|eingetrocknet|getrocknet|geht nicht (?:raus|weg)|hilft nicht|todavía|aún|sigue|seca|ya|toujours|encore|sèche|séchée?|déjà|fortsatt|fremdeles|enda|tørket|allerede)(?!\p{L})/iu;
const longest = 16;

/** The stain that was spoken of before, where a message says that it stayed. */
export function stainBefore(text: string, memory: Memory | undefined): string | undefined {
  const before = memory?.tool === 'explain' ? memory.topic : undefined;
  const isShort = text.split(/\s+/).length <= longest;
  return before !== undefined && isShort && ofStain.test(before) && stays.test(text) ? before : undefined;
}

/** "Its dried in", "3x gewaschen immer noch da", after how a stain comes out: what to do the second time. */
export function stainAgain({ text, wanted, memory, ground }: Turn): Answer | undefined {
  const before = stainBefore(text, memory);
  if (before === undefined || (ground.items.length > 0 && text.includes('?'))) return undefined;
  const kind = kinds.find(([, pattern]) => pattern.test(before))?.[0] ?? 'other';
  const { language } = wanted;
  const told = [sentences[kind][language], stainNote(text, language) ?? ''].filter(Boolean).join(' ');
  return answered('explain', told, {
    memory: { ...memory, tool: 'explain', shown: memory?.shown ?? [], topic: before, language },
  });
}
