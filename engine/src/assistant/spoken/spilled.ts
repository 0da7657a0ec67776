/** Words that tell of something spilled on a garment, in the five languages. */
export const spills =
  /(?<!\p{L})(?:spill\p{L}*|spilt|splash\p{L}*|dripped|dropped|stain\p{L}*|smear\p{L}*|verschütt\p{L}*|(?:be)?kleckert|gekleckert|fleck\p{L}*|derram\p{L}*|manch\p{L}*|renvers\p{L}*|tach[eé]\p{L}*|søl\p{L}*|flekk\p{L}*)(?!\p{L})/iu;
