import type { ItemCategory, ItemSeason } from '../garments/garment-kind.ts';
import type { ItemOccasion } from './wearing-words.ts';

type HeadingWords = {
  category?: ItemCategory;
  occasion?: ItemOccasion;
  season?: ItemSeason;
  words: string;
};

/** Words over the parts of a list and what they say of the items there. Without a category they only part the list. */
export const headingWords: readonly HeadingWords[] = [
  {
    category: 'top',
    words: 'tops, t shirts, tees, knitwear, knits, sweaters, jumpers, sweatshirts, hoodies, oberteile, hauts',
  },
  { category: 'shirt', words: 'shirts, blouses, button downs, hemden, chemises, camisas, camicie' },
  {
    category: 'pants',
    words:
      'pants, trousers, bottoms, jeans, shorts, skirts, denim, leggings, underwear, hosen, rocke, pantalons, pantalones',
  },
  {
    category: 'shoes',
    words: 'shoes, footwear, boots, sneakers, trainers, sandals, schuhe, chaussures, zapatos, scarpe',
  },
  {
    category: 'accessories',
    words:
      'accessories, bags, jewelry, jewellery, hats, scarves, belts, watches, socks, accessoires, zubehor, taschen, sacs, accesorios',
  },
  {
    category: 'outerwear',
    words:
      'outerwear, jackets, coats, jackets and coats, coats and jackets, blazers, layers, jacken, vestes, manteaux',
  },
  {
    category: 'dresses',
    words:
      'dresses, jumpsuits, gowns, dresses and jumpsuits, one pieces, kleider, robes, vestidos, ethnic wear, sarees',
  },
  { occasion: 'business', words: 'work, office, business, meetings, conference, arbeit, travail' },
  { occasion: 'casual', words: 'casual, weekend, everyday, travel, plane, sightseeing, home' },
  { occasion: 'formal', words: 'formal, wedding, dinner, evening, ceremony' },
  {
    occasion: 'workout',
    words: 'gym, workout, sport, sports, running, yoga, hiking, activewear, sportswear',
  },
  { occasion: 'party', words: 'party, going out, night out, festival' },
  { season: 'summer', words: 'summer, beach, holiday, vacation, sommer, ete, pool' },
  { season: 'winter', words: 'winter, ski, skiing, snow' },
  { season: 'spring', words: 'spring' },
  { season: 'fall', words: 'fall, autumn, herbst' },
  {
    words:
      'packing list, packing, capsule wardrobe, capsule, wardrobe, my wardrobe, closet, clothes, new, wish list, items, order, products, cart, basket, day 1, day 2, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  },
];
