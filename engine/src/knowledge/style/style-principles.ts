import type { Style } from '@drape/contract/profile/options';

/** What we hold a style to be about, as advice in a sentence each. Opinions, not research. */
export const stylePrinciples: Record<Style, readonly string[]> = {
  casual: [
    'Stay comfortable, but let one piece be sharp: good shoes, or a real collar',
    'Rely on washed cotton, denim and knits; they look better the more you wear them',
    'Wear one thing that looks new, so easy never turns into careless',
  ],
  formal: [
    'Put the money into the jacket; if the shoulders fit, everything below looks right',
    'Keep colors quiet and play with fabrics instead, matte next to shiny',
    'Match your leathers and your metals, and leave it at that',
  ],
  minimalist: [
    'Let one thing stand out and keep the rest plain',
    'Choose the better fabric over the extra detail',
    'Wear shades of one color, clearly lighter and darker',
  ],
  bohemian: [
    'Mix prints that share a color, one large and one small',
    'Pile up textures, knit over lace over suede, and keep the colors earthy',
    'Leave something loose: a wide sleeve, an open layer, a scarf just thrown on',
  ],
  classic: [
    'Buy the shape that looked right twenty years ago and will look right in twenty more',
    'Rely on navy, gray, camel and white, and let the fabrics change with the season',
    'Have things altered before you replace them; a hem costs less than a new coat',
  ],
  trendy: [
    'Wear one trend at a time, with pieces you trust around it',
    'Try something new in color or in shape, not both at once',
    "Be strict with novelties: what you didn't wear twice this season can go",
  ],
  vintage: [
    'Wear one piece from another time and keep the rest modern; three start to look like a costume',
    'Look for fabrics that are hard to find today: heavy wool, crisp cotton, real corduroy',
    'Choose faded colors and let one pattern tell the decade',
  ],
  sporty: [
    'Keep the lines clean and let one color be bright',
    'Mix it up on purpose: track pants with a blazer, or sneakers under a long coat',
    'Choose technical fabrics for what they do, and skip the big logos',
  ],
  elegant: [
    'Go for one long line, in one color or two that are close',
    'Choose fabrics that move: fine wool, satin, crêpe',
    'Take off the last accessory you put on',
  ],
  edgy: [
    'Stay dark and mix surfaces: leather with knit, matte with shine',
    'Keep the hardware in one place: a zipper, a buckle or the boots',
    'Break one rule on purpose, with an odd length or an extra layer',
  ],
  romantic: [
    'Keep colors light and close to each other',
    'Choose soft edges: a draped neck, a gathered sleeve, a round collar',
    'Balance every delicate piece with something sturdy, such as boots or a heavy knit',
  ],
  preppy: [
    'Start with a shirt and a knit, and let a stripe or a check have the fun',
    'Stay with three colors, one of them bright',
    'Wear it a little undone: a rolled cuff, a sweater over the shoulders',
  ],
};

/** What each style lends when it meets another one; "Let X decide the …". */
export const styleVoices: Record<Style, { shapes: string; details: string }> = {
  casual: { shapes: 'the easy shapes', details: 'something washed or worn in' },
  formal: { shapes: 'the tailored shapes', details: 'one formal detail, such as leather shoes' },
  minimalist: { shapes: 'the plain shapes', details: 'some restraint' },
  bohemian: { shapes: 'the loose layers', details: 'one print' },
  classic: { shapes: 'the shapes that last', details: 'a quiet finishing touch' },
  trendy: { shapes: 'the new shapes', details: 'one piece of this season' },
  vintage: { shapes: 'the cut', details: 'one old piece' },
  sporty: { shapes: 'the easy, clean lines', details: 'one sporty piece' },
  elegant: { shapes: 'the long lines', details: 'a little shine' },
  edgy: { shapes: 'the dark base', details: 'leather or metal in one place' },
  romantic: { shapes: 'the soft lines', details: 'one delicate piece' },
  preppy: { shapes: 'the shirt and the knit', details: 'a stripe or a check' },
};

/** Titles of a guide by its leading style. */
export const styleTitles: Record<Style, readonly string[]> = {
  casual: ['Easy, on purpose', 'Everyday, done well', 'Comfort with one sharp edge'],
  formal: ['Dressed, and at ease with it', 'Quiet authority', 'A good cut, every day'],
  minimalist: ['Less, chosen better', 'One thing at a time', 'Plain and precise'],
  bohemian: ['Layers with a history', 'Earth, print and air', 'Loose and lovely'],
  classic: ['What lasts', 'The long view', 'Good fabric, kept well'],
  trendy: ['Of this season, on your terms', 'New, in good company', 'One step ahead'],
  vintage: ['Found, not bought', 'An eye for the old', 'Yesterday, worn today'],
  sporty: ['Ready to move', 'Clean lines, one bright note', 'Light on its feet'],
  elegant: ['The long line', 'Calm and polished', 'Quiet polish'],
  edgy: ['Dark, with a spark', 'Leather and nerve', 'A little off the line'],
  romantic: ['Soft light', 'Gentle colors, sturdy shoes', 'Soft, with some strength'],
  preppy: ['Stripes and good manners', 'Shirt, knit, repeat', 'Neat, slightly undone'],
};
