import families from '../../../knowledge/assistant/heard/cloths.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames } from '../../commands/command-words.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { factAnswer, tellFact } from './say-facts.ts';

const cloths = Object.entries(families).map(
  ([name, words]) => [name, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);
/** Words of a name that hold the cloth somewhere: "Kaschmirpulli". */
const inside: Readonly<Record<string, RegExp>> = {
  wool: /woll|kaschmir|merino|alpaka|lana\b|\bull/iu,
  leather: /leder|skinn/iu,
  silk: /seiden|silke/iu,
  denim: /jeans|denim/iu,
};
/** Who asks what they own of a cloth. */
const asksOwn =
  /(?<!\p{L})(?:what|which|everything|anything|all(?: the| my)?|list|show|how much)(?!\p{L}).*(?<!\p{L})(?:of|in|from|made|is|are)(?!\p{L})|(?<!\p{L})(?:was|alles|welche\p{L}*|zeig\p{L}*)(?!\p{L}).*(?<!\p{L})(?:aus|in|von)(?!\p{L})|(?<!\p{L})qué (?:\p{L}+ )*de |(?<!\p{L})(?:qu['’]est-ce que j['’]ai|tout ce qui est) .*en |(?<!\p{L})hva (?:\p{L}+ )*(?:av|i) /iu;
const ofMine =
  /(?<!\p{L})(?:i own|i have|i['’]?ve got|have i(?: got)?|do i (?:have|own)|my|mine|hab(?:e)? ich|besitze ich|ich hab(?:e)?|mein\p{L}*|tengo|mi|mis|j['’]ai|mes|har jeg|eier jeg|mine?)(?!\p{L})/iu;
/** What is often of wool though nothing says so. */
const knitted =
  /(?<!\p{L})(?:jumper|sweater|cardi\p{L}*|knit\p{L}*|roll neck|polo neck|turtleneck|scarf|beanie|aran|fair isle|\p{L}*pulli|\p{L}*pullover|rolli|strick\p{L}*|schal|mütze|norweger\p{L}*|jersey|chaqueta de punto|bufanda|pull|écharpe|bonnet|genser|strikk\p{L}*|skjerf|lue)(?!\p{L})/iu;
const otherYarn =
  /cotton|baumwoll|fleece|linen|leinen|silk|seide|synthetic|acryl|polyester|algodón|coton|bomull/iu;

/** "What have I got in wool": what is of it by its cloth or its name, and what may be. */
export async function ofCloth({ context, text, wanted, english }: Turn): Promise<Answer | undefined> {
  if (!context.hasWardrobe || !asksOwn.test(text) || !ofMine.test(text)) return undefined;
  const [cloth, words] = cloths.find(([, said]) => said.test(text)) ?? [];
  const { mentions, occasion, days } = readQuestion(english, context.today);
  const namesKind = mentions.some((mention) => isKind(mention) && !mention.vague);
  if (!cloth || !words || namesKind || occasion || days) return undefined;
  const own = await context.items();
  const isOf = ({ description, material }: AssistantItem) =>
    words.test(`${description} ${material ?? ''}`) || inside[cloth]?.test(description) === true;
  const found = own.filter((item) => isOf(item) && !fake.test(item.description));
  const maybe =
    cloth === 'wool'
      ? own.filter(
          (item) =>
            !found.includes(item) &&
            item.material === null &&
            knitted.test(item.description) &&
            !otherYarn.test(item.description) &&
            traitsOf(item).slots[0] !== 'bottom',
        )
      : [];
  if (found.length + maybe.length === 0) return undefined;
  const { language } = wanted;
  const sentences = [
    ...(found.length > 0 ? [tellFact('of_cloth', language, { names: namesOf(found) })] : []),
    ...(maybe.length > 0 ? [tellFact('maybe_cloth', language, { names: namesOf(maybe) })] : []),
  ];
  return factAnswer(sentences.join(' '), [...found, ...maybe]);

  function namesOf(items: readonly AssistantItem[]): string {
    return itemNames(items, language);
  }
}

const fake = /(?<!\p{L})(?:fake|faux|imitation|vegan|kunst\p{L}*|-look|look)(?!\p{L})/iu;
