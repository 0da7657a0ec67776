import { nameInSentence, nameWithoutRemarks } from '../stylist/item-text/name-in-sentence.ts';
import { degrees, isPlural, list } from '../stylist/outfit/voice/plain-words.ts';
import type { AssistantContext, AssistantItem, PlaceWeather } from './assistant-context.ts';

const longestName = 80;

/** The item's name inside a sentence, without remarks: "navy wool blazer". */
export function nameOf({ description }: AssistantItem): string {
  return nameInSentence(nameWithoutRemarks(description).slice(0, longestName));
}

/** Names in a row; of two that are alike without their remarks each is told with them. */
export function namesOf(items: readonly AssistantItem[], most = 6): string {
  const short = items.map(nameOf);
  const isAlone = (name: string) => short.filter((each) => each === name).length === 1;
  const names = items
    .slice(0, most)
    .map((item, k) => `the ${isAlone(short[k] ?? '') ? short[k] : wholeNameOf(item)}`);
  return items.length > most ? `${names.join(', ')} and ${items.length - most} more` : list(names);
}

function wholeNameOf({ description }: AssistantItem): string {
  const whole = description
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '');
  return nameInSentence(whole.slice(0, longestName));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function are(item: AssistantItem, singular: string, plural: string): string {
  return isPlural(nameOf(item)) ? plural : singular;
}

export function money({ price, currency }: AssistantItem): string {
  if (price === null) return '';
  return `${price}${currency ? ` ${currency}` : ''}`;
}

/** As a sentence: "It feels like …", "The weather is not known." */
export function weatherSentence(
  weather: PlaceWeather,
  units: AssistantContext['units'],
  opening = 'It',
): string {
  const words = weatherWords(weather, units);
  if (weather.source === 'unknown') return `${capital(words)}.`;
  const lost = weather.unknownPlace ? `I don't know where ${weather.unknownPlace} is. ` : '';
  return `${lost}${opening} ${words}.`;
}

/** "feels like 10 °C in Hamburg, with rain likely (75 %)". */
function weatherWords(weather: PlaceWeather, units: AssistantContext['units']): string {
  const where = weather.place ? ` in ${weather.place}` : '';
  const felt = `feels like ${degrees(weather.feltC, units)}${where}`;
  if (weather.source === 'unknown') {
    return weather.unknownPlace
      ? `I don't know where ${weather.unknownPlace} is`
      : 'the weather is not known';
  }
  if (weather.source === 'normals') return `usually ${felt} at that time of year`;
  const percent = `${Math.round(100 * weather.rainChance)} %`;
  const rain =
    weather.rainChance >= 0.5
      ? `with rain likely (${percent})`
      : weather.rainChance >= 0.25
        ? `with a shower possible (${percent})`
        : 'dry';
  return `${felt}, ${rain}${weather.windKmh >= 28 ? ', windy' : ''}`;
}

/** "once", "twice", "12 times". */
export function timesWords(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}
