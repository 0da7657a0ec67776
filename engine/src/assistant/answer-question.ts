import type { Asked } from './asked.ts';
import { listEvents, tellAnalysis } from './day-tools.ts';
import { emptyWardrobe } from './find-tools.ts';
import { followUp } from './follow-up.ts';
import { outfitQuestion } from './outfit-question.ts';
import { pairQuestion } from './pair-question.ts';
import { addDays } from './read-day.ts';
import { isKind, type Question, readQuestion, withOwnBrands } from './read-question.ts';
import { explain, knownTopic, smallTalk, unknown } from './talk.ts';
import {
  colourQuestion,
  compareQuestion,
  factsQuestion,
  findQuestion,
  packQuestion,
  sumQuestion,
  weatherQuestion,
  wornQuestion,
} from './wardrobe-questions.ts';
import { eventOf } from './wish.ts';
import type { Answer, Memory, World } from './world.ts';

/**
 * Answers an everyday English question about clothes from a person's own wardrobe and from what is known of clothes.
 * `memory` is that of the answer before, for follow-ups. Reads only what it needs from `world`; writes nothing. Where it
 * does not understand, it says so (`known` is false). Deterministic but for the time limit of the outfit search.
 */
export async function answerQuestion(world: World, text: string, memory?: Memory): Promise<Answer> {
  const read = readQuestion(text, world.today);
  const talk =
    read.mentions.some(isKind) && !/\bcart|basket|offer|check ?out\b/.test(read.plain)
      ? undefined
      : smallTalk(read.text);
  if (talk) return { ...talk, memory: memory ?? talk.memory };
  const items = world.hasWardrobe ? await world.items() : [];
  const question = withOwnBrands(read, items);
  const asked: Asked = { world, question, items };
  const later = memory && world.hasWardrobe ? await followUp(world, question, memory) : undefined;
  if (later) return later;
  return (
    (await fromLife(asked)) ?? (await fromWardrobe(asked)) ?? fromKnowledge(question) ?? elsewise(memory)
  );
}

/** "Why?" and the like, where nothing in the conversation says what is meant. */
function elsewise(memory: Memory | undefined): Answer {
  const answer = unknown();
  return memory ? { ...answer, memory } : answer;
}

/** Photo, calendar and weather. */
async function fromLife(asked: Asked): Promise<Answer | undefined> {
  const { world, question } = asked;
  const { plain } = question;
  if (/\b(last|latest|recent|newest|my) (photo|picture|analysis|analyses|score|rating|upload)\b/.test(plain))
    return tellAnalysis(world, plain);
  return (await packFirst(asked)) ?? (await eventsQuestion(asked)) ?? (await weatherQuestion(asked));
}

async function packFirst(asked: Asked): Promise<Answer | undefined> {
  if (!asked.world.hasWardrobe) return undefined;
  return packQuestion(asked);
}

const weeksAhead = 4;

async function eventsQuestion({ world, question }: Asked): Promise<Answer | undefined> {
  const { plain, days } = question;
  const general =
    /\b(whats coming up|coming up|what (events|appointments|plans)|my (events|calendar|agenda|schedule|plans)|events do i have|next event|whats on|need an outfit|needs an outfit)\b/.test(
      plain,
    );
  const single =
    /\b(when is|what time|have an outfit for|outfit planned|outfit ready|what am i wearing (to|for)|is there an outfit)\b/.test(
      plain,
    );
  if (!general && !single) return undefined;
  const openOnly = /\b(still need|need an outfit|needs an outfit|without an outfit|no outfit)\b/.test(plain);
  const event = single ? await eventOf(world, question) : undefined;
  if (single && !event && !general) return undefined;
  if (event)
    return listEvents(world, {
      firstDay: event.day,
      lastDay: event.day,
      title: event.title.toLowerCase(),
      openOnly: false,
    });
  return listEvents(world, {
    firstDay: days?.first ?? world.today,
    lastDay: days?.last ?? addDays(world.today, 7 * weeksAhead),
    title: null,
    openOnly,
  });
}

/** Questions on clothes in general, which hold a garment's word without asking for the person's own. */
const general =
  /^\W*(so |and |hey |ok |hi |please )*(how (do|does|to|should|can|many buttons|much should|long|often should|often do)|what(s| is| are| does) (a |an |the )?(difference|right|best|meant|meaning|dress code|capsule|good dress code|cocktail|smart|business|black|white|care|point|rule)|what do (care|the|you) |what does .* mean|what (socks|necklace|shoes|colou?rs) (goes|go|with|suit)|explain|define|tell me (about|what)|where should|can (you|i|one|we|silk|wool|linen|suede) |should (my|the|you|a|one)|is (it|linen|silk|wool|polyester|cotton|denim|leather|there a rule)|are (?!there)|difference between|why (do|does|is|are))\b|\b(vs|versus)\b|\b(stain|pilling|shrunk|moths?|wrinkles?|creases?)\b/;
const ownWords =
  /\b(do i (have|own)|have i (got|worn)|my (closet|wardrobe)|i own|did i (pay|last|wear)|(style|wear|combine) (my|the|it))\b/;

async function fromWardrobe(asked: Asked): Promise<Answer | undefined> {
  const { question, world, items } = asked;
  const { plain } = question;
  const colour = colourQuestion(asked);
  if (colour) return colour;
  const isGeneral = general.test(plain) && !ownWords.test(plain);
  const precise = isGeneral ? await preciseQuestion(asked) : undefined;
  if (precise) return precise;
  const topic = isGeneral ? fromKnowledge(question) : undefined;
  if (topic) return topic;
  if (!world.hasWardrobe) return undefined;
  if (items.length === 0)
    return /\b(i|my|me)\b/.test(plain) && fromKnowledge(question) === undefined ? emptyWardrobe() : undefined;
  return (
    wornQuestion(asked) ??
    (await sumQuestion(asked)) ??
    compareQuestion(asked) ??
    factsQuestion(asked) ??
    (await pairQuestion(asked)) ??
    (await outfitQuestion(asked)) ??
    (sure(question) ? undefined : await findQuestion(asked))
  );
}

/** A question in general words that yet names certain garments of the person's. */
async function preciseQuestion(asked: Asked): Promise<Answer | undefined> {
  const { question, world } = asked;
  if (!world.hasWardrobe || !question.mentions.some(({ definite }) => definite)) return undefined;
  return (
    compareQuestion(asked) ??
    factsQuestion(asked) ??
    (/^\W*(can|are|is|how (does|do) the)\b/.test(question.plain) ? pairQuestion(asked) : undefined)
  );
}

/** Whether knowledge is so clearly what is asked for that no search for a word's garment should come first. */
function sure({ plain, mentions }: Question): boolean {
  if (/\b(do|have) i (have|own|got)\b|\bmy\b|\bshow\b/.test(plain)) return false;
  return (
    !mentions.some(({ filter }) => filter.noun || filter.colours || filter.brands) &&
    knownTopic(plain, 0.7) !== undefined
  );
}

function fromKnowledge({ text }: Question): Answer | undefined {
  const found = knownTopic(text);
  return found && explain(text, found);
}
