import type { Occasion, OccasionCode } from './occasion.ts';

type Change = Partial<
  Pick<Occasion, 'code' | 'level' | 'role' | 'outdoors' | 'evening' | 'setting' | 'activity'>
> & {
  required?: string[];
  out?: string[];
};

/**
 * Words that change what another occasion asks for: "wedding, black tie", "team dinner (casual)". A code that is named
 * outright counts before what the occasion usually asks for.
 */
const spokenCodes: readonly { words: RegExp; code: OccasionCode }[] = [
  {
    words:
      /\b(black tie|white tie|tuxedo|smoking|evening dress|cravate noire|corbata negra|smoking kreves)\b/,
    code: 'black tie',
  },
  {
    words:
      /\b(annual|veterinary|medical|doctors|lawyers|law|university|faculty|college|police|rotary|club|society|regimental|officers|military|masquerade|winter|spring|summer|autumn|harvest|christmas|new year s?) ball\b/,
    code: 'black tie',
  },
  {
    words:
      /\b(dress code|dresscode|attire|code)\W+(is )?(cocktail|festive)\b|\bcocktail (attire|dress code)\b/,
    code: 'festive',
  },
  { words: /\bsmart casual\b|\bcasual chic\b/, code: 'smart casual' },
  { words: /\bbusiness casual\b/, code: 'business casual' },
  { words: /\bbusiness (formal|attire|dress)\b/, code: 'business formal' },
  {
    words: /\b(dress code|dresscode|attire)\W+(is )?casual\b|\bcasual (dress|attire)\b|\(casual\)/,
    code: 'casual',
  },
  { words: /\b(dress code|dresscode|attire)\W+(is )?formal\b|\bformal (dress|attire)\b/, code: 'formal' },
  {
    words:
      /\b(fancy dress|costume|in costume|theme|themed|verkleidung|déguisé|disfraces|kostyme|maskerad|motto)\b/,
    code: 'theme',
  },
];

export function spokenCode(text: string): OccasionCode | undefined {
  return spokenCodes.find(({ words }) => words.test(text))?.code;
}

/** `only` is the setting that such words change; without it they change every one. */
const settings: readonly { words: RegExp; change: Change; only?: string }[] = [
  {
    words: /\b(zoom|teams|video ?call|webex|google meet|remote|online|virtual|skype)\b/,
    change: { setting: 'home' },
    only: 'office',
  },
  {
    words:
      /\b(outdoors?|open air|im freien|en plein air|al aire libre|all aperto|utendørs|utomhus|rooftop|terrace|garden|park)\b/,
    change: { outdoors: true },
  },
  {
    words:
      /@ ?home\b|\b(at home|at ours|at our (place|house|flat)|bei uns|zu hause|daheim|chez nous|en casa|a casa nostra|bij ons|hjemme|hemma)\b/,
    change: { setting: 'home', outdoors: false, role: 'host' },
  },
  {
    words:
      /\b(yard|backyard|gutters?|lawn|driveway|hedges?|allotment|(flower|garden|vegetable) beds?|patio|garten|jardin|jardín|giardino|tuin|quintal|have(arbejde)?|hagen?|trädgården)\b/,
    change: { outdoors: true },
  },
  { words: /\bhelp(ing)? (\w+ ){1,3}(to )?move\b|\bmoving \w+ (in|out)\b/, change: { activity: 'labor' } },
  { words: /\b(beach|playa|plage|strand|spiaggia|praia)\b/, change: { setting: 'beach', outdoors: true } },
];

/** What further words of a title change. */
export function changesOf(text: string, setting: string): Change[] {
  return settings
    .filter(({ words, only }) => words.test(text) && (only === undefined || only === setting))
    .map(({ change }) => change);
}
