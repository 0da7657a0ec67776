import intentWeights from '../../knowledge/assistant/intent-weights.json' with { type: 'json' };
import languageWeights from '../../knowledge/assistant/language-weights.json' with { type: 'json' };
import { type Reader, readerOf } from '../../language/linear-reader.ts';
import { languageFeatures } from '../../language/text-features.ts';
import { type Around, intentFeatures } from './intent-features.ts';
import { type IntentName, type Language, languages } from './intent-names.ts';
import { writtenOut } from './written-out.ts';

export type Likelihood = { intent: IntentName; probability: number };

/** In which language a message is, and how sure the reader is. */
export type LanguageReading = {
  language: Language;
  languageProbability: number;
  inLanguage: (language: Language) => number;
};

/** What a message wants, the likeliest first; together they make one. */
export type IntentReading = { ranked: readonly Likelihood[]; best: Likelihood };

let readers: { intents: Reader; tongues: Reader } | undefined;

function learned() {
  readers ??= { intents: readerOf(intentWeights), tongues: readerOf(languageWeights) };
  return readers;
}

export function readLanguage(text: string): LanguageReading {
  const { tongues } = learned();
  const said = tongues.read(languageFeatures(text, languageWeights.buckets));
  const share = (language: Language) => said[tongues.names.indexOf(language)] ?? 0;
  const language = languages.reduce((best, each) => (share(each) > share(best) ? each : best));
  return { language, languageProbability: share(language), inLanguage: share };
}

/** Reads what a message wants where it stands in its conversation; the weights are learned by `npm run train:assistant`. */
export function readIntent(
  text: string,
  language: Language = readLanguage(text).language,
  around?: Around,
): IntentReading {
  const { intents } = learned();
  const probabilities = intents.read(
    intentFeatures(writtenOut(text, language), intentWeights.buckets, around),
  );
  const ranked = intents.names
    .map((name, k) => ({ intent: name as IntentName, probability: probabilities[k] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
  const [best = { intent: 'gibberish' as const, probability: 0 }] = ranked;
  return { ranked, best };
}
