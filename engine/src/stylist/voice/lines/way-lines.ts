import type { Raise } from '../../changes/change.ts';
import type { Garment } from '../../garment.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import { seasonOf } from '../../season.ts';
import { changeText, type SeenOutfit } from '../change-text.ts';
import type { Line } from '../page/page.ts';
import { naming, note, worn } from './line.ts';

const hasSleeves = /blazer|cardigan|denim jacket|overshirt|shacket/;
const takesShirt = /(?:sweater|jumper|knit)$/;
const dressable = /jeans|trousers|skirt|chinos/;

/** Other ways to wear the same pieces, none that a change speaks of already. */
export function wayLines(seen: SeenOutfit, later: readonly Raise[], { date, country }: JudgeContext): Line[] {
  const { tell } = seen;
  const { garments, purpose } = seen.scored;
  const isSummer = seasonOf(date, country) === 'summer';
  if (purpose) return [];
  const [outer, full, upper, lower] = (['outer', 'full', 'upper', 'lower'] as const).map((zone) =>
    worn(garments, zone),
  );
  const free = later
    .filter(({ toBuy, kind }) => !toBuy && kind !== 'wear')
    .map((raise) =>
      note([`raise ${raise.kind}`, 'rewear'], [raise.garment], () => changeText(seen, raise, garments)),
    );
  return [
    ...free,
    ...(outer &&
    (upper || full) &&
    hasSleeves.test(outer.noun) &&
    !/double-breasted/.test(outer.noun) &&
    !garments.some(({ noun }) => /tie$/.test(noun))
      ? [way('sleeves', outer)]
      : []),
    ...(outer && /double-breasted/.test(outer.noun) ? [way('button', outer)] : []),
    ...(upper && !isSummer && takesShirt.test(upper.noun) && !/turtleneck|roll-neck/.test(upper.noun)
      ? [way('collar', upper)]
      : []),
    ...(full && /dress$/.test(full.noun) && !outer ? [way('dress', full)] : []),
    ...scarfWay(garments, outer),
    ...(upper && lower && !outer && dressable.test(lower.noun) ? [way('open', upper)] : []),
  ];

  function way(key: string, one: Garment): Line {
    return note(['rewear', `way ${key}`], [one], () => tell(`way.${key}`, naming('one', one)));
  }

  function scarfWay(all: readonly Garment[], over: Garment | undefined): Line[] {
    const scarf = all.find(({ noun }) => /scarf$/.test(noun) && !/head/.test(noun));
    if (!scarf || !over) return [];
    const values = { ...naming('one', scarf), ...naming('other', over) };
    return [note(['rewear', 'way scarf'], [scarf, over], () => tell('way.scarf', values))];
  }
}
