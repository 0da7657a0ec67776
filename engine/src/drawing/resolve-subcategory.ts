import { garmentMeasures } from './garment-measures.ts';

/** Other words for what is drawn, most particular first: the first that occurs in the text decides. */
const words: [RegExp, string][] = [
  [
    /\b(swim ?suit|swimwear|swimming (suit|costume)|bathing suit|bikini|tankini|monokini|burkini)\b/,
    'swimsuit',
  ],
  [/\b(cape|capelet|cloak|poncho|ruana)\b/, 'cape'],
  [/\b(shirt ?dress)\b/, 'shirt dress'],
  [/\b(evening|gown|cocktail|ball|slip dress)\b/, 'evening dress'],
  [/\bwrap dress\b/, 'wrap dress'],
  [/\b(dress|dresses|sundress)\b/, 'dress'],
  [/\b(jumpsuit|overall|overalls|dungarees|romper|playsuit)\b/, 'jumpsuit'],
  [/\b(knee|riding|over the knee)\b.*\bboots?\b/, 'knee boots'],
  [/\bchelsea\b/, 'chelsea boots'],
  [/\b(ankle|heeled)\b.*\bboots?\b/, 'ankle boots'],
  [/\b(boots?|booties|timberlands?)\b/, 'boots'],
  [/\b(high[ -]?tops?)\b/, 'high-top sneakers'],
  [/\b(running|runners?|training|sports?)\b.*\b(shoes?)?\b|\brunners?\b/, 'running shoes'],
  [/\b(sneakers?|trainers?|tennis shoes?|canvas shoes?)\b/, 'sneakers'],
  [/\boxford shirt\b/, 'shirt'],
  [/\b(moccasins?|boat shoes?|drivers?)\b/, 'moccasins'],
  [/\b(loafers?|slip[ -]?ons?|mules?)\b/, 'loafers'],
  [/\b(oxfords?|derby|derbies|brogues?|monks?|dress shoes?|lace[ -]?ups?)\b/, 'oxfords'],
  [/\b(heels?|pumps?|stilettos?)\b/, 'heels'],
  [/\b(flats?|ballerinas?|ballet)\b/, 'flats'],
  [/\b(slides?|flip[ -]?flops?|slippers?)\b/, 'slides'],
  [/\b(sandals?|espadrilles?)\b/, 'sandals'],
  [/\bshoes?\b/, 'sneakers'],
  [/\b(trench)\b/, 'trench'],
  [/\b(rain ?coat|rain jacket|mac|mackintosh)\b/, 'raincoat'],
  [/\b(parka|anorak)\b/, 'parka'],
  [/\b(puffer|down jacket|quilted)\b/, 'puffer'],
  [/\b(gilet|body ?warmer)\b/, 'gilet'],
  [/\b(overcoat|top ?coat|pea ?coat|coats?)\b/, 'coat'],
  [/\bdouble[ -]breasted\b/, 'double-breasted blazer'],
  [/\b(suit)\b/, 'suit jacket'],
  [/\b(blazer|sports? coat)\b/, 'blazer'],
  [/\bdenim (jacket|vest)\b|\bjean jacket\b|\btrucker\b/, 'denim jacket'],
  [/\b(leather|biker|moto)\b.*\bjacket\b|\bbiker\b/, 'leather jacket'],
  [/\b(bomber|varsity|track|wind ?breaker|jackets?)\b/, 'bomber'],
  [/\b(waist ?coat|vest)\b/, 'vest'],
  [/\b(bath ?robe|dressing gown)\b/, 'coat'],
  [/\b(pajamas?|pyjamas?)\b/, 'joggers'],
  [/\b(underwear|boxers?|briefs?)\b/, 'shorts'],
  [/\b(outerwear)\b/, 'coat'],
  [/\b(cardigan)\b/, 'cardigan'],
  [/\b(turtle ?neck|roll ?neck|polo neck|mock neck)\b/, 'turtleneck'],
  [/\b(hood(ie|ed|y)?)\b/, 'hoodie'],
  [/\b(sweat ?shirt|crew ?neck sweat)\b/, 'sweatshirt'],
  [/\b(v[ -]?neck)\b.*\b(knit|sweater|jumper|pullover)\b/, 'v-neck knit'],
  [/\b(knit(wear|ted)?|sweater|jumper|pullover)\b/, 'knit'],
  [/\b(polo)\b/, 'polo'],
  [/\b(blouse|tunic)\b/, 'blouse'],
  [/\b(crop)\b/, 'crop top'],
  [/\b(tank|camisole|cami|singlet|sleeveless|bralette|halter)\b/, 'tank top'],
  [/\b(long[ -]?sleeved?)\b/, 'long-sleeve t-shirt'],
  [/\b(v[ -]?neck)\b/, 'v-neck t-shirt'],
  [/\b(tee|tees|t[ -]?shirts?|tshirts?|henley)\b/, 't-shirt'],
  [/\bdenim shirt\b|\bchambray\b/, 'denim shirt'],
  [/\b(short[ -]?sleeved?|camp|hawaiian)\b.*\bshirt\b/, 'short-sleeve shirt'],
  [/\b(shirts?|button[ -]?(down|up)|flannel)\b/, 'shirt'],
  [/\b(tops?)\b/, 't-shirt'],
  [/\b(shorts|bermudas?)\b/, 'shorts'],
  [/\b(jeans?|denims?)\b/, 'jeans'],
  [/\b(leggings?|tights)\b/, 'leggings'],
  [/\b(joggers?|sweat ?pants|track ?pants)\b/, 'joggers'],
  [/\b(chinos?|khakis?|cargos?)\b/, 'chinos'],
  [/\b(wide|palazzo|culottes?|flared?)\b/, 'wide-leg trousers'],
  [/\b(mini)\b/, 'mini skirt'],
  [/\b(maxi)\b/, 'maxi skirt'],
  [/\b(pencil)\b/, 'pencil skirt'],
  [/\b(pleated|pleats?|kilt)\b/, 'pleated skirt'],
  [/\b(skirts?|midi)\b/, 'midi skirt'],
  [/\b(trousers?|pants?|slacks?|bottoms?)\b/, 'trousers'],
  [/\b(back ?packs?|rucksack)\b/, 'backpack'],
  [/\b(clutch|pouch|wallet|purse)\b/, 'clutch'],
  [/\b(cross ?body|shoulder bag|messenger|saddle)\b/, 'crossbody bag'],
  [/\b(tote|shopper)\b/, 'tote'],
  [/\b(hand ?bags?|bags?|satchel|briefcase)\b/, 'handbag'],
  [/\b(belts?)\b/, 'belt'],
  [/\b(scarf|scarves|shawl|bandana|foulard)\b/, 'scarf'],
  [/\b(beanie|bobble)\b/, 'beanie'],
  [/\b(beret)\b/, 'beret'],
  [/\b(straw|panama|sun hat)\b/, 'straw hat'],
  [/\b(caps?|baseball)\b/, 'cap'],
  [/\b(hats?|fedora|trilby)\b/, 'hat'],
  [/\b(watch|watches)\b/, 'watch'],
  [/\b(sun ?glasses|glasses|shades|eyewear)\b/, 'sunglasses'],
  [/\b(ear ?rings?|ear (studs?|cuffs?)|hoops?|jhumkas?)\b/, 'earrings'],
  [/\b(cuff ?links?|cuff links?|tie (pin|clip|bar))\b/, 'cufflinks'],
  [/\b(bracelets?|bangles?|anklets?|kada|wristbands?)\b/, 'bracelet'],
  [/\b(pocket squares?|handkerchief|hanky|hankie)\b/, 'pocket square'],
  [/\b(necklace|chain|pendant|jewel(le)?ry|choker|locket|pearls?|brooch)\b/, 'necklace'],
  [/\b(rings?)\b/, 'ring'],
  [/\b(ties?|neck ?tie|bow ?tie)\b/, 'tie'],
  [/\b(gloves?|mittens?)\b/, 'gloves'],
  [/\b(socks?|stockings?|hosiery)\b/, 'socks'],
  [/\b(umbrella|parasol)\b/, 'umbrella'],
];

const categories: Record<string, string> = {
  top: 't-shirt',
  shirt: 'shirt',
  pants: 'trousers',
  shoes: 'sneakers',
  accessories: 'tote',
  outerwear: 'coat',
  dresses: 'dress',
};

/** The drawable subcategory nearest to a free text; what says nothing falls back to its category, then to a t-shirt. */
export function resolveSubcategory(subcategory: unknown, category?: unknown): string {
  const text = normal(subcategory);
  if (Object.hasOwn(garmentMeasures, text)) return text;
  for (const [pattern, name] of words) if (pattern.test(text)) return name;
  const wider = normal(category);
  if (Object.hasOwn(categories, wider)) return categories[wider];
  for (const [pattern, name] of words) if (pattern.test(wider)) return name;
  return 't-shirt';
}

function normal(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.slice(0, 100).toLowerCase().replace(/[_/]+/g, ' ').replace(/\s+/g, ' ').trim();
}
