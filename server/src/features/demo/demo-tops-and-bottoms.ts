import { type DemoPiece, office, piece } from './demo-piece.ts';

export const demoTopsAndBottoms: DemoPiece[] = [
  piece('tee', 'White heavyweight tee', 'white', 'cotton', 19, {
    brand: 'Uniqlo',
    size: 'M',
    wearsPerMonth: 5,
  }),
  piece('tee', 'Navy striped Breton tee', 'ivory', 'cotton', 59, {
    ...{ color_secondary: 'navy', pattern: 'stripes', brand: 'Saint James', size: 'M', is_favorite: true },
    wearsPerMonth: 4,
  }),
  piece('tee', 'Grey melange tee', 'grey', 'cotton', 15, { brand: 'Uniqlo', pattern: 'melange', size: 'M' }),
  piece('longSleeve', 'Black long-sleeve tee', 'black', 'cotton', 25, {
    brand: 'COS',
    size: 'M',
    wearsPerMonth: 3,
  }),
  piece('tank', 'Cream ribbed tank', 'cream', 'cotton', 18, { brand: 'Arket', season: 'summer', size: 'M' }),
  piece('knit', 'Burgundy lambswool jumper', 'burgundy', 'wool', 79, {
    ...{ brand: 'Arket', pattern: 'knit', season: 'winter', size: 'M', wearsPerMonth: 4, hasPhoto: true },
    care_notes: 'Wool programme at 30 degrees, dry flat.',
  }),
  piece('knit', 'Oatmeal cable jumper', 'oatmeal', 'wool', 95, {
    ...{ brand: 'Toast', pattern: 'knit', season: 'winter', size: 'M', wearsPerMonth: 3, is_favorite: true },
  }),
  piece('turtleneck', 'Charcoal merino turtleneck', 'charcoal', 'merino wool', 69, {
    ...{ brand: 'COS', season: 'winter', occasion: office, size: 'S', wearsPerMonth: 4, pattern: 'knit' },
  }),
  piece('cardigan', 'Forest green cardigan', 'forest green', 'wool', 85, {
    season: 'fall',
    size: 'M',
    pattern: 'knit',
  }),
  piece('hoodie', 'Grey hoodie', 'light grey', 'cotton', 45, {
    occasion: ['casual', 'workout'],
    wearsPerMonth: 4,
  }),
  piece('polo', 'Navy knit polo', 'navy', 'cotton', 55, { season: 'summer', brand: 'COS', size: 'M' }),
  piece('blouse', 'Ivory silk blouse', 'ivory', 'silk', 110, {
    ...{
      brand: 'Sezane',
      occasion: office,
      pattern: 'satin',
      size: '38',
      wearsPerMonth: 3,
      is_favorite: true,
    },
    care_notes: 'Hand wash cold, iron from the inside.',
  }),
  piece('blouse', 'Dusty rose blouse', 'dusty rose', 'viscose', 45, {
    season: 'spring',
    brand: 'Mango',
    size: '38',
  }),
  piece('shirt', 'White poplin shirt', 'white', 'cotton', 49, {
    occasion: office,
    brand: 'Arket',
    size: '38',
    wearsPerMonth: 5,
  }),
  piece('shirt', 'Light blue Oxford shirt', 'light blue', 'cotton', 45, {
    occasion: office,
    brand: 'Uniqlo',
    size: 'M',
  }),
  piece('shirt', 'Fine striped office shirt', 'white', 'cotton', 59, {
    ...{ color_secondary: 'french blue', pattern: 'stripes', occasion: ['business'], size: '38' },
  }),
  piece('denimShirt', 'Washed denim shirt', 'washed denim', 'denim', 65, {
    pattern: 'denim',
    brand: "Levi's",
    size: 'M',
  }),
  piece('shirt', 'Rust checked flannel', 'rust', 'cotton', 39, {
    ...{
      color_secondary: 'navy',
      pattern: 'checks',
      season: 'fall',
      formality: 2,
      size: 'M',
      restsDays: 140,
    },
  }),
  piece('jeans', 'Straight blue jeans', 'denim blue', 'denim', 99, {
    ...{ brand: "Levi's", pattern: 'denim', size: '30', wearsPerMonth: 7, is_favorite: true },
  }),
  piece('jeans', 'Dark slim jeans', 'dark denim', 'denim', 89, {
    brand: "Levi's",
    pattern: 'denim',
    size: '30',
    wearsPerMonth: 4,
  }),
  piece('jeans', 'Ecru wide jeans', 'ecru', 'denim', 79, { brand: 'Arket', season: 'spring', size: '38' }),
  piece('chinos', 'Camel chinos', 'camel', 'cotton', 69, {
    occasion: office,
    brand: 'COS',
    size: '38',
    wearsPerMonth: 3,
  }),
  piece('chinos', 'Olive chinos', 'olive', 'cotton', 59, { season: 'fall', size: '38' }),
  piece('trousers', 'Charcoal wool trousers', 'charcoal', 'wool', 120, {
    occasion: ['business', 'formal'],
    brand: 'Arket',
    size: '38',
    wearsPerMonth: 4,
  }),
  piece('trousers', 'Navy pleated trousers', 'navy', 'wool', 110, {
    occasion: office,
    size: '38',
    wearsPerMonth: 3,
  }),
  piece('wide', 'Black wide-leg trousers', 'black', 'viscose', 79, {
    occasion: office,
    brand: 'COS',
    size: '38',
  }),
  piece('wide', 'Sand linen trousers', 'sand', 'linen', 75, {
    season: 'summer',
    brand: 'Arket',
    size: '38',
    wearsPerMonth: 5,
  }),
  piece('joggers', 'Grey joggers', 'mid grey', 'cotton', 39, {
    occasion: ['casual', 'workout'],
    wearsPerMonth: 3,
  }),
  piece('leggings', 'Black running leggings', 'black', 'polyamide', 49, {
    occasion: ['workout'],
    brand: 'Nike',
    size: 'M',
    wearsPerMonth: 4,
  }),
  piece('shorts', 'Navy linen shorts', 'navy', 'linen', 35, {
    season: 'summer',
    size: '38',
    wearsPerMonth: 4,
  }),
  piece('pleated', 'Grey checked pleated skirt', 'grey', 'wool', 69, {
    color_secondary: 'charcoal',
    pattern: 'checks',
    season: 'fall',
    occasion: office,
    size: '38',
  }),
  piece('midi', 'Camel suede midi skirt', 'camel', 'suede', 129, {
    season: 'fall',
    pattern: 'napped',
    size: '38',
    restsDays: 160,
  }),
  piece('midi', 'Floral midi skirt', 'navy', 'viscose', 55, {
    color_secondary: 'dusty rose',
    pattern: 'floral',
    season: 'summer',
    size: '38',
  }),
];
