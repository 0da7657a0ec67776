import { type Asked, nearestOf, withoutRefused } from './asked.ts';
import { matchItems } from './match-items.ts';
import { suggestOutfit } from './outfit-tools.ts';
import { checkPair, matchWith, mostVersatile } from './pair-tools.ts';
import type { Mention } from './read-mentions.ts';
import { hasQualities, isKind, resolve } from './read-question.ts';
import { wishOf } from './wish.ts';
import { namesOf } from './words.ts';
import type { Answer, World } from './world.ts';

const yesOrNo = /^\W*(so |and |hey |hi )?(do|does|would|will|can|could|is|are|should|did)\b/;

const pairs =
  /\b(go(es)?|look(s)?|work(s)?|match(es|ing)?|fit(s)?|suit(s)?|clash(es)?|pair|combine|together|put .* with|wear .* with|(suggestions?|ideas?|recommend\w*) for (my|the))\b/;

export async function pairQuestion(asked: Asked): Promise<Answer | undefined> {
  const { world, question, items } = asked;
  const { plain, mentions } = question;
  if (!pairs.test(plain) || /\b(how (do|to|should)|outfit for|what should i wear)\b/.test(plain))
    return undefined;
  const kinds = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const certain = kinds
    .filter((mention) => !mention.asked || !/which|what/.test(plain))
    .filter((mention) => mention.definite || hasQualities(mention.filter));
  if (certain.length >= 2 && yesOrNo.test(plain)) {
    const found = certain.slice(0, 2).map((mention) => nearestOf(resolve(items, mention), question)[0]);
    const own = certain.some(({ definite }) => definite);
    if (own && found[0] && found[1] && found[0].id !== found[1].id) return checkPair([found[0], found[1]]);
  }
  return companions(asked, kinds, world);
}

/** "Which shoes go with my dress?", "what goes with it?", "which jacket goes with the rest?" */
async function companions(
  { question, items }: Asked,
  kinds: Mention[],
  world: World,
): Promise<Answer | undefined> {
  const { plain } = question;
  const candidate =
    kinds.find((mention) => mention.asked && mention.role === 'wanted') ??
    kinds.find((mention) => mention.role === 'wanted' && !mention.definite && !hasQualities(mention.filter));
  const anchors = kinds.filter(
    (mention) =>
      mention !== candidate && (mention.definite || mention.role === 'with' || hasQualities(mention.filter)),
  );
  const found = anchors
    .map((mention) => nearestOf(resolve(items, mention), question)[0])
    .filter((item) => item !== undefined);
  if (
    candidate &&
    /\b(rest of|my (other )?(clothes|wardrobe|closet|things|stuff|outfits)|most (of|things))\b/.test(plain)
  )
    return mostVersatile(
      matchItems(items, candidate.filter).filter(({ available }) => available),
      items,
      candidate.filter.noun ?? 'pieces',
    );
  if (found.length === 0) return undefined;
  if (candidate)
    return matchWith(
      found,
      withoutRefused(matchItems(items, candidate.filter), question),
      undefined,
      candidate.filter.noun ?? 'pieces',
    );
  if (!/\bwhat\b|\bhow\b|\bgoes? (well )?with|\bmatch/.test(plain)) return undefined;
  const away = found.filter(({ available }) => !available);
  const wish = {
    ...(await wishOf(world, question)),
    with: [],
    locked: found.filter(({ available }) => available).map(({ id }) => id),
  };
  const answer = await suggestOutfit(world, wish);
  return away.length > 0
    ? { ...answer, text: `${answer.text}\n${namesOf(away)} not available right now.` }
    : answer;
}
