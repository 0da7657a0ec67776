/** "And put the navy trousers in": into the wash, also after something came out of it. */
export const putsIn =
  /(?<!\p{L})(?:put|throw|chuck|stick|bung|toss|pop)\s.{2,40}\sin(?: too| as well)?\W*$/iu;
