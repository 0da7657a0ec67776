import { readdirSync, readFileSync } from 'node:fs';
import type { Saying } from '@drape/engine/stylist/critique/sayings';
import { z } from 'zod';
import { critiquesIn } from './critiques.ts';
import { type RatedOutfit, ratedOutfits } from './rated-outfits.ts';
import { donorOf, type Sentence, sentencesOf } from './sentences.ts';

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
const ofPerson = /^(?:handsome|beautiful|gorgeous)\b|\bpretty\b/i;
/** Colors are only called quiet by lines that know all of them. */
const quietColors = /quiet colors/i;
/** A word before a noun that the audit can't tell from the name of another garment. */
const beforeNoun = /\b(?:the|that|your) (?:relaxed|lighter|tougher|textured|strict|pale) \{\w+\}/;
/** Praise too large for clothes that somebody wears to work. */
const gushing =
  /\b(?:exquisite|breathtaking|magnificent|sublime|glorious|masterly|majestic|perfection|impeccabl[ey]|immaculate|flawless|stunning|dazzling|astonish\w*|genius|splendid|regal|heavenly|divine|spectacular|ravishing|superb|thrilling|irresistible)\b/i;
/** Whether something is worn out is not known. */
const wornOut =
  /\bthe worn \{|\b(?:worn[- ]out|tired|creas\w*|scuff\w*|fray\w*|wrinkl\w*|stain\w*|faded|shabby)\b/i;
const unsaid = [ofPerson, quietColors, beforeNoun, gushing, wornOut];
const pluralNoun = /[^s]s$/;

/** Of 5 points each: what editors said of a sentence when the engine said it of another outfit than its own. */
export type Trial = { id: string; naturalness: number; use: number };

export function trials(): Trial[] {
  return z
    .array(z.object({ id: z.string(), naturalness: z.number(), use: z.number() }))
    .parse(JSON.parse(readFileSync(new URL('./checks/tried.json', import.meta.url), 'utf8')));
}

/** The stylists' sentences that a copy editor kept, with her repairs and needs, in the format of the catalogue. */
export function checkedSayings(): Saying[] {
  const said = new Map(critiquesIn(new URL('./critiques/', import.meta.url)).map((one) => [one.id, one]));
  const checks = checksIn(new URL('./checks/', import.meta.url));
  return ratedOutfits(new URL('./corpus/', import.meta.url)).flatMap((outfit) => {
    const one = said.get(outfit.id);
    const isPair = pluralNoun.test(one?.fix?.kind ?? '');
    return (one ? sentencesOf(outfit, one) : []).flatMap((sentence) => {
      const checked = checks.get(sentence.id);
      return checked?.keep ? sayingOf(outfit, sentence, checked, isPair) : [];
    });
  });
}

function sayingOf(
  outfit: RatedOutfit,
  sentence: Sentence,
  { text, reason, needs, places }: Check,
  isPair: boolean,
): Saying[] {
  const { id, place, tier, does, rating, lead, other } = sentence;
  const message = messageOf(text ?? sentence.text);
  const isManner = place !== 'change' && manner.test(message);
  const isWhole = other === undefined || /other/i.test(message);
  if (isManner || !isWhole || !/lead/i.test(message) || unsaid.some((words) => words.test(message)))
    return [];
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
      ...(place === 'change' && /\{new\}/.test(message) ? { newPlural: isPair } : {}),
      needs,
      anywhere: places === 'any',
      text: message,
    },
  ];
}
