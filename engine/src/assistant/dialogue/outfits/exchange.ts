import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { withAll } from '../../steps/shown/with-all.ts';
import { changedWish } from '../../understanding/wish.ts';
import { saidAs, type Wish } from '../../wishes/read-wishes.ts';
import { capital } from '../../words.ts';
import { saysLooksOf, type Wanted } from '../pieces-said.ts';
import type { Scene } from '../scene.ts';
import { exactly, offered, withNote } from './outfit-answer.ts';
import type { ShownOutfit } from './shown-outfit.ts';
import { exchangedBy, namedUnworn, swappedPieces } from './swap-piece.ts';

/** "Your Salomon boots can't be worn right now", where somebody wants what is lent or in the wash. */
export function awayNote({ language }: Scene, { away }: Wanted): string {
  return away.length === 0 ? '' : tell('plan_away', language, { names: capital(itemNames(away, language)) });
}

/** The outfit with the pieces that are wanted, in the place of what leaves. */
export async function withPieces(
  scene: Scene,
  shown: ShownOutfit,
  { wanted, leaving }: { wanted: Wanted; leaving: readonly AssistantItem[] },
): Promise<Answer | undefined> {
  const { wish, worn, isPlan } = shown;
  const instead = leaving.length === 0 && insteadSaid.test(scene.text) ? ofSameSort(wanted.pieces, worn) : [];
  const left = worn.filter((item) => !leaving.includes(item) && !instead.includes(item));
  const now = withAll(left, wanted.pieces);
  const next = changedWish(wish, { excluded: [...wish.excluded, ...leaving.map(({ id }) => id)] });
  const answer = isPlan ? await offered(scene, next, now) : await exactly(scene, next, now);
  return withNote(answer, awayNote(scene, wanted));
}

const insteadSaid = /(?<!\p{L})(?:instead|stattdessen|en su lugar|à la place|i stedet)(?!\p{L})/iu;

/** "The old depot jumper instead", of an outfit with another jumper: that gives way, also where it is worn over something. */
function ofSameSort(pieces: readonly AssistantItem[], worn: readonly AssistantItem[]): AssistantItem[] {
  return worn.filter((item) =>
    pieces.some(
      ({ category, subcategory }) => category === item.category && subcategory === item.subcategory,
    ),
  );
}

/** One piece is exchanged: for one that is named, or for the best in its place. */
export async function exchanges(
  scene: Scene,
  wish: Wish,
  { shown, wanted }: { shown: ShownOutfit; wanted: Wanted },
): Promise<Answer | undefined> {
  const isSwap = wish.intent === 'swap';
  const said = [...saidAs(wish, 'not'), ...(isSwap ? saidAs(wish, 'item') : [])];
  const spans = said.filter((span) => !saysLooksOf(span, said, scene));
  const { leaving, coming } = exchangedBy(scene, spans, shown);
  const free = isSwap && coming.length === 0 && wanted.filters.length === 0;
  const pieces = free ? namedUnworn(scene, shown) : coming;
  const isSure = pieces.length === 1 && (isSwap || leaving.length > 0);
  if (isSure) return withPieces(scene, shown, { wanted: { ...wanted, pieces }, leaving });
  return isSwap ? swappedPieces(scene, wish, shown, wanted) : undefined;
}
