import type { AssistantContext, ItemFilter } from '../assistant-context.ts';
import { hasQualities, isKind } from './mentions/mention-filters.ts';
import type { Mention } from './mentions/read-mentions.ts';
import type { Question } from './read-question.ts';

/** A lazy Sunday, gardening: nothing that wants care. */
export function atEase({ mood, plain, occasion, mentions }: Question): ItemFilter[] {
  const isRough =
    /\b(gardening|diy|painting|moving house|move house|(moving|carrying|lifting) (a |the |some )?(sofa|furniture|boxes|flat|piano)|decorating|tip run|allotment|dog walk|walk(ing)? the dog|camping|cleaning)\b/.test(
      plain,
    );
  const isEasy =
    mood?.easy && !mood.dressy && (occasion === undefined || /casual|travel/.test(occasion.eventType));
  if (mentions.some((mention) => isKind(mention) || (!isRough && hasQualities(mention.filter)))) return [];
  return [
    ...(isRough || isEasy ? [{ formalFrom: 3.3 }] : []),
    ...(isRough ? [{ materials: ['wool', 'merino', 'cashmere', 'silk', 'suede', 'velvet'] }] : []),
  ];
}

/** With a bump, a full belly or a wish for stretch: no firm waistband, as long as something softer is there. */
export function softWaist({ plain, mentions }: Question): ItemFilter[] {
  if (mentions.some((mention) => isKind(mention) && mention.role === 'wanted')) return [];
  return /\b(pregnan\w+|baby bump|maternity|bloated|stretchy?|elasticated|elastic waist|soft waist|after (a |the )?(big|huge|christmas) (meal|lunch|dinner)|food baby|loose waist|nothing tight|not(hing)? (too )?tight|period (pain|day))\b/.test(
    plain,
  )
    ? [
        {
          noun: 'firm waistbands',
          kinds: [
            'jeans',
            'trousers',
            'chinos',
            'shorts',
            'wide-leg trousers',
            'pencil skirt',
            'pleated skirt',
            'midi skirt',
          ],
        },
      ]
    : [];
}

/** Nobody stands or dances all night in heels, unless they ask for them. */
export function onFoot({ plain, mentions }: Question): ItemFilter[] {
  if (mentions.some(({ filter }) => filter.kinds?.includes('heels'))) return [];
  return /\b(standing|on my feet|danc(e|ing) all|lots of walking|walk(ing)? (a lot|all day|miles|around|far|there)|running around|cobbles\w*)\b/.test(
    plain,
  )
    ? [{ noun: 'heels', kinds: ['heels'] }]
    : [];
}

export const wholly =
  /\b(head to toe|top to toe|all (in )?(?=[a-z]+\b)|all-|everything (in |must be )?|only|nothing else|strictly|solely|purely|entirely|completely|fully|monochrom\w*|nothing but|total)\b/;

/** "Just navy and white". */
function justBefore({ first }: Mention, tokens: Question['tokens']): boolean {
  return [tokens[first], tokens[first - 1], tokens[first - 2]].some((token) => token?.text === 'just');
}

/** "Head to toe black": nothing of another main colour. */
export function inOneColour({ plain, mentions, occasion, tokens }: Question): ItemFilter[] {
  const [said] = mentions.filter(({ role, vague, filter }) => role !== 'refused' && vague && filter.colours);
  return said?.filter.colours && (wholly.test(plain) || justBefore(said, tokens))
    ? [
        { notColours: said.filter.colours, mainColour: true },
        ...(occasion?.eventType === 'workout' ? [] : [{ occasion: 'workout' } satisfies ItemFilter]),
      ]
    : [];
}

/** What a funeral and other sober occasions leave at home. */
export async function forOccasion(context: AssistantContext, plain: string): Promise<ItemFilter[]> {
  if (!context.hasWardrobe || !/\b(funeral|memorial|mourning|burial)\b/.test(plain)) return [];
  const loud = ['red', 'yellow', 'pink', 'orange', 'green', 'purple', 'gold'];
  return [{ colours: loud }, { patterns: ['floral'] }];
}
