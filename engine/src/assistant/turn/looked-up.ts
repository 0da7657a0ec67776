import { outfitOptions } from '../outfit-options.ts';
import { statusAnswer } from '../status-answer.ts';
import { wornThen } from '../worn-then.ts';
import { itemFacts } from './item-facts.ts';
import { bars, type Step } from './turn.ts';

const severalWanted =
  /\b(two|three|few|couple of|some|[2-5]) (different )?(options|ideas|outfits|looks|fits)\b/i;
/** From this probability on, a question about items that are away is answered from the data, in any language. */
const statusBar = 0.5;

const options: Step = ({ world, english, wanted, memory }) => {
  const { intent, probability, language } = wanted;
  const isAsked =
    (intent === 'options' && (memory?.outfit || probability >= bars.follow)) ||
    (intent === 'outfit' && severalWanted.test(english));
  return isAsked ? outfitOptions(world, english, memory, language) : undefined;
};

const history: Step = ({ world, ground, wanted, memory }) => wornThen(world, ground, wanted, memory);

const away: Step = ({ world, english, wanted }) =>
  wanted.intent === 'status' && wanted.probability >= statusBar
    ? statusAnswer(world, english, wanted.language)
    : undefined;

/** What is answered from the data in any language: several outfits side by side, what was worn, what is away, facts of one thing. */
export const lookUps: readonly Step[] = [options, history, away, itemFacts];
