import { saidOtherwise, widerWords } from '../../knowledge/words/said-otherwise.ts';
import { fold } from '../../stylist/item-text/words/word.ts';

const stopWords = new Set(
  (
    'a an the and or of to in on at for with is are was be do does did i my me you your we it its this that these those what which who how ' +
    'when where why can could should would will shall may might have has had got get not no if so as by from about into over than then there ' +
    'please tell explain mean means meaning one ones good best right way need want wear wearing worn put go goes going some any much many im am s t d ll ' +
    'like look looks looking thing things between difference different vs versus really just also too very out up off ' +
    'now keep keeps stop stops make makes made use used using still ever again lot little bit someone somebody people person man woman anyone ' +
    'everyone always never already other another same know think say said ask much first next help rid idea ideas tips tip advice ok okay bad ' +
    'actually supposed meant sort type kind whats im ive id dont doesnt cant isnt arent properly best better suitable question there ' +
    'her his she he they them their our us been being were let lets thats theres theyre youre wont wouldnt shouldnt couldnt didnt hasnt havent ' +
    'after before while because cos cause though although quite pretty rather even only own most more less few bit lots loads every each both ' +
    'doing done having trying try tried getting gets take takes taking give gives come comes coming went gone see seem seems feel feels ' +
    'think thought wondering wonder anything something nothing everything stuff wrong rude weird odd tacky allowed acceptable appropriate fine alright silly strange faux pas true coloured colored hi hey hello please pls thanks help today tomorrow'
  ).split(' '),
);

/** Endings that the light stemmer cannot bring together. */
const irregular: Readonly<Record<string, string>> = {
  fall: 'autumn',
  woollen: 'wool',
  woolen: 'wool',
  wrinkl: 'crease',
  laundr: 'wash',
  men: 'man',
  women: 'woman',
  stolen: 'stole',
  wove: 'woven',
  feet: 'foot',
  teeth: 'tooth',
  scarve: 'scarf',
  scarves: 'scarf',
  dryer: 'drier',
  dried: 'dry',
  dries: 'dry',
  drying: 'dry',
  wet: 'wet',
};

type Phrase = { words: string[]; stems: string[] };

let single: Map<string, string[]> | undefined;
let phrases: Map<string, Phrase[]> | undefined;
let wider: Map<string, string[]> | undefined;

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(fold)
    .filter(Boolean);

/** The words of a text as stems in their order, without little words; what is said otherwise by the topics' own word. */
export function stemsOf(text: string): string[] {
  if (!single || !phrases) build();
  const words = wordsOf(text);
  const stems: string[] = [];
  for (let k = 0; k < words.length; ) {
    const phrase = phrases
      ?.get(words[k])
      ?.find((each) => each.words.every((word, at) => words[k + at] === word));
    if (phrase) {
      stems.push(...phrase.stems);
      k += phrase.words.length;
      continue;
    }
    const word = words[k++];
    const known = single?.get(word);
    if (known) stems.push(...known);
    else if (word.length > 1 && !stopWords.has(word))
      stems.push(...(single?.get(stem(word)) ?? [stem(word)]));
  }
  return stems;
}

/** Wider words that hold of a stem as well. */
export function widerOf(word: string): readonly string[] {
  wider ??= new Map(
    Object.entries(widerWords).map(([narrow, words]) => [stem(narrow), words.split(' ').map(stem)]),
  );
  return wider.get(word) ?? [];
}

function build(): void {
  single = new Map();
  phrases = new Map();
  for (const [key, said] of Object.entries(saidOtherwise)) {
    const stems = wordsOf(key).map(stem);
    for (const each of [key, ...said.split(',')]) {
      const words = wordsOf(each);
      const [first] = words;
      if (first === undefined) continue;
      if (words.length === 1) {
        single.set(first, stems);
        continue;
      }
      const known = phrases.get(first) ?? [];
      phrases.set(
        first,
        [...known, { words, stems }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }
}

/** A light stemmer: endings of plural, progressive and past. */
function stem(word: string): string {
  const known = irregular[word];
  if (known) return known;
  let short = word;
  if (short.length > 4 && short.endsWith('ies')) short = `${short.slice(0, -3)}y`;
  else if (short.length > 3 && short.endsWith('s') && !short.endsWith('ss')) short = short.slice(0, -1);
  if (short.length > 5 && short.endsWith('ing')) short = short.slice(0, -3);
  else if (short.length > 4 && short.endsWith('ed')) short = short.slice(0, -2);
  else if (short.length > 5 && short.endsWith('er')) short = short.slice(0, -2);
  if (short.length > 4 && short.endsWith('e')) short = short.slice(0, -1);
  if (short.length > 4 && short.at(-1) === short.at(-2) && !/[ls]$/.test(short)) short = short.slice(0, -1);
  return irregular[short] ?? short;
}
