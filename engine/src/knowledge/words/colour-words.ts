/**
 * Words for colours beside those of `fashionColours`, by the name there that they mean (or `multicolor`). Other
 * languages are folded to plain letters.
 */
export const colourWords: Readonly<Record<string, string>> = {
  black:
    'blk, jet black, jet, onyx, ebony, noir, noire, schwarz, schwarze, schwarzer, schwarzes, schwarzen, negro, negra, negros, nero, nera, neri, preto, zwart, kala',
  white:
    'wht, snow white, optic white, bright white, snow, weiss, weisse, weisser, weisses, weissen, blanc, blanche, blancs, blanches, blanco, blanca, blancos, blancas, bianco, bianca, bianchi, branco, wit, safed',
  'off-white':
    'off white, offwhite, eggshell, egg shell, winter white, chalk, alabaster, bone, natural white',
  cream: 'creme, crema, cream white, creamy',
  ivory: 'ivoire',
  'pearl white': 'pearl white',
  grey: 'gray, gry, grau, graue, grauer, graues, grauen, gris, grise, grises, grigio, grigia, cement, concrete, smoke, smoky',
  'dark grey': 'dark gray, iron, lead grey',
  charcoal: 'charcoal grey, charcoal gray, charcoal black',
  'slate grey': 'slate',
  'steel grey': 'steel',
  'ash grey': 'ash',
  'mid grey': 'medium grey, mid gray, medium gray',
  'light grey': 'light gray, lt grey, heather grey, heather gray, grey melange, gray melange, grey marl',
  gunmetal: 'gun metal',
  silver: 'silvery, argent, silber, silvern, metallic, silver grey, plata, metallic silver',
  red: 'rot, rote, roter, rotes, roten, rouge, rouges, rojo, roja, rojos, rojas, rosso, rossa, rossi, vermelho, rood, lal, fire red, blood red, lipstick red',
  crimson: 'carmine',
  burgundy: 'bordeaux, bordo, weinrot, claret, merlot, marsala, wine red, bourgogne, burdeos, berry',
  wine: 'vino',
  'cherry red': 'cherry',
  'tomato red': 'tomato',
  'brick red': 'brick',
  orange: 'orangene, naranja, arancione, neon orange, mandarin, carrot, arancio',
  'burnt orange': 'burned orange',
  terracotta: 'terra cotta',
  coral: 'koralle, corail',
  peach: 'peachy',
  yellow:
    'gelb, gelbe, gelber, gelbes, jaune, jaunes, amarillo, amarilla, giallo, gialla, neon yellow, sunshine yellow, amarelo, peela',
  lemon: 'lemon yellow',
  'butter yellow': 'butter',
  mustard: 'mustard yellow, senf, moutarde, mostaza',
  gold: 'golden, goldene, dore, doree, dorado, oro, metallic gold',
  green:
    'grun, grune, gruner, grunes, vert, verte, verts, vertes, verde, verdes, hara, kelly green, shamrock, parrot green, groen',
  lime: 'lime green, neon green, fluo green, neon',
  mint: 'mint green, menthe',
  olive: 'olive green, oliv, military green, olive drab, olivgrun',
  'khaki green': 'kaki',
  'forest green': 'dunkelgrun, racing green, british racing green',
  emerald: 'emerald green',
  jade: 'jade green',
  sage: 'sage green',
  moss: 'moss green',
  teal: 'teal green',
  'sea green': 'aqua green, seagreen',
  blue: 'blau, blaue, blauer, blaues, blauen, bleu, bleue, bleus, bleues, azul, azules, blu, neela, mid blue, medium blue, blauw',
  navy: 'navy blue, marine, marineblau, dunkelblau, bleu marine, azul marino, dark navy, blu navy, nvy, marino',
  'dark blue': 'deep blue, bleu fonce, azul oscuro',
  'dark denim': 'dark wash, dark wash denim, dark indigo, rinse wash, raw denim, dark washed, dark rinse',
  'washed denim':
    'light wash, light washed, light denim, bleached, stone wash, stonewash, acid wash, faded blue, light wash denim, stonewashed',
  'denim blue': 'mid wash, medium wash, denim blue',
  indigo: 'indigo blue',
  cobalt: 'cobalt blue',
  'royal blue': 'royal',
  'electric blue': 'bright blue, neon blue',
  'light blue': 'pale blue, hellblau, celeste, bleu clair, pastel blue, lt blue',
  'sky blue': 'sky, bleu ciel',
  turquoise: 'turquoise blue, turkis, turchese',
  aqua: 'aqua blue, cyan',
  'midnight blue': 'midnight, nachtblau',
  petrol: 'petrol blue, petroleum',
  'teal blue': 'petrol green',
  'ice blue': 'icy blue',
  azure: 'azur, azzurro',
  'peacock blue': 'peacock',
  'steel blue': 'stone blue',
  purple: 'lila, violett, violette, morado, morada, viola, baingani, purpura, porpora, roxo',
  violet: 'ultraviolet, ultra violet',
  aubergine: 'eggplant',
  lavender: 'lavendel, lavande, lavendar',
  lilac: 'pale lilac',
  pink: 'rosa, rosafarben, gulabi, pinke, pinkes, bubblegum pink, bubblegum, bright rose',
  'hot pink': 'neon pink, bright pink, shocking pink, barbie pink',
  'pale pink': 'light pink, pastel pink, soft pink, blush pink',
  fuchsia: 'fuschia, fuxia, fucsia',
  magenta: 'magenta pink',
  salmon: 'salmon pink',
  'dusty rose': 'dusty pink, rose gold, rosegold, altrosa',
  rose: 'rose pink',
  raspberry: 'raspberry pink',
  brown:
    'tortoiseshell, tortoise, havana, braun, braune, brauner, braunes, brun, brune, marron, marrone, brn, bhura, bruin',
  'dark brown': 'deep brown, dunkelbraun',
  chocolate: 'chocolate brown, choc',
  coffee: 'coffee brown, mokka',
  mushroom: 'mushroom brown',
  tan: 'tan brown, hellbraun',
  cognac: 'cognac brown',
  camel: 'camel brown, kamel, cammello',
  taupe: 'greige',
  beige: 'beige brown, buff',
  nude: 'skin, flesh, nude pink',
  sand: 'sandy, sable',
  bronze: 'antique brass',
  stone: 'stone grey, stone beige',
  ecru: 'natural, undyed, unbleached',
  champagne: 'champagne gold',
  multicolor:
    'multicolour, multi, multicolored, multicoloured, multi colour, multi color, multi coloured, multi colored, rainbow, assorted, colourful, colorful, bunt, bunte, buntes, mixed colours, various colours, printed multi, tie dye, tie dyed',
};

/** Colours of cloth that `fashionColours` lacks. */
export const moreColours: Readonly<Record<string, string>> = { champagne: '#ecdcbb' };

/** Words that change the basic colour after them, as steps of OKLab lightness and a factor on chroma. */
export const colourModifiers: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  dark: [-0.18, 0.9],
  deep: [-0.14, 1],
  light: [0.16, 0.6],
  pale: [0.2, 0.5],
  pastel: [0.2, 0.5],
  soft: [0.12, 0.7],
  bright: [0.05, 1.2],
  vivid: [0.03, 1.25],
  neon: [0.08, 1.4],
  dusty: [0.02, 0.55],
  faded: [0.08, 0.65],
  washed: [0.08, 0.65],
  muted: [0, 0.6],
  warm: [0, 1],
  medium: [0, 1],
  mid: [0, 1],
  rich: [-0.06, 1.1],
  dunkel: [-0.18, 0.9],
  hell: [0.16, 0.6],
};

/** Words that name a colour less surely than others do: brands, flowers, drinks, metals of fittings, cloth left as it is. */
export const doubtfulColours: ReadonlySet<string> = new Set(
  (
    'rose gold golden silver wine cherry stone sand sandy straw natural bone snow sky midnight slate royal iron berry butter ' +
    'ash neon steel jet smoke skin lemon grape orchid peacock coffee chocolate melon apricot lime coral oyster moss ' +
    'fern canary amber ruby garnet copper bronze plum marine creamy kala lal hara hell tomato brick concrete cement ' +
    'carrot mandarin metallic multi assorted natural metal pewter honey raw vanilla walnut chestnut mahogany biscuit ' +
    'toffee mushroom tobacco pumpkin jade emerald sable chalk ebony onyx wit nero oro lila smoky peachy'
  ).split(' '),
);
