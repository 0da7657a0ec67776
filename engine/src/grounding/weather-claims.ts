/** Felt temperatures in °C, rain in mm over the hours, its chance from 0 to 1. */
export type WeatherFacts = {
  feltC: number;
  minC: number;
  maxC: number;
  rainMm: number;
  rainChance: number;
  isKnown: boolean;
};

const likelyRain = 0.4;
const unlikelyRain = 0.15;
const noticeableMm = 0.2;

type Rule = { words: RegExp; isSo(weather: WeatherFacts): boolean };

const rules: Rule[] = [
  {
    words: /\b(?:no rain|stays? dry|dry (?:day|weather|evening|morning|afternoon)|without rain|rain-free)\b/,
    isSo: ({ rainMm, rainChance }) => rainMm < noticeableMm && rainChance < likelyRain,
  },
  {
    words: /\b(?:rain|rainy|raining|showers?|drizzle|downpour|wet weather)\b/,
    isSo: ({ rainMm, rainChance }) => rainMm >= noticeableMm || rainChance >= unlikelyRain,
  },
  { words: /\b(?:snow|snowy|freezing|frost|icy|ice)\b/, isSo: ({ minC }) => minC <= 3 },
  { words: /\b(?:hot|heat|heatwave|scorching)\b/, isSo: ({ maxC }) => maxC >= 24 },
  { words: /\b(?:warm|mild) (?:day|weather|evening|morning|afternoon)\b/, isSo: ({ maxC }) => maxC >= 12 },
  { words: /\b(?:cold|chilly|winter's)\b/, isSo: ({ minC }) => minC <= 14 },
];

/** What a sentence says of the weather and is not so, or undefined. Where the weather is unknown, nothing may be said. */
export function contradictedWeather(sentence: string, weather: WeatherFacts): string | undefined {
  const text = sentence.toLowerCase();
  for (const { words, isSo } of rules) {
    const said = words.exec(text)?.[0];
    if (said === undefined) continue;
    if (!weather.isKnown || !isSo(weather)) return said;
    // "no rain" was judged; its "rain" is no claim of rain.
    return undefined;
  }
  return undefined;
}
