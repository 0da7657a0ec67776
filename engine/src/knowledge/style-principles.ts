import type { Style } from '@drape/contract/options';

/** House rules: what we hold a style to be about, as advice in a sentence each. Opinions, not research. */
export const stylePrinciples: Record<Style, readonly string[]> = {
  casual: [
    'Let comfort show, and let one piece be sharper than it has to be: good shoes, or a collar',
    'Build on washed cotton, denim and knit, whose surfaces do the work that ornament does elsewhere',
    'Keep one piece new-looking in every outfit, so that easy never reads as careless',
  ],
  formal: [
    'Spend on the shoulder: a jacket that sits right there carries everything below it',
    'Keep color quiet and let cloth change instead, matt against sheen, smooth against grain',
    'Match leather to leather, metal to metal, and stop there',
  ],
  minimalist: [
    'Count the things that speak in an outfit, and leave it at one',
    'Choose the better cloth over the further detail: plain pieces have nothing to hide behind',
    'Wear shades of one neutral, at least two steps of lightness apart',
  ],
  bohemian: [
    'Mix prints by one shared color, and give them different scales',
    'Let texture pile up, knit on lace on suede, while the colors stay of one earth',
    'Leave something loose: a wide sleeve, an open layer, a scarf that is only thrown on',
  ],
  classic: [
    'Buy the version of a piece that looked right twenty years ago, and keep it in order',
    'Rest on navy, grey, camel and white, and let season show in cloth rather than in color',
    'Tailor what you own before you replace it; a hem costs less than a wardrobe',
  ],
  trendy: [
    'Give a trend one piece at a time, and set it among things you trust',
    'Take the new in color or in shape, not in both at once',
    'Put an end date on novelty: what was not worn twice in its season may go',
  ],
  vintage: [
    'One piece of an era is a quote, three are a costume; keep the rest of today',
    'Look for cloth that is no longer made: heavy wool, crisp cotton, real corduroy',
    'Soften the colors as time would, and let a pattern carry the decade',
  ],
  sporty: [
    'Keep lines clean and one color bright, so that ease looks meant',
    'Cross the line on purpose: a track piece with tailoring, or trainers under a coat',
    'Choose technical cloth for what it does, and say no to the logo where you can',
  ],
  elegant: [
    'Let one long line run through, in one color or two near ones',
    'Prefer cloth that moves: fine wool, satin, crêpe',
    'Leave out the last accessory you put on',
  ],
  edgy: [
    'Stay dark and let surfaces argue: leather against knit, matt against shine',
    'Put hardware in one place only, a zip, a buckle or a boot',
    'Break the outfit on purpose once, with a length or a layer that should not be there',
  ],
  romantic: [
    'Keep colors light and near each other, as if seen through gauze',
    'Choose soft edges: a draped neck, a gathered sleeve, a rounded collar',
    'Balance every delicate piece with one of substance, such as a boot or a heavy knit',
  ],
  preppy: [
    'Start from a shirt and a knit, and let a stripe or a check be the joke',
    'Keep three colors at most, one of them clear',
    'Wear it a little undone: a rolled cuff, a knit over the shoulders',
  ],
};

/** What each style lends when it meets another one; "Let X decide the …". */
export const styleVoices: Record<Style, { shapes: string; details: string }> = {
  casual: { shapes: 'the easy shapes', details: 'a washed or worn-in detail' },
  formal: { shapes: 'the tailored shapes', details: 'one formal detail, such as leather shoes' },
  minimalist: { shapes: 'the plain shapes', details: 'restraint' },
  bohemian: { shapes: 'the loose layers', details: 'one print or woven detail' },
  classic: { shapes: 'the lasting shapes', details: 'a quiet finishing touch' },
  trendy: { shapes: 'the new proportion', details: 'one piece of this season' },
  vintage: { shapes: 'the cut of an era', details: 'one old piece' },
  sporty: { shapes: 'the easy, clean lines', details: 'one piece from sport' },
  elegant: { shapes: 'the long lines', details: 'a touch of sheen' },
  edgy: { shapes: 'the dark base', details: 'leather or metal in one place' },
  romantic: { shapes: 'the soft lines', details: 'one delicate cloth' },
  preppy: { shapes: 'the shirt-and-knit base', details: 'a stripe or a check' },
};

/** Titles of a guide by its leading style. */
export const styleTitles: Record<Style, readonly string[]> = {
  casual: ['Ease, on purpose', 'Everyday, done well', 'Comfort with one sharp edge'],
  formal: ['Dressed, and at ease with it', 'Quiet authority', 'The well-cut day'],
  minimalist: ['Less, chosen better', 'One thing at a time', 'Plain and exact'],
  bohemian: ['Layers with a history', 'Earth, print and air', 'Loosely composed'],
  classic: ['What lasts', 'The long view', 'Good cloth, kept well'],
  trendy: ['Of this season, on your terms', 'New, in good company', 'One step ahead'],
  vintage: ['Found, not bought', 'An eye for old cloth', 'Yesterday, worn today'],
  sporty: ['Ready to move', 'Clean lines, one bright note', 'Light on its feet'],
  elegant: ['The long line', 'Composed', 'Quiet polish'],
  edgy: ['Dark, with a spark', 'Leather and nerve', 'A little off the line'],
  romantic: ['Soft light', 'Gentle colors, firm ground', 'As through gauze'],
  preppy: ['Stripes and good manners', 'Shirt, knit, repeat', 'Neat, slightly undone'],
};
