import type { OutfitWish } from '../../assistant-context.ts';
import { brighterWish } from '../../conversation/change-outfit.ts';
import { directionIn } from '../../steps/swaps/direction-said.ts';
import { isOnlyPronoun } from '../../turn/spoken-of.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { baseWish, dressedWish, wishOf } from '../../understanding/wish.ts';
import { questionOf } from '../../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../../wishes/read-wishes.ts';
import type { DressedFor } from '../dressed-for.ts';
import type { Scene } from '../scene.ts';

/** So many degrees somebody is dressed warmer or cooler at a time. House rule. */
export const degreesStep = 5;

/** What says that it is to be none of what was spoken of, in the five languages. */
export const different =
  /(?<!\p{L})(?:(?:nothing|nowt|none of it|not) (?:(?:quite|at all) )?the same|nichts davon|nichts gleiches|nada igual|rien de pareil|ikke det samme|diff(?:erent)?|others?|another|(?:something|summat|sth|smth|smt|anything) else|anders|andere[nrs]?|was anderes|otr[oa]s?|algo distinto|diferente|autres?|différente?|annet|andre|annerledes)(?!\p{L})/iu;

/** "Something else then": not the piece that was judged, nor what was shown for another occasion. */
export function setAside({ memory, text, items }: Scene, { intent }: Wish): string[] {
  if (intent !== 'other' && !different.test(text)) return [];
  const judged = memory?.tool === 'suits' ? (memory.focus?.itemIds ?? []) : [];
  const shown = memory?.lastOutfit?.outfit.itemIds ?? [];
  const main = items.filter(
    (item) => shown.includes(item.id) && /^(?:top|mid|bottom|dress)$/.test(traitsOf(item).slots[0] ?? ''),
  );
  return [...judged, ...main.map(({ id }) => id)];
}

/** What was refused for the same occasion before stays away. */
export function standingRefusals(
  { memory }: Scene,
  { day, eventId }: OutfitWish,
): Pick<OutfitWish, 'without' | 'excluded'> {
  const last = memory?.lastOutfit?.wish;
  const isSame = last !== undefined && last.day === day && last.eventId === eventId;
  return isSame ? { without: last.without, excluded: last.excluded } : { without: [], excluded: [] };
}

/** "Something cheerful", "nichts Schickes": how the outfit should be, where its words say so. */
export function directed({ items }: Scene, wish: Wish, plain: OutfitWish): OutfitWish {
  const asked = /^(?:casual|dressy|warmer|cooler)$/.test(wish.intent) ? wish.intent : undefined;
  switch (directionIn(saidAs(wish, 'how').join(', ')) ?? asked) {
    case 'colorful':
      return { ...brighterWish(plain, [], items), locked: plain.locked };
    case 'casual':
      return { ...dressedWish(plain, -1), locked: plain.locked, excluded: plain.excluded };
    case 'dressy':
      return { ...dressedWish(plain, 1), locked: plain.locked, excluded: plain.excluded };
    case 'warmer':
      return { ...plain, degrees: plain.degrees + degreesStep };
    case 'cooler':
      return { ...plain, degrees: plain.degrees - degreesStep };
    default:
      return plain;
  }
}

/** What a message wishes for, dressed for what it names or what is spoken of. */
export async function outfitWish(
  scene: Scene,
  wish: Wish,
  topic: DressedFor | undefined,
): Promise<OutfitWish> {
  const { context, language, coming } = scene;
  const question = { ...questionOf(wish.text, language, context.today), mentions: [] };
  const occasionSaid = question.occasion?.said.toLowerCase();
  const isManner = saidAs(wish, 'how').some(
    (span) => occasionSaid && span.toLowerCase().includes(occasionSaid),
  );
  const isTold = saidAs(wish, 'event').length > 0 || (topic?.eventId === undefined && !isManner);
  // "Not like I'm going to a funeral" is no funeral: what is dressed for is marked as such.
  const read = await wishOf(context, isTold ? question : { ...question, occasion: undefined });
  if (!topic) return read;
  const event = coming.find(({ id }) => id === topic.eventId);
  const told = ['event', 'how', 'why'] as const;
  const words = told.flatMap((role) => saidAs(wish, role)).filter((each) => !isOnlyPronoun(each));
  const { said: _said, ...rest } = read;
  return {
    ...rest,
    ...(words.length === 0 ? {} : { said: words.join(', ') }),
    title:
      topic.title ??
      (topic.day === context.today && question.occasion === undefined ? baseWish(context).title : read.title),
    eventType: event?.eventType ?? read.eventType,
    eventId: event?.id ?? null,
    day: topic.day ?? read.day,
    place: topic.place ?? (event ? null : read.place),
  };
}
