import forms from '../../knowledge/assistant/short-forms.json' with { type: 'json' };
import type { Language } from './intent-names.ts';

const tables = new Map<Language, ReadonlyMap<string, string>>();

function formsIn(language: Language): ReadonlyMap<string, string> {
  const ready = tables.get(language);
  if (ready) return ready;
  const pairs = forms[language].split(', ').map((pair): [string, string] => {
    const [short = '', long = ''] = pair.split('=');
    return [short, long];
  });
  const table = new Map(pairs);
  tables.set(language, table);
  return table;
}

/** The message with the short forms and the dialect of phones written out: "jsuis pr vendredi", "ka skal æ ha på mæ". */
export function writtenOut(text: string, language: Language): string {
  const known = formsIn(language);
  return text.replace(/[\p{L}\p{N}]+(?:\/\p{L}?)?/gu, (word, at: number) => {
    const isPart = /['’]/.test(text[at - 1] ?? '') || /['’]/.test(text[at + word.length] ?? '');
    return isPart ? word : (known.get(word.toLowerCase()) ?? word);
  });
}
