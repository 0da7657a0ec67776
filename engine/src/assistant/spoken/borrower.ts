import type { AssistantItem } from '../assistant-context.ts';
import type { Command } from '../commands/command.ts';
import { namingWords, withNamed } from '../turn/own-names.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';

const englishKin =
  '(?:mother|father|sister|brother|daughter|son)[- ]in[- ]law|granddaughter|grandson|niece|nephew|uncle|sister|brother|mum|mom|mother|dad|father|friend|flatmate|roommate|cousin|daughter|son|wife|husband|boyfriend|girlfriend|aunt|neighbou?r|colleague|partner';
const germanKin =
  'schwägerin|schwager|schwiegermutter|schwiegervater|schwiegertochter|cousine|cousin|mitbewohnerin|mitbewohner|schwester|bruder|mutter|mama|vater|papa|tochter|sohn|enkelin|enkel|nichte|neffe|tante|onkel|oma|opa|nachbarin|nachbar|kollegin|kollege|freundin|freund';
const kin = `${englishKin}|${germanKin}|hermana|hermano|madre|padre|amiga|amigo|soeur|sœur|frère|mère|père|amie|ami|søster(?:en)?|bror(?:en)?|mor|mamma|far|pappa|venninne|venn|kompis`;
/** These are called "your sister". */
const yours = new RegExp(`^(?:${englishKin})$`, 'i');
/** German nouns have a capital. */
const german = new RegExp(`^(?:${germanKin})$`, 'i');
const kinPattern = new RegExp(`\\b(?:my|meine[rmn]?|mi|ma|mon|min|mitt)?\\s*(${kin})\\b`, 'iu');
/** "My granddaughter Lena has it", "our Chloe's gone off in it": by the name behind. */
/** "Meiner Schwägerin, der Lisa". */
const kinNamed = new RegExp(
  `(?<!\\p{L})(?:${kin}),? (?:der|dem|die|den|namens|called|named|s['’]appelle) (\\p{L}{2,})`,
  'iu',
);
const calledKin = new RegExp(`(?<!\\p{L})(?:${kin})\\s+(\\p{L}+)`, 'iu');
const ourOwn =
  /(?<!\p{L})our (\p{L}{2,}?)(?:['’]?s)? (?:gone|has|got|is|took|nicked|pinched|borrow\p{L}*|had)(?!\p{L})/iu;
/** "Leih der Anna den Schal": to whom, in the dative and without a word before. */
const dative =
  /(?<!\p{L})(?:ver|aus)?(?:leih\p{L}*|borg\p{L}*|gib|geb\p{L}*|überlass\p{L}*) (?:(?:ich|wir|mal|jetzt|bitte|dafür) )*(?:der |dem )?(\p{L}{3,}) (?:(?:mal|jetzt|bitte|auch|noch|morgen|heute) )*(?:den|die|das|mein\p{L}*)(?=\s)/iu;
const toPattern =
  /(?<=^|\s)(?<!(?:elle|il|on|qui|ça) )(?:to|gave|give|giving|(?:lent|lend|lending|loaned|loaning)(?: to)?|an|leihe?|a|à|til)\s+(\p{L}[\p{L}'’-]+)(?=$|\s|[.,!])/giu;
const noName =
  /^(ha|wa|thi|hi|it|walked|came|went|gone|ran|made|took|ok|okay|well|yeah|so|oh|that|who|what|there|the|my|our|to|a|an|and|und|she|shes|hes|they|theyre|their|us|uns|ihm|ihr|ihnen|sie|er|lui|leur|elle|ella|henne|ham|dem|meinen?|meine|der|die|das|den|mon|ma|mes|la|le|les|el|los|las|mi|mis|her|him|it|them|someone|somebody|lend|lent|i|ich|je|jeg|liv?e|put|mark|has|have|borrowed|took|j['’]ai|ive|i['’]ve|hab|habe|he|presté|dejé|lånte|lant|borrow|use|wear|emprunt[ée]*|prêt[ée]*|ut|bort)$/iu;

/** "Dafür hat sie", "jetzt hat er", "finally has it": no names. */
const adverb =
  /^(?:(?:da|hier|wo)r?(?:für|mit|von|zu|bei|nach|durch|gegen|um|an|auf|in|aus|über|unter)|dann|inzwischen|gerade|momentan|aktuell|seitdem|dafor|isteden(?:for)?|currently|finally|actually|meanwhile|instead|ahora|mientras|maintenant|actuellement|nå)$/iu;

/** Whether a word may be what somebody is called. */
export function mayBeName(word: string): boolean {
  return word !== '' && !noName.test(word) && !adverb.test(word) && namingWords(word).length > 0;
}

const takes =
  /^\W*(?:(?:and|but|so|now|oh|also|und|aber|jetzt|y|pero|et|mais|og|men)\W+)*(\p{L}+) (?:has|have|borrowed|took|nicked|wants?|needs?|hat|m[öo]chte|braucht|will|tiene|quiere|a|veut|har|vil)(?=\s)/iu;
const takesNow =
  /(?<!\p{L})(\p{L}{2,}?)['’]?s (?:borrow(?:ing|ed)|got|wearing|using|taken|nicked|pinched|stolen|took)\b/iu;
/** "Renée came by and walked off with my boots." */
const walksOff =
  /^\W*(\p{L}+)(?: \p{L}+){0,6} (?:walked|went|gone|made|ran|run) (?:off|away|home)(?: with)?(?!\p{L})/iu;

const onlyPronoun = /^(?:her|him|them|she|he|they|ihr|ihm|ihnen|sie|er|ella|él|elle|lui|henne|ham)$/i;

const beforeName = /^(?:to|from|with|by|an|von|bei|mit|a|à|til|fra)\s+/iu;
const pointsAtSomebody =
  /(?<!\p{L})(?:her|him|them|she|she?[’']?s|he|he[’']?s|they|they[’']?re|ihr|ihm|ihnen|sie|er|ella|él|le|elle|lui|leur|henne|ham|hun|han)(?!\p{L})/iu;

/** With whom something is left: by name, else the one who was spoken of last. */
export function borrowerOf({ wish, text, memory }: Command): string | undefined {
  const [marked] = wish ? saidAs(wish, 'who') : [];
  const said = marked?.replace(beforeName, '').replace(atTheirs, '');
  const isNamed = said !== undefined && !onlyPronoun.test(said);
  if (isNamed) return borrowerIn(`to ${said}`) ?? said;
  return borrowerIn(text) ?? (pointsAtSomebody.test(text) ? memory?.person : undefined);
}

/** "Over at Aisha's" is with Aisha. */
const atTheirs = /['’]s(?: (?:place|house|flat))?$/iu;

/** Whether somebody is called by how they are related: "sister". */
export function isKin(name: string): boolean {
  return yours.test(name);
}

const mostOfName = 2;
/** A message in which these say who is a purchase, and the one a shop. */
const ofShop = /^(?:item_add|buy|shop|item_sold)$/;

/** Whom a message speaks of: somebody who has something, or who is marked as a person in it. */
export function personIn(
  text: string,
  wishes: readonly Wish[],
  own: readonly AssistantItem[],
): string | undefined {
  const [lent] = withNamed(text, own);
  if (lent?.keptIn) return lent.keptIn;
  const marked = wishes.filter(({ intent }) => !ofShop.test(intent)).flatMap((wish) => saidAs(wish, 'who'));
  const name = marked
    .map((said) => said.replace(beforeName, '').trim())
    .find((said) => mayBeName(said) && !onlyPronoun.test(said) && isShort(said));
  return name && (borrowerIn(`to ${name}`) ?? capital(name));
}

function isShort(said: string): boolean {
  return /^\p{L}/u.test(said) && said.split(/\s+/).length <= mostOfName;
}

/** With whom something was left: "lend my trench to liv". */
export function borrowerIn(text: string): string | undefined {
  const kinName = calledKin.exec(text)?.[1] ?? '';
  const byName = kinNamed.exec(text)?.[1];
  if (byName && mayBeName(byName)) return capital(byName);
  const called = /^\p{Lu}/u.test(kinName) ? kinName : ourOwn.exec(text)?.[1];
  if (called && mayBeName(called)) return called.charAt(0).toUpperCase() + called.slice(1);
  const related = kinPattern.exec(text)?.[1];
  if (related) return german.test(related) ? capital(related.toLowerCase()) : related.toLowerCase();
  const given = dative.exec(text)?.[1];
  if (given && mayBeName(given)) return capital(given);
  const subject = (takes.exec(text) ?? takesNow.exec(text) ?? walksOff.exec(text))?.[1];
  const named = [...text.matchAll(toPattern)].map(([, name = '']) => name);
  const name = [subject ?? '', ...named.reverse()].find(mayBeName);
  return name && name.charAt(0).toUpperCase() + name.slice(1);
}
