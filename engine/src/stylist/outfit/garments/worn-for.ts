import type { Occasion } from '../../occasion/occasion.ts';
import {
  isOfOtherTrade,
  namesLesson,
  namesOthersHome,
  namesOwnHome,
  namesShift,
  namesWork,
} from '../../occasion/occasion-words.ts';
import { servesActivity } from '../../taste/activities.ts';
import { type Day, isAccessorySlot } from '../day.ts';
import type { ItemTraits } from './item-traits.ts';
import { isAllowedByWords } from './kept-by-words.ts';

/** Groups that are worn for one thing alone, by the activities, codes, settings and occasions that they are for. */
const keptFor: Readonly<Record<string, readonly string[]>> = {
  swimwear: ['swim', 'surf', 'beach', 'water'],
  'swimwear top': ['swim', 'surf', 'beach', 'water'],
  'swimwear bottom': ['swim', 'surf', 'beach', 'water'],
  'beach dress': ['swim', 'surf', 'beach', 'water'],
  'beach shoes': ['swim', 'surf', 'beach', 'water', 'home'],
  nightwear: ['sleep'],
  slippers: ['sleep', 'home'],
  'travel bag': ['travel'],
  'black tie': ['mourning'],
  homewear: ['home', 'chores', 'labor'],
  'folk blouse': ['folk', 'theme'],
  costume: ['theme'],
  'court gown': ['court appearance'],
  'theme gear': ['theme'],
  'novelty tie': ['theme'],
  'ski jacket': ['ski', 'snow'],
  'ski bottom': ['ski', 'snow'],
  'ski boots': ['ski'],
  'base layer': ['ski', 'snow', 'hike', 'run', 'cycle', 'skate'],
  'special sport shoes': [],
  'sport gear': [],
  'sport glasses': [],
  'dance wear': ['dance', 'yoga', 'gym'],
  'fan scarf': ['fan'],
  workwear: ['labor', 'chores', 'shift'],
  'hard hat': ['labor'],
  'work boots': ['labor', 'chores'],
  'sports bra': [
    'run',
    'hike',
    'surf',
    'gym',
    'yoga',
    'sport',
    'dance',
    'climb',
    'tennis',
    'padel',
    'cycle',
    'football',
  ],
  'tuxedo jacket': ['black tie', 'theme'],
  'tuxedo trousers': ['black tie', 'theme'],
  tuxedo: ['black tie', 'theme'],
  'patent shoes': ['black tie', 'formal', 'festive', 'theme'],
};

/** Groups made for one sport, which the others leave at home. */
const ofOneSport: ReadonlySet<string> = new Set(['special sport shoes', 'sport gear', 'sport glasses']);
const sportCodes: ReadonlySet<string> = new Set(['sport', 'outdoor', 'swim']);
const sports: ReadonlySet<string> = new Set([
  'run',
  'gym',
  'yoga',
  'hike',
  'climb',
  'ski',
  'swim',
  'surf',
  'cycle',
  'tennis',
  'padel',
  'golf',
  'bowls',
  'football',
  'ride',
  'dance',
]);

/** From this share of the clothes on, folk and traditional dress is what a person wears every day. House rule. */
const dailyShare = 0.25;
/** Whole folk dress is worn to these beside folk days; single pieces of it are not. */
const codesOfFolkDress: ReadonlySet<string> = new Set(['festive', 'formal', 'black tie']);

export function wearsFolkDaily(traits: readonly ItemTraits[]): boolean {
  const clothes = traits.filter(({ piece, slots }) => piece.known && !isAccessorySlot(slots[0] ?? ''));
  return clothes.filter(({ piece }) => piece.uses.has('folk')).length >= dailyShare * clothes.length;
}

/** Whether a piece is no folk piece, or the occasion is one for it. */
export function isFolkFor({ code, welcome, required }: Occasion, { piece, slots }: ItemTraits): boolean {
  if (!piece.uses.has('folk') || slots[0] === 'cover' || code === 'folk' || code === 'theme') return true;
  if (welcome.includes('folk') || required.includes('folk')) return true;
  return slots[0] === 'dress' && codesOfFolkDress.has(code);
}

/** Work clothes and the gear of one sport: where the activity is only a guess, the networks decide about them. */
const leftToNetworks: ReadonlySet<string> = new Set([
  'workwear',
  'work boots',
  'special sport shoes',
  'sport gear',
]);
const workCodes: ReadonlySet<string> = new Set(['casual', 'business casual', 'outdoor']);

/** Whether a piece is ever worn for such an occasion. */
export function isWornFor(day: Day, traits: ItemTraits): boolean {
  const { piece, sport, slots } = traits;
  const { activity, code, setting, id, outdoors } = day.occasion;
  const isGuess = id.startsWith('guess ') || id.startsWith('type ');
  if (isAtOwnHome(day.occasion) && (leftInTheHall.has(slots[0] ?? '') || piece.group.endsWith(' boots')))
    return false;
  if (piece.group === 'rain boots' && day.rain < 0.25 && !outdoors && !sportCodes.has(code)) return false;
  if (piece.group === 'slippers' && isElsewhere(day.occasion)) return false;
  if (!isAllowedByWords(traits, code)) return false;
  if (isShift(day.occasion)) {
    if (isOfOtherTrade(wordsOf(day.occasion), traits.item.description)) return false;
    if (isUniform(traits)) return true;
  }
  if (isUniform(traits) && namesLesson(wordsOf(day.occasion).title)) return false;
  if (piece.kind.id === 'bathrobe' && saunas.has(id)) return true;
  const kept = keptFor[piece.group];
  if (kept && !kept.some((word) => word === activity || word === code || word === setting || word === id)) {
    if (isGuess && leftToNetworks.has(piece.group)) return workCodes.has(code) || sportCodes.has(code);
    if (!ofOneSport.has(piece.group)) return false;
    return activity !== null && servesActivity([...piece.uses], activity) && sportCodes.has(code);
  }
  // Out and about they are an undergarment, which is how the judged outfits wear them.
  if (piece.kind.id === 'cycling shorts') return sportCodes.has(code) || code === 'home' || code === 'theme';
  if (piece.kind.id === 'waistcoat' && day.context.gender !== 'female')
    return code === 'theme' || code === 'folk';
  if (piece.uses.has('misfit')) return false;
  if (piece.uses.has('christmas') && !isChristmas(day)) return false;
  // Whether a guessed occasion is a shift, the networks tell better.
  if (isUniform(traits) && !(isGuess && workCodes.has(code)))
    return code !== 'business formal' && isAtWork(day.occasion);
  if (piece.uses.has('worn out') && !mayLookWornOut(day.occasion)) return false;
  const isDirtyWork = activity === 'chores' || activity === 'labor';
  if (piece.uses.has('chores') && !piece.uses.has('rain') && sport && !isDirtyWork) return false;
  if (activity === null || isGuess || !sportCodes.has(code)) return true;
  if (isOfOtherSport(day.occasion, traits)) return false;
  if (!sport) return true;
  if (piece.group === 'rain bottom' && day.rain < 0.4) return false;
  const own = [...piece.uses].filter((use) => sports.has(use));
  return (
    own.length === 0 || !sports.has(activity) || servesActivity([...piece.uses], activity) || isAllRound(own)
  );
}

function isAtOwnHome({ code, setting, outdoors, clues }: Occasion): boolean {
  if (setting !== 'home' || outdoors) return false;
  return code === 'home' || namesOwnHome(`${clues?.title ?? ''} ${clues?.place ?? ''}`);
}

/** Sports whose clothes serve no other: nobody plays hockey in a cycling jersey or wears shin guards on a bike. */
const sportsApart: ReadonlySet<string> = new Set(['cycle', 'ski', 'ride', 'golf', 'swim', 'hockey', 'sail']);

function isOfOtherSport({ code, activity }: Occasion, { piece }: ItemTraits): boolean {
  if (code !== 'sport' || activity === null) return false;
  const own = [...piece.uses].filter((use) => sportsApart.has(use));
  return own.length > 0 && !isAllRound([...piece.uses]) && !own.includes(activity);
}

const saunas: ReadonlySet<string> = new Set(['spa and sauna', 'sauna evening']);
/** Another person's home, in the words of calendars, or work that slippers are not for. */
function isElsewhere({ activity, clues }: Occasion): boolean {
  return activity === 'labor' || namesOthersHome(clues?.place ?? '');
}

/** What nobody wears or carries in their own home. */
const leftInTheHall: ReadonlySet<string> = new Set(['outer', 'bag', 'umbrella', 'gloves', 'sunglasses']);

/** What an employer hands out. */
const uniform =
  /\b((?<!no )logo|name ?(badge|tag)|hi[- ]?vis|uniform|company|care[- ](?:home|tunic)|fob watch|bakery|(?:kitchen|safety) (boots?|shoes?|sneakers|trainers)|for (the )?(bar|pub|kitchen|restaurant|caf[eé]|shop|ward|hospital) work|nurses?[’']? shoes|knee (pads?|pockets?)|staff (shirt|polo|tee)|(?<!(chambray|denim) )work (shirt|polo|tee|t-?shirt|top|fleece|hoodie|jumper|sweater|sweatshirt|vest|coat|cargos|trousers|pants|shoes|tunic|jacket|boots)|non[- ]?slip|paramedics?|ambulance|police(?! (?:sun)?glasses| watch)|fire ?fighters?|fire (?:service|brigade)|prison officer|security guard|cabin crew|flight attendant|train(?:man| conductor)|bus driver|royal mail|postal|scrubs?|chef[’']?s? (jacket|coat|whites|trousers)|tabard)\b/i;

/** Whether a piece is what an employer hands out. */
export function isUniform({ item, piece }: ItemTraits): boolean {
  if (piece.uses.has('uniform') || piece.group === 'work boots') return true;
  return uniform.test(item.description) || uniformAbroad.test(item.description);
}

/** The same in German, French, Spanish, and Norwegian. */
const uniformAbroad =
  /(?<!\p{L})(?:bäcker(?:jacke|hose|ei[- ]logo)|\p{L}*logo|für den laden|arbeitsclogs|praxis(?:hose|hemd|shirt|kleid|jacke|schuhe)|kasack|(?:arzt|schwestern|arbeits)kittel|dienst(?:hose|hemd|jacke|kleidung|schuhe)|arbeits(?:hose|latzhose|jacke|shirt|hemd|schuhe|stiefel|weste|kleidung)|berufskleidung|warn(?:weste|schutz\p{L}*)|sicherheits(?:schuhe|stiefel)|rettungsdienst|feuerwehr|polizei|postbote|pompier|gendarmerie|bomberos?|policía|brannvesen|politi|blouse de travail|(?:chaussures|pantalon) de (?:sécurité|travail)|ropa de trabajo|(?:pantalón|zapatos|bata) de (?:trabajo|seguridad)|arbeids(?:bukse|jakke|tøy|sko)|vernesko|refleksvest)(?!\p{L})/iu;

/** What people dress for wherever it takes place. */
const dressedUp: ReadonlySet<string> = new Set([
  'smart casual',
  'festive',
  'formal',
  'black tie',
  'mourning',
  'theme',
  'folk',
]);

/** Where people whose employer hands out clothes wear them. */
export function isShift(occasion: Occasion): boolean {
  if (occasion.activity === 'shift') return true;
  // A climbing hall may be called the Depot.
  if (sports.has(occasion.activity ?? '')) return false;
  const words = wordsOf(occasion);
  // Nobody comes to a gala in scrubs because it is held at the hospital.
  const isDressedFor = !isPlainWork(occasion) && dressedUp.has(occasion.code);
  const named = isDressedFor ? { ...words, place: '' } : words;
  return namesShift(named) || (isPlainWork(occasion) && namesWork(words.title));
}

/** An office day, or nothing that the table of occasions knows: "Work, then Christmas party" is a party. */
function isPlainWork({ id }: Occasion): boolean {
  return id === 'office day' || /^(?:guess|type) /.test(id);
}

function wordsOf({ clues }: Occasion): { title: string; place: string } {
  return { title: clues?.title ?? '', place: clues?.place ?? '' };
}

function isAtWork(occasion: Occasion): boolean {
  const { role, activity } = occasion;
  return role === 'worker' || activity === 'labor' || activity === 'chores' || isShift(occasion);
}

/** Old clothes are for the home, for sport, and for work that would spoil better ones. */
function mayLookWornOut({ code, activity }: Occasion): boolean {
  return /^(?:home|sport)$/.test(code) || /^(?:chores|labor|sleep)$/.test(activity ?? '');
}

/** How calendars call Christmas and what leads up to it. */
const christmas =
  /(?<!\p{L})(?:christmas|xmas|x-mas|no[eë]l|weihnacht\p{L}*|navid\p{L}*|jul|jule\p{L}*|natale?|kerst\p{L}*|santa|nikolaus|carols?|grinch|nativity|ugly (?:sweater|jumper)|(?:sweater|jumper) day|nisse\p{L}*|lucia|święt\p{L}*|wigili\p{L}*)(?!\p{L})/iu;
const [christmasEve, secondDay] = ['12-24', '12-26'];

/**
 * For what is called after Christmas, for costume parties, and on the days themselves. Of the entries in the corpus in
 * December that have none of it, stylists took a Christmas sweater to 5 of 27; in other months to none of 761.
 */
function isChristmas({ request, occasion }: Day): boolean {
  const { code } = occasion;
  if (code === 'theme') return true;
  const day = request.date.slice(5);
  if (!day.startsWith('12')) return false;
  const { title, place } = wordsOf(occasion);
  return christmas.test(`${title} ${place}`) || (day >= christmasEve && day <= secondDay);
}

/** A T-shirt for the gym serves most sports; cycling shorts do not. */
function isAllRound(uses: readonly string[]): boolean {
  return uses.includes('gym') || uses.includes('run') || uses.includes('hike');
}
