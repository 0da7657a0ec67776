import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonness } from '@drape/engine/language/word-vectors';
import { chooseNoun } from '@drape/engine/stylist/item-text/kinds/choose-noun';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import { readWholeName } from '@drape/engine/stylist/item-text/words/list-vocabulary';
import { readSpans } from '@drape/engine/stylist/item-text/words/read-words';
import { tokenise } from '@drape/engine/stylist/item-text/words/tokenise';
import { fold } from '@drape/engine/stylist/item-text/words/word';
import { isKind } from './compare.ts';
import { notClothing, type WrittenName, writtenNames } from './written-names.ts';

/**
 * Puts the names of `names/` that the product reads otherwise than their writers mean them into
 * `engine/src/knowledge/data/garment-names.json`, by language and kind. A single word that English has for other things as
 * well only hints at the garment. The file is emptied first, so that the product is asked without it.
 */
const path = new URL('../../engine/src/knowledge/data/garment-names.json', import.meta.url);

/** Words of a lower rank in English mean too much else. */
const common = 3000;
const rare = 15_000;
const shortest = 4;

function kindOf({ what }: WrittenName): string | undefined {
  if (what === notClothing || /goggles/.test(what)) return undefined;
  const { category, subcategory, guesses } = parseItem(what);
  return guesses.length > 0 || subcategory === null ? undefined : `${category}/${subcategory}`;
}

/** Whether the name may stand in a vocabulary: it is no word for something else, and no part of a longer known name. */
function strengthOf({ name, lang }: WrittenName): 'names' | 'hints' | undefined {
  const tokens = tokenise(name);
  if (tokens.length > 1) return 'names';
  const [word] = tokens;
  if (!word || word.text.length < shortest || !/^\p{L}+$/u.test(word.text)) return undefined;
  const { isGarment, isOther } = readWholeName(name);
  if (isGarment) return undefined;
  // A cloth or a cut may stand for the garment: "une polaire".
  if (isOther) return lang === 'en' ? undefined : 'hints';
  const rank = commonness(fold(name));
  if (lang !== 'en') return rank < common ? 'hints' : 'names';
  if (rank < common) return undefined;
  return rank < rare ? 'hints' : 'names';
}

function fill(): void {
  const table: Record<string, Record<string, Record<string, string[]>>> = {};
  let count = 0;
  for (const each of writtenNames()) {
    const kind = kindOf(each);
    const strength = strengthOf(each);
    const read = parseItem(each.name);
    // What only the letters of a name speak for is not known yet.
    const isKnown = chooseNoun(readSpans(each.name, [{ start: 0, end: each.name.length }])) !== undefined;
    if (kind === undefined || strength === undefined || (isKnown && isKind(each.what, read))) continue;
    table[each.lang] ??= {};
    const ofLanguage = table[each.lang] ?? {};
    ofLanguage[strength] ??= {};
    const ofStrength = ofLanguage[strength] ?? {};
    ofStrength[kind] = [...(ofStrength[kind] ?? []), each.name.toLowerCase()];
    count += 1;
  }
  const joined = Object.fromEntries(
    Object.entries(table).map(([language, byStrength]) => [
      language,
      Object.fromEntries(
        Object.entries(byStrength).map(([strength, byKind]) => [
          strength,
          Object.fromEntries(
            Object.entries(byKind)
              .sort()
              .map(([kind, names]) => [kind, names.sort().join(', ')]),
          ),
        ]),
      ),
    ]),
  );
  writeFileSync(path, `${JSON.stringify(joined, null, 2)}\n`);
  console.log(`${count} names`);
}

if (process.argv.includes('--fill')) fill();
else {
  writeFileSync(path, '{}\n');
  const run = fileURLToPath(new URL('../run.mjs', import.meta.url));
  spawnSync(process.execPath, [run, fileURLToPath(import.meta.url), '--fill'], { stdio: 'inherit' });
}
