const denies = "(?:never|not|n[’']?t|dont|wont|nie|niemals|nicht|nunca|no|jamais|pas|aldri|ikke)";
const lettingGo =
  '(?:get(?:ting)? rid|giv(?:e|ing) (?:\\p{L}+ ){0,3}(?:away|up)|throw(?:ing)?|toss(?:ing)?|part(?:ing)? with|let(?:ting)? (?:\\p{L}+ ){0,3}go|sell(?:ing)?|hergeb\\p{L}*|weggeb\\p{L}*|wegwerf\\p{L}*|verkauf\\p{L}*|tirar\\p{L}*|deshac\\p{L}*|jet(?:te|ter|terai)|donner\\p{L}*|kaste?|gi bort)';
const kept = new RegExp(
  `(?<!\\p{L}|\\p{L}[’'])${denies}(?!\\p{L})(?:\\s+\\p{L}+){0,3}?\\s+${lettingGo}(?!\\p{L})`,
  'iu',
);

/** Whether somebody keeps a piece: "I'm never getting rid of that", "die geb ich nie her", in the five languages. */
export function saysKept(text: string): boolean {
  return kept.test(text) || separated.test(text) || staysThere.test(text);
}

/** "Please leave the boat shoes where they are". */
const staysThere =
  /(?<!\p{L})(?:leave|keep|lass\p{L}*|deja|laisse|la) (?:\p{L}+ ){1,5}(?:where (?:it is|they are|it[’']s|they[’']re)|as (?:it is|they are)|alone|wo (?:es|er|sie) (?:ist|sind)|donde est[áa]n?|où (?:il|elle|ils|elles) (?:est|sont)|der (?:den|det|de) er)(?!\p{L})/iu;

/** In German the verb may be parted: "die geb ich nie her", "den werfe ich nicht weg". */
const separated =
  /(?<!\p{L})(?:geb|gebe|werf|werfe|schmeiß|schmeiße)(?!\p{L})(?:\s+\p{L}+){1,3}?\s+(?:nie|niemals|nicht)\s+(?:her|weg)(?!\p{L})/iu;
