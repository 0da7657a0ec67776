import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { matchWith } from '../tools/pair-tools.ts';
import { checkPair } from '../tools/pair-verdict.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, lessening, resolve } from '../understanding/mentions/mention-filters.ts';
import { nearestOf, type QuestionInContext } from '../understanding/question-in-context.ts';
import type { Question } from '../understanding/read-question.ts';
import { isAppendix, points, quality } from './leaning.ts';

/** "Why that one?", "why not?": what was measured of the pair. */
export function whyMatched({ question, items }: QuestionInContext, memory: Memory): Answer | undefined {
  if (!['match_items', 'check_pair'].includes(memory.tool)) return undefined;
  if (
    !/^\W*((and|but|so|ok|hm+)\W+)*(why|how come|whats wrong|what makes|how so|really)\b/.test(question.plain)
  )
    return undefined;
  const [anchor] = (memory.anchors ?? []).flatMap((id) => items.find((item) => item.id === id) ?? []);
  const other = memory.shown
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .find(({ id }) => id !== anchor?.id);
  return anchor && other ? checkPair([anchor, other]) : undefined;
}

/** "Which goes with my brown loafers?", after belts were shown. */
export function goesWith(
  { question, items }: QuestionInContext,
  memory: Memory,
  shown: AssistantItem[],
): Answer | undefined {
  const { plain, mentions } = question;
  if (
    shown.length < 2 ||
    !/^\W*((and|so|ok)\W+)*which (one |ones |of (them|these|those) )?(goes|go|would go|works?|would work|matches|match|suits?|looks?|would you (put|wear))\b.*\b(with|to|under|over)?\b/.test(
      plain,
    )
  )
    return undefined;
  const anchor = mentions.find((mention) => isKind(mention) && mention.role !== 'refused');
  const found = anchor ? nearestOf(resolve(items, anchor), question).slice(0, 1) : [];
  const isOther = found.every(({ id }) => !shown.some((item) => item.id === id));
  return found.length > 0 && isOther
    ? matchWith(found, shown, undefined, memory.filter?.noun ?? 'pieces')
    : undefined;
}

/** "And which shoes?", "what bag then?" */
const asksCompanion =
  /^\W*((and|so|ok|then|plus|now)\W+)*(which|what|any|a|how about (a|some)|what about (a|some)) \w+( \w+)?( then| too| as well| on top| over (it|that)| underneath| with (it|that|them))?\W*$/;

/** "And which bag?", after "which shoes go with my dress?". */
export function toAnchors({ question, items }: QuestionInContext, memory: Memory): Answer | undefined {
  const anchors = (memory.anchors ?? []).flatMap((id) => items.find((item) => item.id === id) ?? []);
  const mention = question.mentions.find((each) => isKind(each) && each.role !== 'refused');
  const [anchor] = anchors;
  const other = anchor && memory.tool === 'check_pair' ? otherOfPair(question, items, memory) : undefined;
  if (anchor && other) return checkPair([anchor, other]);
  if (!anchor || !mention || question.plain.split(' ').length > 8) return undefined;
  const found = resolve(items, mention);
  const [first] = found;
  const beside = items.find(({ id }) => id === memory.shown[1]);
  if (
    memory.tool === 'check_pair' &&
    first &&
    beside &&
    traitsOf(first).slots[0] === traitsOf(anchor).slots[0]
  )
    return checkPair([first, beside]);
  if (memory.tool === 'check_pair' && first && (mention.definite || hasQualities(mention.filter)))
    return checkPair([anchor, first]);
  if (memory.tool === 'match_items' && first && mention.definite && asksWhether.test(question.plain))
    return checkPair([anchor, nearestOf(found, question)[0] ?? first]);
  return isAppendix(question) || points(question) || asksCompanion.test(question.plain)
    ? matchWith(anchors, matchItems(items, mention.filter), undefined, mention.filter.noun ?? 'pieces')
    : undefined;
}

/** "Would the loafers work?", after "which shoes go with my dress?". */
export const asksWhether = /^\W*((and|so|ok|but|or)\W+)*(would|will|could|can|do|does|are|is|should|shall)\b/;

/** "And with the black ones?": of the kind that was asked about. */
function otherOfPair(
  question: Question,
  items: readonly AssistantItem[],
  { shown }: Memory,
): AssistantItem | undefined {
  const said = quality(question);
  const before = items.find(({ id }) => id === shown[1]);
  if (!said || !before) return undefined;
  return matchItems(items, lessening(said.filter, ['noun'])).find(
    (item) => item.id !== before.id && traitsOf(item).kind === traitsOf(before).kind,
  );
}
