import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer } from '../assistant-context.ts';
import { tellWeather } from '../tools/day-tools.ts';
import { packTrip } from '../tools/pack-tool.ts';
import { explain } from '../topics/compose-explanation.ts';
import { careTopic } from '../topics/known-topic.ts';
import type { Step } from '../turn/turn.ts';
import { readQuestion } from '../understanding/read-question.ts';

/** From here the weather is told, and a trouble with a garment explained, whatever else the words could mean. House rule. */
const surely = 0.8;

/** Who asks how to dress for the weather does not ask for the weather. */
const ofClothes =
  /\b(?:how (?:do|to|can|should)|wear\w*|outfits?|dress\w*|clothes|layer\w*|fabrics?|(?:good|bad|best) (?:for|in))\b/i;
/** What says where and how long one goes. */
const ofTrip = /^(?:event|when|where|long|item|not)$/;
const smaller = /\b(?:carry[ -]?on|hand luggage|backpack|light\w*|trim|cut|reduce|less|fewer|smaller|down)\b/;
const rain = /\b(?:rain\w*|wet|pour\w*|umbrella|brolly|drizzl\w*|shower\w*)\b/;

/** The weather of the day that is named or spoken of, and how a garment is cared for; care in other languages has its table. */
export const sureAnswer: Step = async ({
  context,
  english,
  wanted,
  memory,
  wish,
}): Promise<Answer | undefined> => {
  const { intent, language } = wanted;
  if (!wish || wish.intent !== intent || wish.probability < surely) return undefined;
  if (intent === 'care' && language === 'en') {
    const topic = careTopic(english);
    return topic && explain(english, topic);
  }
  if (intent === 'pack' && memory?.trip && wish.details.every(({ role }) => !ofTrip.test(role))) {
    const trip = { ...memory.trip, ...(smaller.test(english) ? { isLight: true } : {}) };
    const answer = await packTrip(context, trip);
    return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'pack', language });
  }
  if (intent !== 'weather' || ofClothes.test(english)) return undefined;
  const { days, place, plain } = readQuestion(english, context.today);
  const day = days?.first ?? memory?.focus?.day ?? memory?.wish?.day ?? context.today;
  const where = place ?? (days ? null : (memory?.wish?.place ?? memory?.trip?.place ?? null));
  const asked = /\bsnow\w*\b/.test(plain) ? 'snow' : rain.test(plain) ? 'rain' : undefined;
  const answer = await tellWeather(context, day >= context.today ? day : context.today, where, null, asked);
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'weather', language });
};
