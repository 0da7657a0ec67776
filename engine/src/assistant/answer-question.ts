import { addressed } from './abroad/formal-address.ts';
import { outsideClothes } from './answers/life-talk.ts';
import { thanks, withListening } from './answers/listening.ts';
import { outOfReach } from './answers/out-of-reach.ts';
import { withChosenOption } from './answers/outfit-options.ts';
import { remarkAnswer } from './answers/remark-answer.ts';
import { sureAnswer } from './answers/sure-answers.ts';
import { notUnderstood, talkAnswer } from './answers/talk-answers.ts';
import type { Answer, AssistantContext, Memory } from './assistant-context.ts';
import { correctedCommand } from './commands/correct-command.ts';
import { agreesAndTalks, commandByDetails, settle } from './commands/run-command.ts';
import { severalCommands } from './commands/several-commands.ts';
import { changedWaiting } from './commands/waiting-changes.ts';
import { withWhatWasDone } from './commands/what-was-done.ts';
import { inWholeWords } from './conversation/in-whole-words.ts';
import { withKindOf } from './conversation/kind-said.ts';
import { answersRemark } from './dialogue/answers-remark.ts';
import { asksForLayer } from './dialogue/asks-for-layer.ts';
import { withFeeling, withoutGuessedFeeling } from './dialogue/beside-feeling.ts';
import { carryOut, isCarriedOut } from './dialogue/carry-out.ts';
import { areOrders, hear, wholeWish } from './dialogue/hearing/hear.ts';
import { inDanger } from './dialogue/hearing/in-danger.ts';
import { keepsSpokenOf, withDressedFor } from './dialogue/keep-spoken-of.ts';
import { onlyFeels } from './dialogue/only-feels.ts';
import type { Heard } from './dialogue/scene.ts';
import { decide, languageOf, type Wanted } from './intent/decide.ts';
import type { Language } from './intent/intent-names.ts';
import { readIntent } from './intent/read-intent.ts';
import { contextOf } from './intent/standing.ts';
import { isOrder, surelyDresses, sureOrder } from './orders/sure-order.ts';
import { isSureCommand, isSurelyAsked } from './orders/surely-read.ts';
import { withoutHalfYes } from './orders/surely-yes.ts';
import { say } from './say.ts';
import { firstSteps, firstStepsOfQuestion } from './spoken/first-steps.ts';
import { plainOnes, plainWhole } from './spoken/plain-whole.ts';
import { withSpokenOf } from './spoken/same-breath.ts';
import { afterYesBut, behindClosing } from './spoken/yes-but.ts';
import { toldInGeneral } from './steps/general-advice.ts';
import { asksKindFirst } from './steps/kind-for-outfit.ts';
import { pairInOutfit } from './steps/shown/pair-in-outfit.ts';
import { withAwaySaid } from './steps/trips/away-said.ts';
import { tripAnswer } from './steps/trips/trip-answer.ts';
import { answeredQuestion } from './turn/answered.ts';
import { chosenOutfit, chosenThing, commandOrTalk, plainSteps, selfHarm } from './turn/early-steps.ts';
import { lookUps } from './turn/looked-up.ts';
import { languageOfNames } from './turn/own-language.ts';
import { remembered } from './turn/remember.ts';
import { lastSentence } from './turn/sentences.ts';
import { singledOut } from './turn/singled-out.ts';
import { withAdded } from './turn/spoken-of.ts';
import { firstOf, type Step, type Turn } from './turn/turn.ts';
import { factOf } from './turn/wardrobe-facts.ts';
import { yesAnd } from './turn/yes-and.ts';
import { answerWaiting } from './waiting/answer-waiting.ts';
import { asIfDone, askedAgain, asksState, waitsForNotes, waitsForState } from './waiting/as-if-done.ts';
import { changedOfSeveral } from './waiting/one-of-several.ts';
import { besideWaiting } from './waiting/two-offers.ts';
import { answerWishes } from './wishes/answer-wishes.ts';
import { asMeant } from './wishes/as-meant.ts';
import { readingOf, saidAs, type Wish } from './wishes/read-wishes.ts';
import { isRemark } from './wishes/remarks.ts';
import { soundWishes } from './wishes/sound-wishes.ts';
import { onlyWish } from './wishes/wishes-of-message.ts';

/** Letters of a message that are kept for the next one. */
const mostSaid = 300;

/**
 * Answers a message about clothes from a person's own wardrobe and from what is known of clothes. `memory` is that of the
 * answer before. Reads only what it needs from `context`; writes nothing: the requested change is returned in `change`. Where
 * it does not understand, it says so (`known` is false). Deterministic but for the time limit of the outfit search.
 */
export async function answerQuestion(
  context: AssistantContext,
  typed: string,
  before?: Memory,
): Promise<Answer> {
  const answer = await answerWaiting(context, { text: typed, memory: before }, async (wardrobe) =>
    withAwaySaid(await answerOnce(wardrobe, typed, before), wardrobe, typed, before),
  );
  const said = addressed(answer, typed, before);
  return { ...said, memory: { ...said.memory, said: typed.slice(0, mostSaid) } };
}

async function answerOnce(
  context: AssistantContext,
  typed: string,
  before: Memory | undefined,
): Promise<Answer> {
  const known = before?.added && context.hasWardrobe ? withAdded(before, await context.items()) : before;
  const language = languageOf(typed, known, known ? undefined : await languageOfNames(context));
  const against = afterYesBut(typed, before);
  if (against !== undefined) return answerOnce(context, against, before);
  const behind = await behindClosing(context, typed, before);
  if (behind) return answerOnce(context, behind.text, behind.memory);
  const world = (known?.unsettled ?? []).reduce((now, change) => asIfDone(now, { change }), context);
  const heard = await hear(world, typed, { language, known });
  const answer = await answerHeard(world, heard);
  return keepsSpokenOf(world, answer, heard);
}

/** "Been there since Friday", of a stain that was just spoken of: nothing was worn. */
const isOfStain = ({ intent, details }: Wish, before: Memory | undefined): boolean =>
  intent === 'item_worn' && before?.intent === 'care' && !details.some(({ role }) => role === 'item');

/** From here a message is about what it is read as, and its "sling pack" is no luggage. House rule. */
const noLuggage = 0.8;

async function answerHeard(context: AssistantContext, heard: Heard): Promise<Answer> {
  const { text, language, ground, memory: before } = heard;
  const wishes = withoutGuessedFeeling(heard).filter((wish) => !isOfStain(wish, before));
  const known = await withDressedFor(context, heard);
  const memory = await withSpokenOf(context, { text, wishes, memory: known });
  const danger = inDanger(text, language);
  if (danger !== undefined) return answerQuestion(context, danger, before);
  const outside = wishes.some(surelyDresses) ? undefined : outsideClothes({ ...heard, context });
  const general = outside ?? toldInGeneral(heard);
  if (general) return general;
  const spelledOut = inWholeWords(text, { memory, language, today: context.today });
  if (spelledOut !== undefined) return answerQuestion(context, spelledOut, before);
  const fewer = changedOfSeveral({ text, language, memory, wishes });
  if (fewer) return fewer;
  const felt = await onlyFeels({ context, text, language, ground, wishes, memory });
  if (felt) return { ...felt, memory: { ...felt.memory, feeling: true } };
  const layered = await asksForLayer({ context, text, language, ground, wishes, memory });
  if (layered) return besideWaiting(context, layered, { text, language, before: memory });
  const remarked = await answersRemark({ context, text, language, ground, wishes, memory });
  if (remarked) return besideWaiting(context, remarked, { text, language, before: memory });
  const whollyMeant = wholeWish(wishes, text, memory);
  if (
    whollyMeant &&
    isCarriedOut(whollyMeant) &&
    !(ground.signals.has('packs') && whollyMeant.probability < noLuggage)
  ) {
    const { intent, probability, ranked } = whollyMeant;
    const wanted: Wanted = { intent, probability, ranked, language };
    const turn: Turn = { context, text, english: ground.english, ground, wanted, memory, wish: whollyMeant };
    const done = await carryOut(turn);
    if (done) return besideWaiting(context, done, { text, language, before: memory });
  }
  const agrees = memory?.pending !== undefined && agreesAndTalks(text);
  const ofTrip =
    agrees || areOrders(wishes)
      ? undefined
      : await tripAnswer({ context, text, ground, memory, wishes, language });
  if (ofTrip) return ofTrip;
  const isOrdered = isOrder(wishes, ground) || (ground.event !== undefined && wishes.some(surelyDresses));
  const whole = await plainWhole({ context, text, ground, memory, language, isOrdered });
  if (whole) return whole;
  if (isRemark({ text, language, memory, ground }, wishes))
    return (
      (await plainOnes({ context, text, ground, memory, language })) ??
      withKindOf(ground, remarkAnswer(text, { language, memory, ranked: wishes[0]?.ranked }))
    );
  const sound = soundWishes(wishes, language);
  const wish = onlyWish(wishes, sound);
  const asked = wish && wishes.length > 1 ? withoutTalk(text, wishes, memory) : undefined;
  if (asked !== undefined) return answerQuestion(context, asked, before);
  const reading =
    wish && !isHeavy(text, language, wish)
      ? readingOf(wish)
      : readIntent(text, language, { own: ground.own, context: contextOf(memory) });
  const read = decide(reading, { language, memory, signals: ground.signals });
  const wanted = withoutHalfYes(read, text, wish);
  const said = { context, text, english: ground.english, wanted, memory, wish };
  const isOnlyYes = wish?.intent === 'yes' && wishes.length === 1 && wish.probability >= surelyYes;
  const both = isOnlyYes
    ? undefined
    : await yesAnd({ ...said, ground }, (next, after) => answerQuestion(context, next, after));
  if (both) return both;
  const changed = (await correctedCommand(said)) ?? (await changedWaiting({ ...said, ground }));
  const each =
    sound.length > 1 && !changed
      ? await answerWishes(context, sound, { language, memory, answerTurn: answerOf })
      : undefined;
  if (each) return besideWaiting(context, each, { text, language, before: memory });
  const isWhole = changed !== undefined || asksKindFirst(text, memory);
  const rest = isWhole
    ? undefined
    : await lastSentence({ assistantContext: context, text, language, wanted, memory });
  if (rest) return answerQuestion(context, rest.text, rest.memory);
  const settled = changed ?? (await withWhatWasDone(context, settle({ wanted, memory, text }), language));
  const reached = settled ?? (await reachedFor({ ...said, ground }));
  const found = isDeadEnd(reached) && memory?.outfit ? asBefore(memory, wanted) : reached;
  const isThanked = memory?.feeling !== undefined && !found.known && thanks.test(text);
  const thanked = isThanked ? talkAnswer('thanks', language, text, memory) : undefined;
  const answer = thanked ?? withListening({ ...said, ground }, found);
  const withMood = withFeeling(answer, wish, { text, language });
  const offered = changed
    ? withMood
    : await besideWaiting(context, withMood, { text, language, before: memory });
  const single = context.hasWardrobe ? singledOut(offered, await context.items()) : undefined;
  const isSettled = settled !== undefined && changed === undefined;
  const fact = factOf({ ...said, ground }, offered);
  const kept = { before: memory, wanted, ground, single, isSettled };
  return { ...offered, memory: remembered(fact ? { ...offered.memory, fact } : offered.memory, kept) };
}

/** From here a whole message is a yes. House rule. */
const surelyYes = 0.85;
/** Below this a wish is doubtful, and from here somebody has a hard time. House rules. */
const [doubtful, heavy] = [0.35, 0.4];

/** "No energy at all, deadlines, everything grey": no search for grey clothes. */
function isHeavy(text: string, language: Language, { probability }: Wish): boolean {
  if (probability >= doubtful || text.includes('?')) return false;
  const { best } = readIntent(text, language);
  return /^(?:sad|overwhelmed|grief)$/.test(best.intent) && best.probability >= heavy;
}

/** From here the first words of a message are a greeting or thanks. House rule. */
const surelyTalk = 0.5;

/** What follows a greeting or thanks, as in "Guten Morgen! Was ziehe ich heute an?"; undefined where a message has neither. */
function withoutTalk(text: string, wishes: readonly Wish[], memory: Memory | undefined): string | undefined {
  const [first, next] = wishes;
  // "Ok. The knee-high ones can go": a yes to nothing.
  const isOpen = memory?.pending ?? memory?.declined ?? memory?.outfit;
  const isTalk = isOpen ? /^(?:hello|thanks|praise|bye)$/ : /^(?:hello|thanks|praise|bye|yes)$/;
  if (!first || !next || !isTalk.test(first.intent)) return undefined;
  if (first.probability < surelyTalk) return undefined;
  const at = text.indexOf(next.text);
  return at > 0 ? text.slice(at) : undefined;
}

/** No outfit was found at all. */
function isDeadEnd({ cards, memory, known }: Answer): boolean {
  return known && memory.tool === 'suggest_outfit' && cards.length === 0 && memory.outfit === undefined;
}

/** The outfit that was shown stays, where what was asked of it leaves none. */
function asBefore(memory: Memory, { language }: Wanted): Answer {
  return { text: say('same_outfit', language, ''), cards: [], actions: [], known: true, memory };
}

/** People speak of a change that waits for a yes as if it were made, so what is lent or in the wash is described as it will be. */
async function reachedFor(turn: Turn): Promise<Answer> {
  const done = turn.memory?.pending ? await carryOut(turn) : undefined;
  if (done) return done;
  const waits =
    (asksState(turn.text) ? waitsForState(turn.memory) : undefined) ??
    waitsForNotes(turn.wanted.intent, turn.memory);
  const memory = waitingDropped(turn.memory);
  if (!waits) return answerOf({ ...turn, memory });
  const answer = await answerOf({ ...turn, context: asIfDone(turn.context, waits), memory });
  return answer.known ? askedAgain(answer, waits, turn.wanted.language) : answer;
}

/** What was offered or asked before is over once something else is said. */
function waitingDropped(memory: Memory | undefined): Memory | undefined {
  if (!memory) return undefined;
  const { pending: _pending, ...rest } = memory;
  return rest;
}

/** The steps from what is plain to what must be weighed; each answers where it can, the last always. */
async function answerOf(said: Turn): Promise<Answer> {
  const done = await carryOut(said);
  if (done) return done;
  const answer = await answerBySteps(said);
  return outOfReach(said, answer) ?? pairInOutfit(said, answer);
}

async function answerBySteps(said: Turn): Promise<Answer> {
  const given = await asMeant(said);
  const early = (await selfHarm(given)) ?? (await chosenThing(given)) ?? onlyTold(given);
  if (early) return early;
  const before = withoutAsking(given.memory);
  const turn: Turn = { ...given, memory: withChosenOption(given.text, before) };
  return (
    (await chosenOutfit(turn, before)) ??
    (await firstOf(turn, [uncut, sureOrder, ...(isSurelyAsked(turn) ? firstStepsOfQuestion : firstSteps)])) ??
    (isSureCommand(turn) ? await commandByDetails(turn) : undefined) ??
    (await firstOf(turn, [
      sureAnswer,
      ...(isSurelyAsked(turn) ? [] : plainSteps),
      commandOrTalk,
      ...lookUps,
    ])) ??
    (await answeredQuestion(turn))
  );
}

/** "The jeans are clean and the shirt is in the wash", read as one command: the words between are looked at too. */
const uncut: Step = (turn) => {
  const { wish } = turn;
  const isOne = wish === undefined || !/^item_(?!edit|add|worn)/.test(wish.intent);
  return isOne || saidAs(wish, 'item').length < 2 ? undefined : severalCommands(turn);
};

/** Below this a first message that asks nothing wants nothing. House rule. */
const hardlyRead = 0.2;

function onlyTold({ wish, text, memory, wanted, ground }: Turn): Answer | undefined {
  const isRead = wish === undefined || wish.probability >= hardlyRead;
  if (isRead || text.includes('?') || memory || ground.event) return undefined;
  return notUnderstood(wanted.ranked, wanted.language, memory);
}

function withoutAsking(memory: Memory | undefined): Memory | undefined {
  if (!memory) return undefined;
  const { asking: _asking, ...rest } = memory;
  return rest;
}
