/** How a cloth is drawn, as one of the drawing's patterns. */
export type Fabric = {
  name: string;
  words: string;
  /** Pattern of the drawing that shows this cloth. */
  drawnAs?: string;
  /** Factor on the garment's clo. House rule: thick and napped cloth a third more, airy cloth a sixth less. */
  warmth?: number;
  /** Steps on the scale of formality. */
  formality?: number;
  season?: 'summer' | 'winter';
};

const warm = 1.3;
const cool = 0.85;

export const fabrics: readonly Fabric[] = [
  {
    name: 'cotton',
    words:
      'cotton, organic cotton, pima cotton, supima, cotton blend, baumwolle, coton, algodon, cotone, poplin, popeline, percale',
  },
  {
    name: 'wool',
    words:
      'wool, woolen, woollen, virgin wool, lambswool, shetland, shetland wool, wool blend, wolle, laine, lana, boiled wool, loden, merino wool, melton, alpaca, mohair, angora, camel hair, camelhair, boucle',
    warmth: warm,
    season: 'winter',
  },
  { name: 'merino', words: 'merino', warmth: 1.15 },
  {
    name: 'cashmere',
    words: 'cashmere, kaschmir, cachemire, cashmere blend, pashmina wool',
    drawnAs: 'napped',
    warmth: warm,
    season: 'winter',
  },
  {
    name: 'linen',
    words: 'linen, linen blend, leinen, lin, lino, flax, ramie',
    drawnAs: 'woven',
    warmth: cool,
    season: 'summer',
  },
  {
    name: 'silk',
    words:
      'silk, silken, seide, soie, seda, seta, charmeuse, mulberry silk, raw silk, art silk, banarasi, kanjivaram',
    drawnAs: 'satin',
    warmth: cool,
    formality: 1,
  },
  { name: 'satin', words: 'satin, sateen, satiny', drawnAs: 'satin', formality: 1 },
  {
    name: 'denim',
    words: 'denim, jean jacket, jeans jacket, jean skirt, jean shorts, chambray, jeansjacke',
    drawnAs: 'denim',
  },
  {
    name: 'leather',
    words:
      'leather, pu leather, genuine leather, real leather, calfskin, lambskin, nappa, patent leather, patent, leder, cuir, cuero, pelle, saffiano, nubuck, vegan leather, faux leather, pleather, leatherette, snakeskin, croc effect, croc embossed, crocodile, lederschuhe, lederjacke, ledertasche, ledergurtel, lederstiefel, lederhandschuhe, pu',
    drawnAs: 'leather',
    warmth: 1.1,
  },
  { name: 'suede', words: 'suede, suedette, faux suede, wildleder', drawnAs: 'napped' },
  {
    name: 'velvet',
    words: 'velvet, velveteen, velour, samt, velours, terciopelo, velluto, crushed velvet',
    drawnAs: 'napped',
    formality: 1,
  },
  {
    name: 'corduroy',
    words: 'corduroy, cord, cords, needlecord, kord',
    drawnAs: 'corduroy',
    warmth: 1.1,
    season: 'winter',
  },
  { name: 'tweed', words: 'tweed, harris tweed, donegal', drawnAs: 'tweed', warmth: warm, season: 'winter' },
  {
    name: 'flannel',
    words: 'flannel, flanell, brushed cotton',
    drawnAs: 'napped',
    warmth: 1.2,
    season: 'winter',
  },
  {
    name: 'fleece',
    words: 'fleece, sherpa, polar fleece, polarfleece, teddy',
    drawnAs: 'napped',
    warmth: warm,
    formality: -1,
    season: 'winter',
  },
  {
    name: 'fur',
    words: 'fur, faux fur, shearling, sheepskin, fuzzy, pelz',
    drawnAs: 'napped',
    warmth: warm,
    season: 'winter',
  },
  {
    name: 'down',
    words: 'down jacket, down coat, down vest, down filled, goose down, duck down, daunen',
    warmth: warm,
    season: 'winter',
  },
  {
    name: 'knit',
    words:
      'knit, knitted, cable knit, chunky knit, ribbed knit, crochet, crocheted, ribbed, rib knit, strick, tricot, waffle knit, knits',
    drawnAs: 'knit',
  },
  { name: 'jersey', words: 'jersey' },
  { name: 'pique', words: 'pique' },
  {
    name: 'lace',
    words: 'lace, lacy, guipure, broderie anglaise, eyelet, spitze, dentelle, encaje, pizzo',
    drawnAs: 'lace',
    formality: 1,
  },
  { name: 'chiffon', words: 'chiffon, georgette, voile', warmth: cool, formality: 1 },
  { name: 'crepe', words: 'crepe, crepe de chine, crape' },
  { name: 'tulle', words: 'tulle, organza, organdy', warmth: cool, formality: 1 },
  { name: 'sequin', words: 'sequin, sequins, sequined, sequinned, beaded, lurex, pailletten', formality: 1 },
  { name: 'canvas', words: 'canvas', drawnAs: 'woven' },
  { name: 'nylon', words: 'nylon, taslan' },
  {
    name: 'polyester',
    words: 'polyester, poly blend, recycled polyester, microfibre, microfiber, climalite, dri fit, drifit',
  },
  { name: 'viscose', words: 'viscose, rayon, modal, tencel, lyocell, bamboo, cupro, viskose' },
  { name: 'spandex', words: 'spandex, elastane, lycra, elastan' },
  { name: 'mesh', words: 'mesh, fishnet, net', warmth: cool },
  { name: 'seersucker', words: 'seersucker', drawnAs: 'woven', warmth: cool, season: 'summer' },
  { name: 'khadi', words: 'khadi, handloom, mulmul' },
  { name: 'straw', words: 'straw, raffia, wicker, rattan, jute, stroh', season: 'summer' },
  { name: 'rubber', words: 'rubber, gummi, eva foam' },
  { name: 'gore-tex', words: 'gore tex, goretex' },
  {
    name: 'metal',
    words: 'stainless steel, sterling silver, gold plated, silver plated, metal, brass, titanium',
  },
  { name: 'pearl', words: 'pearl, freshwater pearl' },
  { name: 'twill', words: 'twill, gabardine, drill' },
];
