/** How a cloth behaves outdoors; 0 is bad, 1 is good, house rules from what the fibres are known for. */
export type FabricWeather = {
  name: string;
  words: string;
  /** Suede stains and straw swells (0), membranes shed water (1). */
  rain: number;
  /** Linen airs (1), leather and plastics do not (0). */
  heat: number;
  /** How far it keeps wind out. */
  wind: number;
  /** Factor on the garment's usual clo, where its warmth is not known. */
  warmth: number;
  /** Ruined by rain where rain reaches it: left at home when there is another choice. */
  dryOnly?: boolean;
};

function fabric(words: string, rain: number, heat: number, wind: number, warmth: number): FabricWeather {
  return { name: words.split(', ')[0], words, rain, heat, wind, warmth };
}

/** The first that is found in the words of an item counts; the most telling stand first. */
export const fabricWeather: readonly FabricWeather[] = [
  { ...fabric('suede, nubuck, suedette', 0, 0.35, 0.8, 1), dryOnly: true },
  { ...fabric('velvet, velour, velveteen', 0.1, 0.2, 0.5, 1.15), dryOnly: true },
  {
    ...fabric('straw, raffia, wicker, rattan, jute, espadrille, espadrilles', 0.05, 0.95, 0.1, 0.8),
    dryOnly: true,
  },
  { ...fabric('silk, satin, charmeuse', 0.15, 0.75, 0.3, 0.85), dryOnly: true },
  { ...fabric('sequin, sequins, sequinned, beaded', 0.2, 0.3, 0.4, 1), dryOnly: true },
  fabric('gore-tex, goretex, gore tex, waterproof, rubber, wellington, wellingtons', 1, 0.1, 1, 1),
  fabric('waxed, oilskin, water resistant, water-resistant, water repellent', 0.95, 0.2, 1, 1),
  fabric('nylon, ripstop, softshell, soft shell', 0.85, 0.3, 0.9, 0.95),
  fabric('cashmere', 0.35, 0.1, 0.35, 1.2),
  fabric('merino', 0.55, 0.45, 0.35, 1),
  fabric('tweed, loden, melton', 0.7, 0.05, 0.7, 1.25),
  fabric('fleece, sherpa, teddy', 0.5, 0.05, 0.3, 1.15),
  fabric('shearling, sheepskin, fur', 0.25, 0, 0.9, 1.4),
  fabric('padded, quilted, goose down, down-filled, down jacket, down coat', 0.5, 0, 0.95, 1.1),
  fabric('wool, woollen, lambswool, alpaca, mohair', 0.65, 0.1, 0.55, 1.15),
  fabric('flannel', 0.5, 0.15, 0.4, 1.2),
  fabric('corduroy', 0.4, 0.15, 0.6, 1.15),
  fabric('linen', 0.4, 1, 0.15, 0.85),
  fabric('seersucker', 0.45, 1, 0.2, 0.85),
  fabric('chiffon, tulle, organza', 0.3, 0.85, 0.1, 0.8),
  fabric('lace, crochet', 0.3, 0.85, 0.05, 0.8),
  fabric('mesh', 0.5, 0.9, 0, 0.75),
  fabric('leather, patent', 0.7, 0.05, 1, 1.05),
  fabric('denim, chambray', 0.4, 0.35, 0.65, 1),
  fabric('canvas', 0.25, 0.7, 0.5, 1),
  fabric('jersey', 0.45, 0.75, 0.2, 0.95),
  fabric('viscose, rayon, tencel, lyocell, modal', 0.4, 0.8, 0.25, 0.9),
  fabric('polyester, microfibre, dri-fit', 0.75, 0.35, 0.55, 1),
  fabric('knit, knitted, ribbed, cable', 0.45, 0.3, 0.15, 1),
  fabric('cotton, poplin, twill', 0.45, 0.8, 0.35, 1),
];

/** What is assumed of a cloth that nobody named. */
export const usualFabric: FabricWeather = fabric('cloth', 0.5, 0.55, 0.4, 1);
