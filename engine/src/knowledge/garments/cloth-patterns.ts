export type ClothPattern = { name: string; words: string };

/** Patterns by the names of the drawing. `solid` is said, not assumed. */
export const clothPatterns: readonly ClothPattern[] = [
  {
    name: 'solid',
    words: 'solid, plain, solid colour, solid color, single colour, unicolor, uni, einfarbig',
  },
  {
    name: 'stripes',
    words:
      'striped, stripe, stripes, stripey, stripy, breton, breton stripe, candy stripe, bengal stripe, club stripe, gestreift, gestreiftes, gestreifte, raye, rayee, rayures, rayas, righe, mariniere, bretonne',
  },
  {
    name: 'pinstripe',
    words:
      'pinstripe, pinstriped, pin stripe, pin striped, pinstripes, chalk stripe, chalkstripe, nadelstreifen',
  },
  {
    name: 'checks',
    words:
      'checked, check, checks, chequered, checkered, plaid, tartan, gingham, tattersall, windowpane, houndstooth, dogtooth, glen plaid, glen check, prince of wales, buffalo check, argyle, madras, lumberjack, kariert, karierte, kariertes, carreaux, cuadros, quadri, dog tooth, vichy',
  },
  {
    name: 'dots',
    words:
      'polka dot, polka dots, polka, dotted, dots, spotted, spots, spotty, polkadot, gepunktet, gepunktete, a pois, lunares, pin dot',
  },
  {
    name: 'floral',
    words:
      'floral, florals, flower, flowers, flowered, flower print, floral print, floral printed, botanical, ditsy, liberty print, rose print, geblumt, geblumtes, fleuri, fleurie, floreale, flores, tropical',
  },
  {
    name: 'print',
    words:
      'print, printed, prints, graphic, graphic print, logo, slogan, leopard, leopard print, animal print, zebra, zebra print, snake print, snakeskin print, tiger print, cheetah, cow print, paisley, abstract, abstract print, geometric, aztec, ikat, tie dye, tie dyed, tiedye, camo, camouflage, bandhani, batik, kalamkari, block print, block printed, hand block printed, all over print, patterned, galaxy print, bandana print, patchwork, hawaiian, psychedelic, toile, mandala, embroidered, embroidery, chikankari',
  },
  {
    name: 'colour-block',
    words:
      'colour block, color block, colourblock, colorblock, colour blocked, color blocked, two tone, bicolor, bicolour, two toned, ombre, dip dye, panelled',
  },
  { name: 'melange', words: 'melange, marl, marled, heathered, flecked, space dye, nep, mouline, meliert' },
  { name: 'herringbone', words: 'herringbone, chevron, fischgrat' },
];
