/** What the form of a message says beside its words, in the five languages; `likelier.json` says what each sign speaks for. */

const states =
  'back|clean|dry|ready|fixed|free|available|still|sauber|trocken|fertig|zurück|frei|da|limpi[oa]s?|list[oa]s?|sec[oa]s?|propres?|prête?s?|sèche?s?|ren[et]?|tørre?|klare?';
/** "Are my boots back": the verb comes first, so it is a question. */
const verbFirst = new RegExp(
  `(?<!\\p{L})(?:is|are|ist|sind|está|están|est|sont|er)\\s+(?:my|the|meine?|der|die|das|mis?|las?|los|el|mon|ma|mes|les?)\\s+(?:\\p{L}+\\s+){1,4}(?:${states})(?!\\p{L})`,
  'iu',
);
const namesState = new RegExp(`(?<!\\p{L})(?:${states})(?!\\p{L})`, 'iu');
const asksHelp =
  /(?<!\p{L})(?:can|could|would|will|kannst|könntest|puedes|peux|pourrais|kan) (?:you|u|du|tu)(?!\p{L})|^\W*(?:puedes|podrías)/iu;

export function asksState(text: string): boolean {
  return verbFirst.test(text) || (text.trim().endsWith('?') && namesState.test(text) && !asksHelp.test(text));
}

/** "Is the cable knit too much for mum's". */
export const asksWhether =
  /^\W*(?:(?:ok|and|so|but|hm+|und|aber)\W+)*(?:is|are|would|ist|sind|wäre|geht|es|está|est-ce|est|er)(?!\p{L}).*(?<!\p{L})(?:too|ok|okay|alright|all right|weird|wrong|appropriate|suitable|zu (?!\p{L}+ (?:hause|dem))|in ordnung|okay|passend|demasiado|adecuad\p{L}*|trop|approprié\p{L}*|for mye|passende|for (?:mye|pen|stiv))(?!\p{L})|(?<!\p{L})(?:c['’]est|ça fait|serait) (?:pas |un peu |peut-être |quand même )*trop(?!\p{L})|(?<!\p{L})(?:zu (?:viel|schick|fein|dick aufgetragen)|too (?:much|dressy|fancy|posh|worky))\W*$/iu;
/** "Does it need dry cleaning every time", "how often should I wash it". */
export const asksCleaning =
  /(?<!\p{L})(?:dry[ -]?clean(?:ed|ing)?|hand wash only|how often (?:do|should|to).*wash|chemische reinigung|in die reinigung|tintorería|nettoyage à sec|pressing|kjemisk rens|renseri)(?!\p{L})(?=.*\?|.*(?:need|every|each|how|muss|jedes|wie oft|hay que|cada|faut|chaque|må|hver))|(?:need|every|how|muss|jedes).*(?:dry[ -]?clean|reinigung)/iu;
/** "Hmm, not leather" changes what is shown, and nothing in the wardrobe. */
export const beginsNot =
  /^\W*(?:(?:hm+|no|nah|ok|but|and|nee|nein|aber|pero|mais|men)\W+)*(?:not|nicht|pas|ikke|no)\s(?!longer|more|mehr|lenger)/iu;
/** "Off to Oslo tomorrow, what shall I wear?": a question that follows a statement. */
export const asksWithin =
  /[,.;:!–-]\s*(?:(?:so|and|und|also|y|et|og)\s)?(?:what|which|how|where|why|was|welche[rsnm]?|wie|wo|qué|cuál|cómo|que|quoi|comment|quel(?:le)?s?|hva|hvilke[nt]?|hvordan)(?!\p{L})[^.!]*\?\s*$/iu;
/** Somebody has to go somewhere, and thinks of how they look: "need to get to tesco without looking homeless". */
export const errand =
  /(?<!\p{L})(?:(?:need|have|got|gotta|going|about|want|off) (?:to )?(?:get|go|pop|nip|run|dash|head|leave|pick|meet|drop|be)|popping|nipping|off to|muss (?:\p{L}+ ){0,4}(?:los|raus|zum|zur|in|einkaufen)|tengo que (?:ir|salir)|je dois (?:aller|sortir)|må (?:ut|innom|på|til))(?!\p{L})/iu;
export const looks =
  /(?<!\p{L})(?:without looking|look(?:ing)? (?:like|presentable|decent|human|half|alive|awful|homeless|a state|put together)|presentable|ohne .{0,30}auszusehen|aussehen wie|halbwegs (?:ordentlich|normal)|sin parecer|presentable|sans avoir l.air|présentable|uten å se|presentabel)(?!\p{L})/iu;
