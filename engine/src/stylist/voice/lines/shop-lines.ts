import type { BasicColour } from '../../../colour/name-colour.ts';
import table from '../../../knowledge/style/color-partners.json' with { type: 'json' };
import { listOf, say, type Tell } from '../../../wording/say.ts';
import type { Raise } from '../../changes/change.ts';
import { isNeutral } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Addition } from '../../judging/good-additions.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import type { Scored } from '../../judging/score-look.ts';
import { seasonOf } from '../../season.ts';
import { changeText, type SeenOutfit } from '../change-text.ts';
import type { Line } from '../page/page.ts';
import { saidColour } from '../said-garment.ts';
import { goodRating } from '../tier.ts';
import { naming, note } from './line.ts';
import { levelOfOutfit } from './occasion-lines.ts';

/** What to look for when shopping, where no change of what is worn says it already. */
export function shoppingLines(seen: SeenOutfit, later: readonly Raise[]): Line[] {
  const { tell } = seen;
  const { findings, garments } = seen.scored;
  const [style] = findings.preferences?.styles ?? [];
  const pieces = later
    .filter(({ toBuy }) => toBuy)
    .map((raise) =>
      note([`raise ${raise.kind}`, 'addition'], [raise.garment], () => changeText(seen, raise, garments)),
    );
  const forStyle =
    style && style.score < 80
      ? [note(['style'], [], () => tell('buy.style', { style: style.style, lacking: style.lacking }))]
      : [];
  return [...pieces, ...forStyle];
}

const partners: Readonly<Record<BasicColour, readonly string[]>> = table.partners;
const effects: Readonly<Record<string, string>> = table.effects;
const small = /feet|hand|head|waist/;
const unpaired: ReadonlySet<Scored['purpose']> = new Set(['folk', 'theme', 'swim', 'sleep', 'labor']);

/** Colors that would join well: the person's own where one does, else what a stylist would put beside it, and to what effect. */
export function paletteLines(tell: Tell, scored: Scored, additions: readonly Addition[]): Line[] {
  const { story, garments, purpose } = scored;
  const lead = small.test(story.lead.zone) ? garments[0] : story.lead;
  if (unpaired.has(purpose)) return [];
  const special = specialLines(tell, additions.slice(0, 2));
  if (special.length > 0) return special;
  const worn = new Set<string>(garments.map(({ main }) => main.basic));
  const said = new Set(garments.map(({ main }) => saidColour(main.name)));
  const free = partners[lead.main.basic].filter(
    (color) => !worn.has(basicOf(color)) && !said.has(saidColour(color)),
  );
  const [first, second = ''] = free;
  if (first === undefined) return [];
  const effect = (color: string) => say(`effect.${effects[color] ?? 'fresh'}`);
  const isSame = second === '' || effects[first] === effects[second];
  const values = {
    ...naming('one', lead),
    first: saidColour(first),
    second: saidColour(second),
    firstEffect: effect(first),
    secondEffect: effect(second),
  };
  const key = second === '' ? 'palette.one' : isSame ? 'palette.alike' : 'palette.pair';
  return [note(['partners'], [lead], () => tell(key, values))];
}

/** Favorites, and colors of the person's own that suit the outfit. */
function specialLines(tell: Tell, additions: readonly Addition[]): Line[] {
  const own = additions.filter((one) => one.own).map(({ name }) => saidColour(name));
  const flattering = additions
    .filter((one) => one.flattering && !one.own)
    .map(({ name }) => saidColour(name));
  const colors = listOf([...new Set(flattering)]);
  return [
    ...own.map((color) => note([`color ${color}`], [], () => tell('palette.own', { color }))),
    ...(flattering.length > 0
      ? [
          note(['flattering'], [], () =>
            tell('palette.flattering', { colors, count: new Set(flattering).size }),
          ),
        ]
      : []),
  ];
}

const basics: Readonly<Record<string, string>> = table.basics;

function basicOf(color: string): string {
  return basics[color] ?? color;
}

/** Shoes that a belt or a strap is matched to. */
const leatherShoes = /loafers?|oxford|derb|brogue|monk|chelsea|ankle boots|booties/;
const jewelry = /earring|necklace|bracelet|bangles|ring$|rings|brooch|pendant|chain|watch|beads|choker/;
const dressedUp = /dress|skirt|blouse|heels|pumps|slingbacks|gown/;
const notable = /leather|brown|tan|black|burgundy|cognac|camel|caramel|chocolate|rust|chestnut/;

/** One small thing that would finish the outfit and that is not worn yet; nothing where none comes to mind. */
export function accessoryLines(tell: Tell, scored: Scored, { date, country }: JudgeContext): Line[] {
  const { garments, findings, purpose } = scored;
  const level = levelOfOutfit(scored);
  if (
    purpose ||
    scored.rating < goodRating ||
    level === 'sporty' ||
    (findings.pattern?.patterned.length ?? 0) > 1
  )
    return [];
  const has = (words: RegExp) => garments.some(({ noun }) => words.test(noun));
  const shoes = garments.find(({ zone }) => zone === 'feet');
  const lines: Line[] = [];
  const add = (key: string, about: readonly Garment[], values: Record<string, string>) =>
    lines.push({
      ...note(key === 'bag' ? ['addition', 'accessory', 'echo'] : ['addition', 'accessory'], about, () =>
        tell(`accessory.${key}`, values),
      ),
      against: key === 'scarf' || key === 'bag' ? ['calm'] : [],
    });
  if (shoes && leatherShoes.test(shoes.noun) && notable.test(saidColour(shoes.main.name))) {
    const values = naming('one', shoes);
    if (has(/trousers|jeans|chinos/) && !has(/belt|dress|jumpsuit|coat|suspenders|braces/))
      add('belt', [shoes], values);
    if (level !== 'casual' && !has(jewelry)) add('watch', [shoes], values);
  }
  if (shoes && !isNeutral(shoes.tone) && !has(/bag|tote|backpack|clutch|satchel/))
    add('bag', [shoes], naming('one', shoes));
  const over = garments.find(({ zone }) => zone === 'outer') ?? garments.find(({ zone }) => zone === 'upper');
  if (over && seasonOf(date, country) === 'winter' && !has(/scarf|shawl|turtleneck|roll-neck|hijab/)) {
    const worn = new Set<string>(garments.map(({ main }) => main.basic));
    const color = partners[over.main.basic].find((one) => !worn.has(basicOf(one)));
    if (color !== undefined) add('scarf', [over], { ...naming('one', over), color: saidColour(color) });
  }
  if (level !== 'casual' && !has(jewelry) && has(dressedUp)) {
    const lead = garments[0];
    const isWarm = lead.tone.hue > 20 && lead.tone.hue < 130 && lead.tone.chroma > 0.02;
    const isColor = lead.main.basic !== 'black' && lead.main.basic !== 'white' && lead.main.basic !== 'grey';
    add(isWarm && isColor ? 'gold' : isColor ? 'silver' : 'plain', [lead], naming('one', lead));
  }
  return lines;
}
