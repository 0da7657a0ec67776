/** "And put the navy trousers in", "the hoodie needs to go in too": into the wash, also after something came out of it. */
export const putsIn =
  /(?<!\p{L})(?:put|throw|chuck|stick|bung|toss|pop)\s.{2,40}\sin(?: too| as well)?\W*$|(?<!\p{L})(?:needs? to|has to|have to|should|can|must|gotta) (?:go|come) in(?: there)?(?: now| too| as well| next| then)?\W*$|(?<!\p{L})(?:muss|kann|soll|müssen|können|kommt|kommen) (?:\p{L}+ ){0,3}(?:rein|mit rein|hinein)\W*$/iu;
