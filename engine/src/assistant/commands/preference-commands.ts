import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { paletteOfWords } from '../../colour/palette-of-words.ts';
import { tasteLabel } from '../../stylist/outfit/worth/taste.ts';
import type { Answer, ItemFilter } from '../assistant-context.ts';
import { meantBy } from '../wishes/items-of-wish.ts';
import { saidAs } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';
import { type Command, confirm, replied } from './command.ts';
import { listIn, tell } from './command-words.ts';
import { onItems } from './item-commands.ts';

const styles =
  /\b(casual|formal|minimalist|minimalistic|bohemian|boho|classic|trendy|vintage|sporty|elegant|edgy|romantic|preppy)\b/g;
const sameStyle: Readonly<Record<string, string>> = { boho: 'bohemian', minimalistic: 'minimalist' };
const dislikes =
  /\b(hate|never|no|not|dont|doesnt|cant|wont|avoid|without|quit|allergic|vegan|stop|less|ugly|itchy|refuse|dislike|no more)\b/;
/** "Stop the bright colors, I only wear black": what follows is what is worn. */
const only =
  /\b(only|nothing but|just) (ever )?(wear|want|like|own|dress|do|black|brown|grey|gray|navy|white|neutral)/;
const [liked, disliked] = [0.8, -1];

/** A command that sets what a person likes or where they live; undefined for any other intent. */
export function preferenceCommand(command: Command): Answer | undefined {
  const units = unitsSaid(command.text);
  if (units && command.intent === 'pref_set') return setUnits(command, units);
  if (command.intent === 'home_set') return setHome(command);
  if (command.intent === 'pref_set') return ownPiece(command) ?? setTaste(command);
  return undefined;
}

/** "Stop suggesting the pink shirt, Linda gave it to me": that one piece is put away, and no kind or color is refused. */
function ownPiece(command: Command): Answer | undefined {
  const { wish, items } = command;
  const spans = wish ? saidAs(wish, 'not') : [];
  if (spans.length !== 1) return undefined;
  const isCertain =
    certain.test(spans[0] ?? '') || (featuresOf(command).length === 0 && !many.test(spans[0] ?? ''));
  if (!isCertain) return undefined;
  const { items: meant, isOpen } = meantBy(spans[0] ?? '', command, items);
  const [only, ...others] = meant;
  if (!only || others.length > 0 || isOpen) return undefined;
  return onItems({ ...command, intent: 'item_archive' }, [only]);
}

/** "The pink shirt", and not "pink shirts". */
const certain =
  /^\W*(?:the|that|this|my|der|die|das|den|diese[nrsm]?|meine?[nrsm]?|el|la|ese|esa|mi|le|la|ce|cette|mon|ma|den|det|min|mitt)(?!\p{L})/iu;

/** "Short sleeves": all that are so, also where only one is. */
const many = /(?:sleeves|hems?|necks?|prints|stripes|straps|heels|pockets|buttons|logos)\W*$/iu;

const fahrenheit = /\bfahrenheit\b|\bunits? (?:in |to )?f\b|°\s?f\b/i;
const celsius = /\b(?:celsius|centigrade)\b|\bunits? (?:in |to )?c\b|°\s?c\b/i;

/** The scale of temperatures that a message asks for; of "F, not C" the first. */
export function unitsSaid(text: string): 'imperial' | 'metric' | undefined {
  const [hot, cold] = [text.search(fahrenheit), text.search(celsius)];
  if (hot < 0 && cold < 0) return undefined;
  return hot >= 0 && (cold < 0 || hot < cold) ? 'imperial' : 'metric';
}

function setUnits(command: Command, units: 'imperial' | 'metric'): Answer {
  const name = units === 'imperial' ? 'units_fahrenheit' : 'units_celsius';
  return confirm(command, tell(name, command.language), { kind: 'set_units', units });
}

/** What holds only at times: in a season, on a day, at a temperature. */
const conditional =
  /(?<!\p{L})(?:(?:when|whenever|if|wenn|falls|cuando|quand|lorsque|når|hvis)(?!\p{L})|(?:below|under|above|over|unter|über)(?!\p{L}).*\d|(?:in|im|en|om) (?:the )?(?:winter|summer|spring|fall|autumn|sommer|herbst|frühling|invierno|verano|hiver|été|sommeren|vinteren)(?!\p{L})|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L}))/iu;

/** Colors, kinds and cloths that are liked or never worn; a style where one is named. */
function setTaste(command: Command): Answer {
  const { question, language } = command;
  const said = [...question.plain.matchAll(styles)].map(([style]) => sameStyle[style] ?? style);
  const isDisliked = dislikes.test(question.plain);
  if (said.length > 0 && !isDisliked) {
    const what = listIn([...new Set(said)], language);
    return confirm(command, tell('styles', language, { what }), {
      kind: 'set_styles',
      styles: [...new Set(said)],
    });
  }
  const features = featuresOf(command);
  if (features.length === 0) return replied(command, tell('no_preference', language));
  const isLeftOut = isDisliked && !only.test(question.plain);
  if (isLeftOut && isTogether(command, features))
    return replied(
      command,
      tell('no_combination', language, { what: listIn(labelsOf(command, features), language) }),
    );
  if (conditional.test(command.text))
    return replied(
      command,
      tell('no_condition', language, { what: listIn(labelsOf(command, features), language) }),
    );
  const weights = Object.fromEntries(features.map((feature) => [feature, isLeftOut ? disliked : liked]));
  const what = listIn(labelsOf(command, features), language);
  const sentence = tell(isLeftOut ? 'taste_disliked' : 'taste_liked', language, { what });
  return confirm(command, sentence, { kind: 'set_taste', weights });
}

/** What sets two things beside each other, in the five languages. */
const together =
  /(?<!\p{L})(?:w|with|next to|beside|together|mixed|mit|zu|neben|zusammen|kombinier\p{L}*|con|junto|juntos|avec|ensemble|med|sammen)(?!\p{L})/iu;

/** "No brown with black": both are fine by themselves. */
function isTogether({ text, question }: Command, features: readonly string[]): boolean {
  const isWithSomething =
    together.test(text) ||
    /\b(and|und|y|et|og)\b.*\b(together|zusammen|juntos|ensemble|sammen)\b/iu.test(text);
  return features.length > 1 && question.mentions.length > 0 && isWithSomething;
}

/** What is meant in a few words: the kinds of one garment by the word for all of them. */
function labelsOf({ question, language, wish }: Command, features: readonly string[]): string[] {
  const said = wish ? [...saidAs(wish, 'not'), ...saidAs(wish, 'item')] : [];
  if (language !== 'en' && said.length > 0) return language === 'de' ? said.map(capital) : said;
  const noun = question.mentions.find(({ filter }) => (filter.kinds ?? []).length > 1)?.filter.noun;
  const isKind = (feature: string) => feature.startsWith('kind:');
  const accessories = question.mentions.flatMap(({ filter }) => accessoryOf(filter));
  const kinds = features.filter(
    (feature) => isKind(feature) && !accessories.includes(feature.slice('kind:'.length)),
  );
  const others = features.filter((feature) => !isKind(feature));
  const named = noun !== undefined && language === 'en' ? [noun] : kinds.map(label);
  return [...named, ...accessories.map(inPlural), ...others.map(label)];
}

function inPlural(accessory: string): string {
  if (accessory.endsWith('s')) return accessory;
  return accessory.endsWith('f') ? `${accessory.slice(0, -1)}ves` : `${accessory}s`;
}

function label(feature: string): string {
  return tasteLabel(feature).replace(/^a /, '');
}

function featuresOf({ question }: Command): string[] {
  const features = question.mentions.flatMap(({ filter }) => [
    ...(filter.kinds ?? accessoryOf(filter)).slice(0, 4).map((kind) => `kind:${kind}`),
    ...(filter.colours ?? []).map((colour) => `colour:${basicOf(colour)}`),
    ...(filter.notColours ?? []).map((colour) => `colour:${basicOf(colour)}`),
    ...(filter.materials ?? []).map((cloth) => `fabric:${cloth}`),
    ...(filter.not ?? []).flatMap(({ materials = [] }) => materials.map((cloth) => `fabric:${cloth}`)),
    ...(filter.patterns ?? []).map((pattern) => `pattern:${pattern}`),
  ]);
  const tones = toneGroups.flatMap(([pattern, colours]) =>
    pattern.test(question.plain) && !only.test(question.plain)
      ? colours.map((colour) => `colour:${colour}`)
      : [],
  );
  const isVegan = /\bvegan\b/.test(question.plain) ? ['fabric:leather', 'fabric:suede'] : [];
  return [...new Set([...features, ...tones, ...isVegan])].slice(0, 6);
}

/** "Ties" are a kind too, though the words for accessories name no other. */
function accessoryOf({ noun, categories }: ItemFilter): string[] {
  if (noun === undefined || !categories?.includes('accessories')) return [];
  return [noun.replace(/ves$/, 'f').replace(/(?<!s)s$/, '')];
}

/** Words for several colors at once. */
const toneGroups: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bearth(y|en)?[ -](tones?|colou?rs?|shades?)\b/, ['brown', 'green']],
  [/\b(neutrals?|neutral (tones?|colou?rs?))\b/, ['black', 'white', 'grey', 'brown']],
  [/\b(bright|loud|neon|bold) (colou?rs?|things|stuff|shades?)\b/, ['red', 'yellow', 'orange', 'pink']],
];

function basicOf(colour: string): string {
  const [main] = paletteOfWords(colour, null);
  return main ? nameColour(hexToOkLab(main.hex)).basic : colour;
}

const townAfter =
  /\b(?:to|in|is|now|at|nach|in|ist|jetzt|a|en|es|à|est|c['’]est|til|i|er)\s+(\p{L}[\p{L}'’.-]+(?:[ -]\p{L}[\p{L}'’.-]+){0,2})(?:\s*\b(?:now|btw|atm|these days|currently|by the way|fyi|jetzt|ahora|maintenant|nå|gezogen|umgezogen)\b)*\W*$/iu;
const townBefore = /^\W*(\p{L}[\p{L}'’-]+) (?:is|ist|es|est|er) (?:now )?(?:my|meine|mi|ma|hjem)/iu;

function setHome(command: Command): Answer {
  const { text, language, question } = command;
  const native = townAfter.exec(text)?.[1] ?? townBefore.exec(text)?.[1];
  const said = language === 'en' ? (question.place ?? native) : (native ?? question.place);
  const town = said
    ?.replace(
      /(\s+(btw|now|atm|fyi|currently|jetzt|ahora|maintenant|nå|gezogen|please|pls|er byen min.*|is my.*))+$/iu,
      '',
    )
    .replace(/^.*\b(?:in|to|at|nach|en|à|til)\s+/iu, '')
    .replace(/^(?:(?:now|jetzt|ahora|maintenant|nå|gezogen|moved)\s+)+/iu, '')
    .trim();
  if (!town) return replied(command, tell('which_town', language));
  const named = town.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
  return confirm(command, tell('home_set', language, { town: named }), { kind: 'set_home', town: named });
}
