import type { Answer } from '../../assistant-context.ts';
import { dayIn, itemNames } from '../../commands/command-words.ts';
import type { Turn } from '../../turn/turn.ts';
import { are, timesWords } from '../../words.ts';
import { factAnswer, tellFact } from './say-facts.ts';

/** Who says that something is never worn, in the five languages. */
const neverWorn =
  /(?<!\p{L})(?:never|hardly|rarely|barely|don['’]?t|doesn['’]?t) (?:ever )?(?:wears?|wore|worn|use)|(?:never|hardly|barely) (?:been )?worn|(?:zieh|trag|hab|trägt|zieht)\p{L}*(?: \p{L}+){0,6} (?:nie|niemals|kaum|selten)|(?:nie|niemals|kaum|selten)(?: \p{L}+){0,5} (?:trag|getragen|anzieh|anhab|trüge)\p{L}*|(?:nunca|apenas|casi no) (?:(?:me|te) )?(?:lo |la |los |las )?(?:pongo|uso|llevo)|(?:ne )?(?:mets|porte) (?:jamais|presque jamais)|(?:bruker|går) (?:\p{L}+ ){0,2}(?:aldri|nesten aldri|sjelden)/iu;
/** Who asks whether that is so. */
const asksIfSo =
  /\?|(?<!\p{L})(?:is (?:that|it) (?:true|so|right)|true|right|stimmt(?: das)?|oder|echt|ist das so|es verdad|de verdad|c['’]est vrai|vraiment|stemmer det|er det sant)\W*$/iu;
const locales = { en: 'en-US', de: 'de', es: 'es', fr: 'fr', no: 'nb' } as const;

/** "My sister says I never wear the teal jumper, is that true?": what is noted of it. */
export function claimedWears({ context, text, ground, wanted }: Turn): Answer | undefined {
  const [item, ...others] = ground.surely.length > 0 ? ground.surely : ground.items;
  if (!item || others.length > 0 || !neverWorn.test(text) || !asksIfSo.test(text)) return undefined;
  const { language } = wanted;
  const names = itemNames([item], language);
  if (item.timesWorn === 0) {
    const month = item.purchasedOn && monthOf(item.purchasedOn, locales[language]);
    const since = month ? tellFact('since', language, { month }) : '';
    return factAnswer(tellFact('claim_never_true', language, { names, since }), [item]);
  }
  const count =
    language === 'en'
      ? timesWords(item.timesWorn)
      : tellFact('times', language, { count: String(item.timesWorn) });
  const day = item.lastWorn ? dayIn(item.lastWorn, language, context) : '';
  const were = are(item, 'was', 'were');
  return factAnswer(tellFact('claim_never_false', language, { names, count, day, were }), [item]);
}

function monthOf(day: string, locale: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
