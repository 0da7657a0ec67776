import { type I18n, i18n, type Messages } from '@lingui/core';

type Catalogue = () => Promise<{ messages: Messages }>;

/** Every language but English, which stands in the source: a translator's file each, fetched when it is wanted. */
const files = import.meta.glob<{ messages: Messages }>(['../messages/*.po', '!../messages/en.po']);
const catalogues: Record<string, Catalogue> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.po$/g, ''), load]),
);

/** English has no catalogue: each text is its own key, compiled where it has values. */
function speakEnglish(language: I18n): void {
  language.setMessagesCompiler((text) => [text]);
  language.loadAndActivate({ locale: 'en', messages: {} });
}

speakEnglish(i18n);

/** The first of the wanted languages, as a browser names them, that there is a catalogue of; else English. */
export function languageOf(wanted: readonly string[], known: readonly string[]): string {
  const languages = wanted.map((tag) => tag.split('-')[0] ?? tag);
  return languages.find((language) => language === 'en' || known.includes(language)) ?? 'en';
}

type Speech = { locale: string; messages: Messages };

/** The texts of the first of the wanted languages that there is; those of one that cannot be fetched are English. */
export async function speechOf(wanted: readonly string[], from = catalogues): Promise<Speech> {
  const locale = languageOf(wanted, Object.keys(from));
  const catalogue = await from[locale]?.().catch(() => undefined);
  return catalogue ? { locale, messages: catalogue.messages } : { locale: 'en', messages: {} };
}

/** Loads a language before anything is shown in it; one that cannot be fetched leaves English. */
export async function loadLanguage(wanted: readonly string[], from = catalogues): Promise<void> {
  const speech = await speechOf(wanted, from);
  if (speech.locale === 'en') return;
  i18n.loadAndActivate(speech);
  document.documentElement.lang = speech.locale;
}

export { i18n };
