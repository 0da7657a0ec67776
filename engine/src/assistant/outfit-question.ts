import { dressCodes } from '../knowledge/dress-codes.ts';
import { degrees } from '../stylist/outfit/voice/plain-words.ts';
import { type Asked, withoutRefused } from './asked.ts';
import { answered, findItems, itemsCard } from './find-tools.ts';
import { matchItems, traitsOf } from './match-items.ts';
import { suggestOutfit } from './outfit-tools.ts';
import type { Mention } from './read-mentions.ts';
import { isKind, type Question } from './read-question.ts';
import { wishOf } from './wish.ts';
import { namesOf } from './words.ts';
import type { Answer, AssistantItem, World } from './world.ts';

const outfitCue =
  /\b(outfit|(a|the|my|some|new|casual|smart|full|whole|complete|nice) look(?! (at|up|for|over|into))|dress me|what (should|shall|do|can|could|would|to|will) (i )?(wear|put on|dress)|what (im|am i) wearing|wear (today|tomorrow|tonight)|put (something )?together|combination|combo|what to wear|how (should|do|can|could) i (style|wear|dress)|style (my|the)|around (my|the)|help me (get )?dress|something (for(?! my)|fancy|nice|comfortable|comfy|minimalist|casual|elegant|smart)|clothes for|whats good for|what else for|dress for|pick (something|an)|want to wear|wear something|goes over)\b/;

export async function outfitQuestion({ world, question, items }: Asked): Promise<Answer | undefined> {
  const { plain, occasion, days, mentions } = question;
  const cue = outfitCue.test(plain) || /\bwhat (can|could|should|shall|do|would) i wear\b/.test(plain);
  const recommended = recommendable(question);
  if (
    recommended &&
    (occasion || /\b(recommend|suggest|suggestions?|put on|help me (choose|pick))\b/.test(plain)) &&
    !/\boutfit|look\b/.test(plain)
  )
    return recommend(world, question, items, recommended);
  if (!cue && !(occasion && (days || /\b(need|help|going to|wear|idea|attend|invited)\b/.test(plain))))
    return undefined;
  if (!cue && mentions.some((mention) => isKind(mention) && mention.role === 'wanted')) return undefined;
  if (
    /\b(do|have) (i|you) (have|got|own)\b|\bshow me\b/.test(plain) &&
    mentions.some(isKind) &&
    !/\boutfit|look\b/.test(plain)
  )
    return undefined;
  return suggestOutfit(world, await wishOf(world, question));
}

/** The one kind of garment that a question wants advice on, and not a whole outfit. */
function recommendable({ mentions, plain }: Question): Mention | undefined {
  const kinds = mentions.filter(isKind);
  const [mention] = kinds;
  if (kinds.length !== 1 || mention.role !== 'wanted' || mention.definite) return undefined;
  return /\b(which|what|recommend|suggest|suggestions?|need|help|show|any|comfy|looking for|want)\b/.test(
    plain,
  ) && !/\b(combination|with (a|my)|style|around)\b/.test(plain)
    ? mention
    : undefined;
}

/** Garments of one kind in the order in which they suit an occasion and the day's weather. */
async function recommend(
  world: World,
  question: Question,
  items: AssistantItem[],
  { filter }: Mention,
): Promise<Answer> {
  const wish = await wishOf(world, question);
  const { occasion: _occasion, ...kind } = filter;
  const { tags: _tags, ...loose } = kind;
  const strict = matchItems(items, kind);
  const found = withoutRefused(strict.length > 0 ? strict : matchItems(items, loose), question).filter(
    ({ available }) => available,
  );
  if (found.length === 0) return findItems(world, [kind]);
  const weather = await world.weather(wish.day, wish.place);
  const code = dressCodes[wish.eventType];
  const unfit: readonly string[] = code.unfit;
  const off = (item: AssistantItem) => {
    const { formality, kind: own, dryOnly, clo } = traitsOf(item);
    const coat =
      item.category === 'outerwear'
        ? Math.abs(clo - (weather.feltC < 8 ? 0.6 : weather.feltC < 15 ? 0.45 : 0.3)) * 2
        : 0;
    const season =
      (item.season === 'summer' && weather.feltC < 15) || (item.season === 'winter' && weather.feltC > 20)
        ? 1
        : 0;
    return (
      Math.abs(formality - code.ideal) +
      (unfit.includes(own) ? 2 : 0) +
      (dryOnly && weather.rainChance >= 0.5 ? 1 : 0) +
      coat +
      season -
      (item.isFavorite ? 0.2 : 0)
    );
  };
  const ranked = [...found].sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
  const good = ranked.filter((item) => off(item) < 1.6);
  const shown = (good.length > 0 ? good : ranked.slice(0, 2)).slice(0, 8);
  const why = `They come nearest to ${code.name}${weather.source === 'unknown' ? '' : ` at ${degrees(weather.feltC, world.units)}`}`;
  return answered(
    'recommend',
    `For ${wish.title}: ${namesOf(shown)}. ${shown.length > 1 ? `${why}, the best first.` : why.replace('They come', 'That comes').concat('.')}`,
    {
      cards: itemsCard(`For ${wish.title}`, shown),
      actions: [{ kind: 'ask', label: `Outfit with the ${shown[0].description}` }],
      memory: { tool: 'recommend', shown: shown.map(({ id }) => id), filter: kind },
    },
  );
}
