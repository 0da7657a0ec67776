/** What a message begins with that holds from now on, in the five languages. */
const fromNowOn =
  /^\W*(?:(?:ok|please|pls|also|hey|bitte|und|and)\W+)*(?:from now on|going forward|in (?:the )?future|remember(?: that| this)?\W+(?:i (?:never|dont|don['’]t|hate|wont)|no\b)|never again|ab (?:jetzt|sofort|heute)|in zukunft|künftig|merk(?:e)? dir|nie wieder|de ahora en adelante|a partir de ahora|nunca más|d[eé]sormais|dor[eé]navant|[aà] partir de maintenant|plus jamais|fra n[aå] av|aldri mer|husk at)(?!\p{L})/iu;

/** Whether a message says something that is to be remembered: "from now on no skirts". */
export function holdsFromNowOn(text: string): boolean {
  return fromNowOn.test(text);
}
