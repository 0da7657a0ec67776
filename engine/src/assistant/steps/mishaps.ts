import type { Answer } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import { answered } from '../tools/find-tools.ts';
import { explain } from '../topics/compose-explanation.ts';
import { careTopic } from '../topics/known-topic.ts';
import type { Turn } from '../turn/turn.ts';
import { careByTable, unknownStain } from './care-by-table.ts';

const ofWash = /\b(?:wash|washing|laundry|clean|cleaned|hamper|basket|machine)\b/i;

const happened =
  /(?:^|\b(?:i|ive|i have|just|she|he|kid|son|daughter|baby|dog|cat|someone)\b.*)\b(?:spill(?:ed|t)?|dripp?ed|smear(?:ed)?|stained|splash(?:ed)?|dropped|poured)\b|\b(?:wine|coffee|ketchup|oil|grease|ink|blood|mustard|curry|makeup|foundation|lipstick|deodorant|mud|grass|wax|gum|chocolate) (?:stains? )?(?:all )?(?:over|on|down) (?:my|the|it)\b/i;

/** Where something was spilled that nobody wears. */
const onOther =
  /\b(?:on|over|onto|in|into|down|across) (?:my |our |the |his |her |your )?(?:new |old |whole )?(?:keyboard|laptop|phone|computer|desk|table|floor|carpet|rug|sofa|couch|bed|car|kitchen|counter|book|notes|papers?)\b/i;

/** From here a message orders the wash. House rule. */
const orderedBar = 0.8;

/** "I spilled red wine on the white shirt": first how it comes out, and only then the wash. */
export function mishap(turn: Turn): Answer | undefined {
  const { english, ground, wanted } = turn;
  // Who orders the wash gets it.
  const isOrdered = wanted.intent === 'item_wash' && wanted.probability >= orderedBar;
  if (isOrdered && ground.items.length > 0 && ofWash.test(english)) return undefined;
  if (wanted.language !== 'en' || !happened.test(english) || onOther.test(english)) return undefined;
  const told = careByTable(turn);
  const topic = told ? undefined : careTopic(english);
  const [item, ...more] = ground.items;
  const listed = told ?? (topic && explain(english, topic, true));
  const answer = listed ?? (item ? answered('explain', unknownStain('en')) : undefined);
  if (!answer) return undefined;
  if (!item || more.length > 0 || !item.available) return answer;
  const label = `Mark ${itemNames([item], 'en')} as in the wash`;
  return { ...answer, actions: [{ kind: 'ask', label }, ...answer.actions] };
}
