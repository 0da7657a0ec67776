import type { ItemFilter } from '../../assistant-context.ts';

type Group = Pick<
  ItemFilter,
  'categories' | 'kinds' | 'occasion' | 'materials' | 'tags' | 'warm' | 'patterns'
> & {
  words: string;
};

const boots = ['boots', 'ankle boots', 'chelsea boots', 'knee boots'];
const longLegs = ['trousers', 'wide-leg trousers', 'chinos', 'jeans', 'joggers'];
const knits = ['knit', 'v-neck knit', 'turtleneck'];
const coats = ['coat', 'trench', 'parka', 'raincoat', 'cape'];
const skirts = ['mini skirt', 'midi skirt', 'maxi skirt', 'pencil skirt', 'pleated skirt'];

/** Words for more than one kind of garment. House table: what people mean by them when they look into a wardrobe. */
export const garmentGroups: readonly Group[] = [
  {
    words: 'top, top half, upper half, upper body, something for my upper body',
    categories: ['top', 'shirt'],
  },
  {
    words: 'long sleeve top, long sleeved top',
    categories: ['top', 'shirt'],
    tags: ['long sleeve'],
  },
  { words: 'turtleneck, roll neck, polo neck, turtle neck', kinds: ['turtleneck'] },
  { words: 'bottom, bottom half, lower half', categories: ['pants'] },
  { words: 'pants, trouser, slacks, pant, kecks, strides', kinds: longLegs },
  { words: 'shoe, footwear, pair of shoes, feet', categories: ['shoes'] },
  { words: 'boot, bootie', kinds: boots },
  { words: 'ankle boot', kinds: ['ankle boots', 'chelsea boots'] },
  { words: 'sneaker, kicks, creps, plimsoll, tennis shoe', kinds: ['sneakers', 'high-top sneakers'] },
  { words: 'trainer, runner, gutties', kinds: ['sneakers', 'high-top sneakers', 'running shoes'] },
  { words: 'chelsea, chelsea boot', kinds: ['chelsea boots'] },
  { words: 'woollen, woollens, woolens, woolies, woollies', materials: ['wool', 'merino', 'cashmere'] },
  { words: 'leathers', materials: ['leather'] },
  { words: 'denim', materials: ['denim'] },
  { words: 'leather shoe', categories: ['shoes'], materials: ['leather'] },
  { words: 'heel, high heel, pump, stiletto', kinds: ['heels'] },
  { words: 'flat shoe, flats, anything flat, something flat', kinds: ['flats', 'loafers', 'moccasins'] },
  {
    words: 'jacket',
    kinds: [
      ...[
        'bomber',
        'jacket',
        'denim jacket',
        'leather jacket',
        'puffer',
        'blazer',
        'suit jacket',
        'gilet',
        'parka',
      ],
      ...['double-breasted blazer', 'raincoat'],
    ],
  },
  { words: 'coat, overcoat, topcoat', kinds: coats },
  {
    words: 'winter coat, warm coat, winter jacket, warm jacket, big coat',
    kinds: [...coats, 'puffer'],
    warm: true,
  },
  {
    words: 'waterproofs, rainwear, rain gear, rain jacket, wet weather gear',
    kinds: ['raincoat', 'trench', 'parka'],
  },
  {
    words:
      'trackie bottom, trackie bottoms, tracksuit bottom, tracksuit bottoms, trackies bottoms, jogging bottom, jogging bottoms, sweatpant, sweatpants, track pants, jog pants, joggers',
    kinds: ['joggers'],
  },
  { words: 'cardi, cardie, cardy', kinds: ['cardigan'] },
  { words: 'legwear', categories: ['pants'] },
  {
    words: 'hawaiian shirt, hawaiian, aloha shirt, holiday shirt',
    kinds: ['shirt', 'short-sleeve shirt'],
    patterns: ['floral', 'print'],
  },
  { words: 'outerwear, layer on top, outer layer', categories: ['outerwear'] },
  { words: 'blazer', kinds: ['blazer', 'suit jacket', 'double-breasted blazer'] },
  { words: 'shirt, button down, button up', kinds: ['shirt', 'denim shirt', 'short-sleeve shirt'] },
  { words: 't shirt, tee, tshirt', kinds: ['t-shirt', 'v-neck t-shirt'] },
  { words: 'sweater, jumper, pullover', kinds: knits },
  {
    words: 'knitwear, knits, knit, woolly, woolly thing, knitted thing, knitted top, knitted piece',
    kinds: [...knits, 'cardigan'],
  },
  { words: 'hoodie, hoody, hooded sweatshirt, hooded top, hooded jumper, hoods', kinds: ['hoodie'] },
  {
    words: 'dress, frock',
    kinds: ['dress', 'shirt dress', 'wrap dress', 'evening dress'],
  },
  { words: 'skirt', kinds: skirts },
  {
    words: 'bag, handbag, purse, pocketbook, hand bag, carryall',
    kinds: ['tote', 'handbag', 'crossbody bag', 'clutch', 'backpack'],
  },
  {
    words: 'hat, headwear, headgear, my head, something for my head',
    kinds: ['hat', 'straw hat', 'cap', 'beanie', 'beret'],
  },
  { words: 'my hands, cold hands', kinds: ['gloves'] },
  { words: 'my neck, cold neck', kinds: ['scarf'] },
  { words: 'my legs', categories: ['pants'] },
  { words: 'jewellery, jewelry, jewelery, jewels, bling, sparklies', kinds: ['necklace'] },
  { words: 'accessory, accessories, extras, bits and bobs, finishing touches', categories: ['accessories'] },
  {
    words:
      'running gear, trackie, trackies, sports bits, sporty things, sporty stuff, running things, gym things, workout things, training clothes, training stuff, exercise stuff, activewear bits, gym outfit, pe kit, sports outfit, gym clothes, gym gear, gym wear, sportswear, activewear, workout clothes, sports clothes, sport stuff, workout gear, sport clothes, running kit, running clothes, running stuff, gym kit, gym stuff, sports kit, sports gear, training gear, training kit, workout kit, workout stuff, yoga clothes, yoga stuff, exercise clothes, exercise gear',
    occasion: 'workout',
  },
  {
    words: 'thing, things, stuff, item, items, piece, pieces, clothes, clothing, garment, garments, wardrobe',
  },
];
