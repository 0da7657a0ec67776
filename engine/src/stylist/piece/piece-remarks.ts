import type { PieceKind } from './piece-kinds.ts';
import { phraseUses } from './use-phrases.ts';

type Remarks = { uses: string[]; level: readonly [number, number] | undefined; group: string | undefined };

/** Words of a name that say what a piece is kept for, whatever its kind. */
const useWords: readonly { words: RegExp; use: string }[] = [
  {
    words:
      /\b(clinic|hospital|doctor|nursing|nurses?|scrubs|uniform|(shop|company|practice|store|staff) logo|staff shirt|work polo|work trainers|non slip|lab coat|kittel|klinik)\b/,
    use: 'labor',
  },
  {
    words:
      /\b(halloween|fancy dress|cosplay|fasching|karneval|carnival|vampire(?!.?s wife)|dracula|pirate|witch|superhero|zombie|santa(?! (?:cruz|fe|monica|barbara|clara|maria)\b)|father christmas)\b/,
    use: 'theme',
  },
  { words: /\bsports\b/, use: 'sport' },
  {
    words:
      /\b(only )?(for|in|round|around) (the )?(home|house|lounging|at home)\b|\b(home|house|indoors?) only\b|\bonly at home\b/,
    use: 'home',
  },
  {
    words:
      /\b(paint|painting|stain|stained|stains|gardening|garden|allotment|diy|chores|dog walks?|decorating|renovating|yellowed|holes?|playground|spielplatz|renovieren|malern|streichen|gartenarbeit|bricolage|jardinage|jard[ií]n|pintar|maling|h[aå]gearbeid)\b/,
    use: 'chores',
  },
  {
    words:
      /\bold (?!navy|money|school|english|gold|rose|pink|blue|hollywood)|\balte[rsn]?\b|\balt$|\b(worn (out|thin|elbows)|ratty|tatty|scruffy|shabby|threadbare|frayed (cuffs|hem|collar)|pilled|bobbly|bobbled|moth eaten)\b/,
    use: 'worn out',
  },
  {
    words:
      /(?<!\p{L})(?:do(?:es)?n ?t (?:really |quite )?fit|no longer fits?|too (?:small|tight)(?! for)|outgrown|zu (?:klein|eng)|passt nicht(?: mehr)?|no me (?:vale|queda|cierra)|trop (?:petit|serr[ée])e?|for (?:liten?|trang[et]?)(?!\p{L})|te klein)(?!\p{L})/u,
    use: 'misfit',
  },
  {
    words:
      /\b(nye|réveillon|silvester|nochevieja|capodanno|nyttår|nyår|new year|party|parties|going out|night out|clubbing)\b/,
    use: 'party',
  },
  { words: /\b(running|marathon|jogging)\b/, use: 'run' },
  { words: /\b(gym|workout|training|crossfit|pilates|hiit)\b/, use: 'gym' },
  { words: /\byoga\b/, use: 'yoga' },
  { words: /\b(hiking|trekking|walking|mountain|outdoor)\b/, use: 'hike' },
  { words: /\b(ski|skiing|snowboard|cross country)\b/, use: 'ski' },
  { words: /\b(cycling|bike|biking|mtb)\b/, use: 'cycle' },
  { words: /\b(tennis|padel)\b/, use: 'tennis' },
  { words: /\bgolf\b/, use: 'golf' },
  { words: /\b(bowls|bowling)\b/, use: 'bowls' },
  { words: /\b(climbing|bouldering|kletter\p{L}*)\b/u, use: 'climb' },
  { words: /\b(football|soccer)\b/, use: 'football' },
  { words: /\b(riding|equestrian)\b/, use: 'ride' },
  { words: /\b(hockey|eishockey)\p{L}*/u, use: 'hockey' },
  { words: /\b(swim|swimming|pool)\b/, use: 'swim' },
  { words: /\bfishing\b/, use: 'trail' },
  { words: /\b(fishing|angel(?:hose|weste|jacke)|de pêche)\b/, use: 'fish' },
  {
    words:
      /\b(sailing|salopettes|musto|life ?jacket|segel(?:hose|jacke|schuhe|stiefel|handschuhe)|de voile|da vela|de vela|zeil(?:jas|broek|schoenen|laarzen))\b/,
    use: 'sail',
  },
  { words: /\bsurf(ing)?\b/, use: 'surf' },
  { words: /\b(beach|holiday|vacation|resort|praia|playa|plage|spiaggia|strand)\b/, use: 'beach' },
  { words: /\b(travel|plane|flight)\b/, use: 'travel' },
  { words: /\b(evening|galas?|black tie|sequins?|sequinn?ed|rhinestones?)\b/, use: 'evening' },
  {
    words: /\b(funerals?|mourning|velório|funerale|entierro|enterrement|beerdigung|begravelse|begravning)\b/,
    use: 'mourning',
  },
  {
    words: /\b(weddings?|casamento|boda|mariage|matrimonio|hochzeit|bryllup|bröllop)\b/,
    use: 'festive',
  },
  { words: /\b(bridesmaids?|brautjungfer|demoiselle d honneur)\b/, use: 'bridesmaid' },
  { words: /\b(office|work|business)\b/, use: 'work' },
  { words: /\b(waterproof|gore tex|goretex|rainproof)\b/, use: 'rain' },
  { words: /\b(thermal|fleece lined|insulated|lined|(?<!button )down)\b/, use: 'cold' },
];

/** How far words of cloth and make move a piece up or down the scale of dressiness. Own scale, from 1 to 5. */
const levelWords: readonly { words: RegExp; by: number }[] = [
  { words: /\b(pleated front|shirt with pleats|bib front|wing collar|marcella)\b/, by: 1.1 },
  { words: /\b(sequins?|sequinn?ed|beaded|crystal|rhinestones?|embellished|brocade)\b/, by: 1 },
  { words: /\b(silk|satin|velvet|lace|chiffon|organza|tulle|patent)\b/, by: 0.35 },
  { words: /\b(cashmere|tailored|crepe|fine|elegant|dressy|smart|pressed)\b/, by: 0.2 },
  { words: /\b(fancy|formal|for best)\b/, by: 0.6 },
  { words: /\b(linen|corduroy|canvas|jersey|flannel|seersucker)\b/, by: -0.2 },
  { words: /\b(polyester|viscose|frilly)\b/, by: -0.1 },
  { words: /\b(denim|chambray|distressed|faded|washed|oversized|baggy|slouchy)\b/, by: -0.3 },
  {
    words:
      /\b(ripped|torn|old|worn out|scuffed|bleached|paint|neon|tie dye|novelty|holey|pilled|conference|promo|giveaway|merch)\b/,
    by: -0.6,
  },
];

/** Groups that a sport's name turns into sports clothes. */
const sportGroups: Readonly<Record<string, string>> = {
  tee: 'sport top',
  tank: 'sport top',
  'casual trousers': 'sport bottom',
  trousers: 'sport bottom',
  shorts: 'sport bottom',
  leggings: 'sport bottom',
  joggers: 'sport bottom',
  hoodie: 'sport jacket',
  'light jacket': 'sport jacket',
};

const sports: ReadonlySet<string> = new Set([
  'run',
  'gym',
  'yoga',
  'cycle',
  'tennis',
  'golf',
  'football',
  'ski',
  'hike',
  'trail',
]);

const setApart: ReadonlySet<string> = new Set(['home', 'chores']);

/** What a name says of a piece beyond its kind. */
export function pieceRemarks(text: string, kind: PieceKind, occasions: readonly string[]): Remarks {
  const { keptFor, notFor } = phraseUses(text);
  const spoken = useWords.filter(({ words }) => words.test(text)).map(({ use }) => use);
  let uses = [...new Set([...spoken.filter((use) => !notFor.includes(use)), ...keptFor])];
  if (keptFor.includes('labor') && isStreetClothing(kind)) uses.push('uniform');
  if (kind.slots.some((slot) => ageless.has(slot))) uses = uses.filter((use) => use !== 'worn out');
  const isSport = [...uses, ...kind.uses].some((use) => sports.has(use));
  if (!isSport && occasions.length === 1 && occasions[0] === 'workout') uses.push('gym');
  if (/\bonly\b/.test(text) && uses.length + kind.uses.length === 0) uses.push('chores');
  const sport = uses.find((use) => sports.has(use));
  const group = sport ? sportGroups[kind.group] : undefined;
  if (group) return { uses, group, level: [1, 1.4] };
  if (kind.group === 'felt hat' && /\b(straw|raffia|panama)\b/.test(text))
    return { uses, group: 'sun hat', level: undefined };
  if (uses.some((use) => setApart.has(use)) && kind.level[1] < 3.5)
    return { uses, group: groupSetApart(uses, kind), level: [1, 1.3] };
  const by = levelWords.reduce((sum, { words, by }) => sum + (words.test(text) ? by : 0), 0);
  const [low, high] = kind.level;
  const level = by === 0 ? undefined : ([clamp(low + by), clamp(high + by)] as const);
  return { uses, group: undefined, level };
}

/** What an employer hands out is kept for work, and old clothes for the home. */
function groupSetApart(uses: readonly string[], { slots }: PieceKind): string | undefined {
  if (slots.includes('shoes')) return undefined;
  return uses.includes('uniform') && !uses.includes('worn out') ? 'workwear' : 'homewear';
}

/** Where old things are heirlooms. */
const ageless: ReadonlySet<string> = new Set(['jewellery', 'watch', 'cuffs', 'pocket', 'hair']);

/** Whether a kind is everyday clothing too, so that only the name tells a uniform. Coats and boots serve both. */
function isStreetClothing({ slots, uses, id }: PieceKind): boolean {
  return !slots.includes('outer') && !uses.includes('labor') && id !== 'rugged boots';
}

function clamp(level: number): number {
  return Math.min(5, Math.max(1, Math.round(level * 100) / 100));
}
