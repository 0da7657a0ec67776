import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Saying } from '@drape/engine/stylist/critique/sayings';
import { z } from 'zod';
import { critiquesIn } from './critiques.ts';
import { ratedOutfits } from './rated-outfits.ts';
import { donorOf, type Sentence, sentencesOf } from './sentences.ts';

/**
 * Makes `engine/src/wording/sayings.en.json` of the stylists' sentences that a copy editor kept, and that other editors
 * called natural and true when the engine said them of an outfit they were not written about: with the copy editor's
 * repairs, with what has to be true for each, and with slots in the format of the catalogue.
 */
const { values: options } = parseArgs({
  options: { critiques: { type: 'string' }, checks: { type: 'string' } },
});
const folderOf = (given: string | undefined, name: string) =>
  given ? pathToFileURL(`${given}/`) : new URL(`./${name}/`, import.meta.url);

const check = z.object({
  id: z.string(),
  keep: z.boolean(),
  text: z.string().nullish(),
  reason: z.string().nullish(),
  needs: z.array(z.string()).default([]),
  places: z.enum(['same', 'any']).default('same'),
});
type Check = z.infer<typeof check>;

function checksIn(folder: URL): Map<string, Check> {
  const files = readdirSync(folder).filter((name) => /\.(?:out|jsonl)$/.test(name));
  const lines = files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean),
  );
  return new Map(lines.map((line) => check.parse(JSON.parse(line))).map((one) => [one.id, one]));
}

const part = { noun: 'Noun', color: 'Color', pattern: 'Pattern' } as const;

/** "a {lead.noun}" becomes "{aLeadNoun}", which knows its article; "{other.color}" becomes "{otherColor}". */
function messageOf(text: string): string {
  const slots = text
    .replaceAll("'", '’')
    .replace(
      /(\b[Aa]n? )?\{(lead|other|new)(?:\.(noun|color|pattern))?\}/g,
      (_whole, article: string | undefined, slot: string, kind?: keyof typeof part) => {
        const name = `${slot}${kind ? part[kind] : ''}`;
        if (article && slot !== 'new' && kind !== 'pattern')
          return `{a${name.charAt(0).toUpperCase()}${name.slice(1)}}`;
        return `${article ?? ''}{${name}}`;
      },
    );
  return slots.replaceAll('’', "''");
}

/** How a piece is worn is seen by no reading, so nothing is said of it. */
const manner =
  /\b(?:open|waist\w*|tuck\w*|hem|tying|tied|belt(?:ed|ing)|button(?:ed|ing)|knot\w*|ankle|legs?|drap\w*|shoulders?|roll\w*|cuff\w*|zip\w*)\b/i;
/** What seems to speak of the person and not of the clothes. */
const ofPerson = /^(?:pretty|handsome|beautiful|gorgeous)\b/i;
/** A word before a noun that the audit can't tell from the name of another garment. */
const beforeNoun = /\b(?:the|that|your) (?:relaxed|lighter|tougher|textured) \{\w*Noun\}/;
/** Praise too large for clothes that somebody wears to work. */
const gushing =
  /\b(?:exquisite|breathtaking|magnificent|sublime|glorious|masterly|majestic|perfection|impeccabl[ey]|immaculate|flawless|stunning|dazzling|astonish\w*|genius|splendid|regal|heavenly|divine|spectacular|ravishing|superb|thrilling|irresistible)\b/i;
const unsaid = [ofPerson, beforeNoun, gushing];
const pluralNoun = /[^s]s$/;

const said = new Map(critiquesIn(folderOf(options.critiques, 'critiques')).map((one) => [one.id, one]));
const tried = z
  .array(z.object({ id: z.string(), naturalness: z.number(), use: z.number() }))
  .parse(JSON.parse(readFileSync(new URL('tried.json', folderOf(options.checks, 'checks')), 'utf8')));
/** Of 5 points: what an editor would print but for a small thing, and what is true and fair. */
const leastNaturalness = 3.6;
const leastUse = 3.4;
const held = new Set(
  tried.flatMap(({ id, naturalness, use }) =>
    naturalness >= leastNaturalness && use >= leastUse ? [id] : [],
  ),
);
const checks = checksIn(folderOf(options.checks, 'checks'));
let asked = 0;
const sayings = ratedOutfits(new URL('./corpus/', import.meta.url)).flatMap((outfit) => {
  const one = said.get(outfit.id);
  return (one ? sentencesOf(outfit, one) : []).flatMap((sentence): Saying[] => {
    const checked = checks.get(sentence.id);
    if (!checked) return [];
    asked++;
    return checked.keep && held.has(sentence.id) ? sayingOf(sentence, checked) : [];
  });

  function sayingOf(sentence: Sentence, { text, reason, needs, places }: Check): Saying[] {
    const { id, place, tier, does, rating, lead, other } = sentence;
    const message = messageOf(text ?? sentence.text);
    const newKind = one?.fix?.kind ?? '';
    if ((place !== 'change' && manner.test(message)) || unsaid.some((words) => words.test(message)))
      return [];
    const isWhole = other === undefined || /other/i.test(message);
    if (!isWhole || !/lead/i.test(message)) return [];
    return [
      {
        id,
        place,
        tier,
        reason: reason || sentence.reason,
        ...(does ? { does } : {}),
        rating,
        lead: donorOf(outfit, lead),
        ...(other ? { other: donorOf(outfit, other) } : {}),
        ...(place === 'change' && /\{new\}/.test(message) ? { newPlural: pluralNoun.test(newKind) } : {}),
        needs,
        anywhere: places === 'any',
        text: message,
      },
    ];
  }
});
const origin = `Written by stylists about outfits of tools/worn-taste/corpus and checked by copy editors; made by tools/worn-taste/make-sayings.ts.`;
/** The corpus has too few clothes for another season for stylists to have said much of them. */
const ofSeason = JSON.parse(
  readFileSync(new URL('./season-sayings.json', import.meta.url), 'utf8'),
) as Saying[];
const rows = [...sayings, ...ofSeason].map((one) => `    ${JSON.stringify(one)}`).join(',\n');
writeFileSync(
  new URL('../../engine/src/wording/sayings.en.json', import.meta.url),
  `{\n  "version": 1,\n  "origin": ${JSON.stringify(origin)},\n  "sayings": [\n${rows}\n  ]\n}\n`,
);
console.log(`${sayings.length} of ${asked} sentences kept`);
