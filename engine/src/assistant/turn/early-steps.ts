import { foldedText } from '../../language/text-features.ts';
import { feelingAnswer } from '../answers/feeling-answers.ts';
import { chosenOption } from '../answers/outfit-options.ts';
import { talkAnswer } from '../answers/talk-answers.ts';
import type { Answer, Memory } from '../assistant-context.ts';
import { unitsSaid } from '../commands/preference-commands.ts';
import { commandOf } from '../commands/read-command.ts';
import { chosenItem, commandAnswer } from '../commands/run-command.ts';
import { severalCommands } from '../commands/several-commands.ts';
import { wornOutOffer } from '../commands/worn-out.ts';
import { sumOf } from '../intent/decide.ts';
import { groupOf } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { errandOf } from '../spoken/errands.ts';
import { acceptsShown } from '../steps/accepts-shown.ts';
import { eitherForEvent } from '../steps/choices/either-for-event.ts';
import { keepsIt } from '../steps/let-go.ts';
import { mishap } from '../steps/mishaps.ts';
import { ownFacts } from '../steps/own-facts.ts';
import { plannedOutfit } from '../steps/planned-outfits.ts';
import { reminder } from '../steps/reminders.ts';
import { stainAgain } from '../steps/stain-again.ts';
import { changedTrip } from '../steps/trips/trip-changes.ts';
import { walkInShown } from '../steps/walk-in-shown.ts';
import { whyNot } from '../steps/why-not.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { eventsByName } from './events-by-name.ts';
import { holdsFromNowOn } from './from-now-on.ts';
import { sameFact } from './item-facts.ts';
import { pointsAt } from './spoken-of.ts';
import { bars, isOfOthers, type Step, type Turn } from './turn.ts';

/** Or the kind is as good as sure, and only which of them is less so. */
const [massBar, leastBar] = [0.7, 0.3];
/** People who tell how they feel say it in many ways: all of them together are enough. */
const feelingMass = 0.7;
/** From here a command that names nothing is one. House rule. */
const bareBar = 0.7;
/** What is only offered may be offered sooner, if nothing else is nearly as likely. */
const [offerBar, offerLead] = [0.33, 1.6];
/** What it cannot do itself it must be surer of: much that names a price or a place is a question of one's own clothes. */
const refusalBar = 0.7;
/** Words that put one of several outfits into the calendar, and do not only choose it. */
const plans = /\b(plan|save|schedule|book|put)\b/;
/** Nobody who may want to die is answered with an outfit. */
const selfHarmBar = 0.3;
/** Who speaks of clothes or of how they look must be surer to mean it. House rule. */
const besideClothes = 0.8;
const ofClothes: ReadonlySet<string> = new Set([
  'wear',
  'wore',
  'outfit',
  'clothes',
  'garment',
  'fat',
  'dressy',
  'casual',
]);
/** From here a message that names one of several things chooses it, unless it plainly wants something else. */
const choosesBelow = 0.8;

/** Nobody who may want to die gets anything else than help. */
export function selfHarm({ context, text, wanted, ground, memory }: Turn): Promise<Answer> | undefined {
  const harm = wanted.ranked.find((each) => each.intent === 'self_harm')?.probability ?? 0;
  const senses = sensedWords(foldedText(text), ground.own).flatMap((word) => word.senses);
  const isOfClothes =
    ground.items.length > 0 || ground.event !== undefined || senses.some((sense) => ofClothes.has(sense));
  return harm >= (isOfClothes || isOfOthers(text) ? besideClothes : selfHarmBar)
    ? feelingAnswer(context, text, { ...wanted, intent: 'self_harm' }, memory)
    : undefined;
}

/** The one of several that the last command meant. */
export function chosenThing(turn: Turn): Promise<Answer | undefined> | undefined {
  const { intent, probability } = turn.wanted;
  const isElse = probability >= choosesBelow && /^(command|talk|feeling)$/.test(groupOf(intent));
  return isElse ? undefined : chosenItem(turn);
}

/** One of several outfits that were shown: chosen, or put into the calendar. `before` is what was shown, `turn.memory` has the choice. */
export async function chosenOutfit(turn: Turn, before: Memory | undefined): Promise<Answer | undefined> {
  const { context, text, english, wanted, memory } = turn;
  const option = chosenOption(context, text, { before, chosen: memory }, wanted.language);
  const planned =
    option && plans.test(english)
      ? await commandAnswer({ ...turn, wanted: { ...wanted, intent: 'outfit_plan' } })
      : undefined;
  return planned ?? option;
}

/** "I'm collecting it tomorrow at 5, put that in the calendar". */
export const errand: Step = async (turn) =>
  errandOf(await commandOf(turn)) === undefined
    ? undefined
    : commandAnswer({ ...turn, wanted: { ...turn.wanted, intent: 'event_create' } });

/** "Use Fahrenheit": said in so few words that nothing else can be meant. */
export const units: Step = (turn) => {
  const isShort = turn.text.split(/\s+/).length <= mostOfUnits && !turn.text.includes('?');
  if (!isShort || unitsSaid(turn.text) === undefined) return undefined;
  return commandAnswer({ ...turn, wanted: { ...turn.wanted, intent: 'pref_set' } });
};
const mostOfUnits = 8;

/** "From now on no skirts": kept, and no wish for an outfit. */
const standingWish: Step = (turn) =>
  (holdsFromNowOn(turn.text) || refusesPair(turn)) && !turn.text.includes('?')
    ? commandAnswer({ ...turn, wanted: { ...turn.wanted, intent: 'pref_set' } })
    : undefined;

const noPair =
  /^\W*(?:no|never|kein\p{L}*|nie|nada de|nunca|pas de|jamais|aldri|ingen)\s+\p{L}+\s+(?:w|with|and|mit|und|zu|con|y|avec|et|med|og)\s+\p{L}+/iu;
const always = /(?<!\p{L})(?:ever|never|nie|niemals|nunca|jam[aá]s|jamais|aldri)(?!\p{L})/iu;

/** "No brown with black": two colors, refused side by side. */
function refusesPair({ text, english, context, memory }: Turn): boolean {
  if (!noPair.test(text) || (memory?.outfit && !always.test(text))) return false;
  const { mentions } = readQuestion(english, context.today);
  const colours = mentions.flatMap(({ filter }) => [...(filter.colours ?? []), ...(filter.notColours ?? [])]);
  return new Set(colours).size > 1;
}

/** What hardly needs the reading: several commands at once, an event by its name alone, a garment that comes or goes by its name. */
export const plainSteps: readonly Step[] = [
  units,
  acceptsShown,
  eitherForEvent,
  stainAgain,
  reminder,
  keepsIt,
  whyNot,
  wornOutOffer,
  ownFacts,
  sameFact,
  mishap,
  walkInShown,
  standingWish,
  eventsByName,
  severalCommands,
  plannedOutfit,
  changedTrip,
];

/** Whether the reading is sure enough to answer a command, a feeling, or talk as one. */
function isSure({ wanted, wish, text }: Turn): boolean {
  const { intent, probability, ranked } = wanted;
  const group = groupOf(intent);
  // A command that names nothing, and points at nothing, is one only where hardly anything else can be meant.
  const isBare =
    group === 'command' && wish?.intent === intent && wish.details.length === 0 && !pointsAt(text);
  if (isBare && (probability < bareBar || /^item_(?:un)?favorite$/.test(intent))) return false;
  const bar = /^(shop|app_help|remind)$/.test(intent) ? refusalBar : bars[group];
  const mass = sumOf(wanted, (each) => groupOf(each) === group);
  const [, next] = ranked;
  const isOffer = /^(item|event|outfit|home)_/.test(intent) && group === 'command';
  const leads = probability >= offerBar && probability >= offerLead * (next?.probability ?? 0);
  return (
    probability >= bar ||
    (mass >= massBar && probability >= leastBar) ||
    (group === 'feeling' && mass >= feelingMass) ||
    (isOffer && leads) ||
    intent === 'undo'
  );
}

/** A command, a feeling, or talk. */
export const commandOrTalk: Step = async (turn) => {
  if (!isSure(turn)) return undefined;
  const { context, text, wanted, memory } = turn;
  const { intent, language } = wanted;
  const group = groupOf(intent);
  if (group === 'feeling') return feelingAnswer(context, text, wanted, memory);
  const done = group === 'command' || intent === 'pasted_list' ? await commandAnswer(turn) : undefined;
  if (done) return done;
  return group === 'question' ? undefined : talkAnswer(intent, language, text, memory);
};
