import { answerAbroad } from './abroad/answer-abroad.ts';
import { inEnglish } from './abroad/in-english.ts';
import { answerEnglish } from './answer-english.ts';
import { archivedAnswer } from './commands/archived-answer.ts';
import { correctedCommand } from './commands/correct-command.ts';
import { namedItem } from './commands/meant-items.ts';
import { chosenItem, commandAnswer, settle } from './commands/run-command.ts';
import { describeItems } from './describe-tools.ts';
import { bareEvent, calledSo, refusalOfShown } from './early-answers.ts';
import { feelingAnswer } from './feeling-answers.ts';
import { decide, sumOf, type Wanted } from './intent/decide.ts';
import { groupOf, type IntentGroup } from './intent/intent-names.ts';
import { writtenOut } from './intent/written-out.ts';
import { chosenOption, outfitOptions, withChosenOption } from './outfit-options.ts';
import { readQuestion } from './read-question.ts';
import { say } from './say.ts';
import { statusAnswer } from './status-answer.ts';
import { notUnderstood, talkAnswer } from './talk-answers.ts';
import type { Answer, Memory, World } from './world.ts';
import { wornThen } from './worn-then.ts';

/** How sure the reader must be before a message is taken for talk or the like and not for a question. House rules. */
const bars: Readonly<Record<IntentGroup, number>> = {
  talk: 0.5,
  other: 0.55,
  feeling: 0.5,
  command: 0.5,
  follow: 0.5,
  question: 0,
};
/** Or the kind is as good as sure, and only which of them is less so. */
const [massBar, leastBar] = [0.7, 0.3];
/** People who tell how they feel say it in many ways: all of them together are enough. */
const feelingMass = 0.36;
const severalWanted =
  /\b(two|three|few|couple of|some|[2-5]) (different )?(options|ideas|outfits|looks|fits)\b/i;
/** What is only offered may be offered sooner, if nothing else is nearly as likely. */
const [offerBar, offerLead] = [0.33, 1.6];
/** What it cannot do itself it must be surer of: much that names a price or a place is a question of one's own clothes. */
const refusalBar = 0.7;
/** From this probability on, a question about items that are away is answered from the data, in any language. */
const statusBar = 0.5;
/** Words that put one of several outfits into the calendar, and do not only choose it. */
const plans = /\b(plan|save|schedule|book|put)\b/;
/** Nobody who may want to die is answered with an outfit. */
const selfHarmBar = 0.2;

/** From here a message that names one of several things chooses it, unless it plainly wants something else. */
const choosesBelow = 0.8;

/**
 * Answers a message about clothes from a person's own wardrobe and from what is known of clothes. `memory` is that of the
 * answer before. Reads only what it needs from `world`; writes nothing: the requested change is returned in `change`. Where
 * it does not understand, it says so (`known` is false). Deterministic but for the time limit of the outfit search.
 */
export async function answerQuestion(world: World, text: string, memory?: Memory): Promise<Answer> {
  const wanted = decide(text, memory);
  const corrected = await correctedCommand({
    world,
    text,
    english: inEnglish(writtenOut(text, wanted.language), wanted.language),
    wanted,
    memory,
  });
  const settled = corrected ?? settle({ wanted, memory });
  const found = settled ?? (await answerOf(world, text, wanted, waitingDropped(memory)));
  const answer = memory?.feeling && !found.known ? listening(found, wanted) : found;
  return { ...answer, memory: remembered(answer.memory, memory, wanted, settled !== undefined) };
}

/** Nobody who has just said that they are sad is offered two guesses. */
const hurts = /^(grief|sad|self_harm)$/;

function listening(answer: Answer, { language }: Wanted): Answer {
  return { ...answer, text: say('listening', language, ''), actions: [] };
}

/** What was offered or asked before is over once something else is said. */
function waitingDropped(memory: Memory | undefined): Memory | undefined {
  if (!memory) return undefined;
  const { pending: _pending, ...rest } = memory;
  return rest;
}

/** After these the outfit that was shown before is still the one that is spoken of. */
const keepsOutfit = /^(suits|check_pair|check_colours|explain)$/;

/** So few things are still meant by "it" after a topic was explained. */
const mostKept = 2;

function remembered(fresh: Memory, before: Memory | undefined, wanted: Wanted, isSettled: boolean): Memory {
  const undo = fresh.undo ?? (isSettled || wanted.intent === 'undo' ? undefined : before?.undo);
  const shown = fresh.tool === 'explain' && fresh.shown.length === 0 ? (before?.shown ?? []) : fresh.shown;
  const kept = shown.length <= mostKept ? shown : fresh.shown;
  const isAside = keepsOutfit.test(fresh.tool) && fresh.outfit === undefined;
  const outfit = isAside && before?.outfit && before.wish ? { outfit: before.outfit, wish: before.wish } : {};
  const command = fresh.command ?? before?.command;
  return {
    ...fresh,
    ...outfit,
    shown: kept,
    language: wanted.language,
    ...(undo ? { undo } : {}),
    ...(hurts.test(wanted.intent) ? { feeling: true as const } : {}),
    ...(command && undo ? { command } : {}),
  };
}

async function answerOf(
  world: World,
  text: string,
  wanted: Wanted,
  given: Memory | undefined,
): Promise<Answer> {
  const { intent, probability, language, ranked } = wanted;
  const english = inEnglish(writtenOut(text, language), language);
  const group = groupOf(intent);
  const harm = ranked.find((each) => each.intent === 'self_harm')?.probability ?? 0;
  if (harm >= selfHarmBar) return feelingAnswer(world, text, { ...wanted, intent: 'self_harm' }, given);
  const chosen =
    probability < choosesBelow || group === 'question'
      ? await chosenItem({ world, text, english, wanted, memory: given })
      : undefined;
  if (chosen) return chosen;
  const { asking: _asking, ...rest } = given ?? { tool: 'none', shown: [] };
  const before = given && rest;
  const memory = withChosenOption(text, before);
  const option = chosenOption(world, text, { before, chosen: memory }, language);
  const planned =
    option && plans.test(english)
      ? await commandAnswer({ world, text, english, wanted: { ...wanted, intent: 'outfit_plan' }, memory })
      : undefined;
  if (planned) return planned;
  if (option) return option;
  const early =
    (await bareEvent(world, { text, english, wanted, memory })) ??
    (await refusalOfShown(world, { text: english, wanted, memory }));
  if (early) return early;
  const bar = /^(shop|app_help|remind)$/.test(intent) ? refusalBar : bars[group];
  const mass = sumOf(wanted, (each) => groupOf(each) === group);
  const [, next] = ranked;
  const isOffer = /^(item|event|outfit|home)_/.test(intent) && group === 'command';
  const leads = probability >= offerBar && probability >= offerLead * (next?.probability ?? 0);
  if (
    probability >= bar ||
    (mass >= massBar && probability >= leastBar) ||
    (group === 'feeling' && mass >= feelingMass) ||
    (isOffer && leads) ||
    intent === 'undo'
  ) {
    if (group === 'feeling') return feelingAnswer(world, text, wanted, memory);
    const isCommand = group === 'command' || intent === 'pasted_list';
    const done = isCommand ? await commandAnswer({ world, text, english, wanted, memory }) : undefined;
    if (done) return done;
    const talk = group === 'question' ? undefined : talkAnswer(intent, language, text, memory);
    if (talk) return talk;
  }
  const isOptions =
    (intent === 'options' && (memory?.outfit || probability >= bars.follow)) ||
    (intent === 'outfit' && severalWanted.test(english));
  const several = isOptions ? await outfitOptions(world, english, memory, language) : undefined;
  if (several) return several;
  const then =
    intent === 'history' ? await wornThen(world, readQuestion(english, world.today), wanted) : undefined;
  if (then) return then;
  const away =
    intent === 'status' && probability >= statusBar
      ? await statusAnswer(world, english, language)
      : undefined;
  if (away) return away;
  if (language !== 'en' && isLost(wanted, memory)) return notUnderstood(ranked, language, memory);
  const answer =
    language === 'en'
      ? ((await answerEnglish(world, english, wanted, memory)) ?? (await retold(world, wanted, memory)))
      : await answerAbroad({ world, text, wanted, memory });
  const isMissing =
    answer && answer.cards.length === 0 && /^(find_items|describe_items)$/.test(answer.memory.tool);
  const archived = isMissing ? await archivedAnswer({ world, text, english, wanted, memory }) : undefined;
  if (archived) return archived;
  const named =
    isMissing && /^No, your wardrobe has no/.test(answer.text)
      ? await calledSo(world, { text, english, wanted, memory })
      : undefined;
  if (named) return named;
  const fact = answer?.memory.tool === 'explain' ? await factOfNamed(world, english, wanted) : undefined;
  if (fact) return fact;
  if (answer && !memory && isUnasked(answer, text, wanted)) return notUnderstood(ranked, language, memory);
  if (answer) return group === 'follow' ? changedOrNot(answer, wanted, memory) : answer;
  if (group === 'follow' && !memory?.outfit)
    return { ...notUnderstood(ranked, language, memory), text: say('nothing_to_change', language, text) };
  const talk = probability >= leastBar ? talkAnswer(intent, language, text, memory) : undefined;
  return talk ?? notUnderstood(ranked, language, memory);
}

/** Outside English only the learned reading decides. Below this certainty nothing is guessed, and no command is offered. */
const lostBelow = 0.3;

function isLost({ intent, probability }: Wanted, memory: Memory | undefined): boolean {
  const isCommand = groupOf(intent) === 'command' && !/^(shop|remind|app_help)$/.test(intent);
  return probability < lostBelow || (isCommand && probability >= bars.command && !memory?.outfit);
}

/** What an answer from the wardrobe answers, by the tool that gave it. */
const askedBy: Readonly<Record<string, RegExp>> = {
  suggest_outfit:
    /^(outfit|outfit_with|options|match|suits|compare|pair|weather|pack|with|without|warmer|cooler|casual|dressy|other|outfit_plan|week_plan|events)$/,
  wardrobe_gaps: /^(gaps|buy|declutter|shop)$/,
  unworn_items: /^(unworn|declutter|wears)$/,
  find_items:
    /^(find|status|count|age|history|wears|facts|match|suits|outfit|outfit_with|buy|pair|compare|money)$/,
};
/** Below this, what only tells something of a person's day is not answered with clothes; short messages are. House rule. */
const [askedBar, shortMessage] = [0.2, 6];

const asks = /\?|\b(what|which|where|how|any|black tie|white tie|dress code)\b/i;

function isUnasked({ memory }: Answer, text: string, wanted: Wanted): boolean {
  const asked = askedBy[memory.tool];
  const isLong = text.trim().split(/\s+/).length > shortMessage;
  if (!asked || !isLong || asks.test(text)) return false;
  return sumOf(wanted, (intent) => asked.test(intent)) < askedBar;
}

/** What a follow-up wants, in words that name nothing else. */
const plainly: Readonly<Record<string, string>> = {
  other: 'another one',
  warmer: 'make it warmer',
  cooler: 'make it cooler',
  casual: 'make it more casual',
  dressy: 'make it dressier',
};

/** A follow-up to an outfit whose words say no more than what was understood of it: "nope, not that". */
async function retold(world: World, wanted: Wanted, memory: Memory | undefined): Promise<Answer | undefined> {
  const said = plainly[wanted.intent];
  if (!memory?.outfit || said === undefined || wanted.probability < bars.follow) return undefined;
  return answerEnglish(world, said, wanted, memory);
}

/** From here what is known in general does not answer a question of one's own things. House rule. */
const ownFactBar = 0.8;

/** "How many times have I worn the satin slip": of the garment that is named, not of satin. */
async function factOfNamed(
  world: World,
  text: string,
  { intent, probability, language }: Wanted,
): Promise<Answer | undefined> {
  if (language !== 'en' || !/^(wears|facts|money)$/.test(intent) || probability < ownFactBar)
    return undefined;
  const item = world.hasWardrobe ? namedItem(text, await world.items()) : undefined;
  return item && describeItems(world, [item], readQuestion(text, world.today).plain);
}

const changing = /^(casual|dressy|warmer|cooler|without|with|recolor)$/;

/** An outfit that a wish leaves as it was is shown with a word on that, not as if it were new. */
function changedOrNot(answer: Answer, { intent, language }: Wanted, before: Memory | undefined): Answer {
  const [now, then] = [answer.memory.outfit?.itemIds, before?.outfit?.itemIds];
  const isSame =
    now !== undefined && then !== undefined && [...now].sort().join() === [...then].sort().join();
  if (!isSame || !changing.test(intent) || answer.cards.every(({ kind }) => kind !== 'outfit')) return answer;
  return { ...answer, text: say(intent === 'without' ? 'not_in_it' : 'same_outfit', language, '') };
}
