import intentWeights from '../../knowledge/assistant/intent-weights.json' with { type: 'json' };
import languageWeights from '../../knowledge/assistant/language-weights.json' with { type: 'json' };
import { type Reader, readerOf } from '../../language/linear-reader.ts';
import { languageFeatures } from '../../language/text-features.ts';
import { intentFeatures } from './intent-features.ts';
import { type IntentName, type Language, languages } from './intent-names.ts';
import { writtenOut } from './written-out.ts';

export type Likelihood = { intent: IntentName; probability: number };

/** What a message wants and in which language, each with how sure the reader is. */
export type IntentReading = {
  /** The likeliest first; together they make one. */
  ranked: readonly Likelihood[];
  best: Likelihood;
  language: Language;
  languageProbability: number;
  of: (intent: IntentName) => number;
  inLanguage: (language: Language) => number;
};

let readers: { intents: Reader; tongues: Reader } | undefined;

function learned() {
  readers ??= { intents: readerOf(intentWeights), tongues: readerOf(languageWeights) };
  return readers;
}

/** Reads what a message wants; the weights are learned by `npm run train:assistant`. */
export function readIntent(text: string): IntentReading {
  const { intents, tongues } = learned();
  const said = tongues.read(languageFeatures(text, languageWeights.buckets));
  const share = (language: Language) => said[tongues.names.indexOf(language)] ?? 0;
  const language = languages.reduce((best, each) => (share(each) > share(best) ? each : best));
  const probabilities = intents.read(intentFeatures(writtenOut(text, language), intentWeights.buckets));
  const byName = new Map(intents.names.map((name, k) => [name, probabilities[k] ?? 0]));
  const ranked = [...byName]
    .map(([name, probability]) => ({ intent: name as IntentName, probability }))
    .sort((a, b) => b.probability - a.probability);
  const [best = { intent: 'gibberish' as const, probability: 0 }] = ranked;
  return {
    ranked,
    best,
    language,
    languageProbability: share(language),
    of: (intent) => byName.get(intent) ?? 0,
    inLanguage: share,
  };
}
