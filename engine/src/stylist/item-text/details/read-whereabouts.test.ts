import { describe, expect, it } from 'vitest';
import { parseItems } from '../parse-items.ts';

/** The kinds that a line becomes in a list of its language. */
function kindsIn(line: string, list: string): (string | null)[] {
  const text = `${list}\n${line}`;
  const from = list.length + 1;
  return parseItems(text).items.flatMap(({ start, subcategory }) => (start >= from ? [subcategory] : []));
}

const lists = {
  en: 'tops\nwhite tee\nblack tank top\n\njeans\nblue jeans\nblack jeans\nbrown leather belt',
  de: 'Hemden\nweißes Hemd\nblaues Hemd\n\nHosen\nschwarze Jeans\nbeige Chino\nbrauner Gürtel',
  es: 'camisas\ncamisa blanca\ncamisa azul\n\npantalones\nvaqueros negros\nfalda gris\ncinturón marrón',
  fr: 'chemises\nchemise blanche\nchemise bleue\n\npantalons\njean noir\njupe grise\nceinture marron',
  it: 'camicie\ncamicia bianca\ncamicia blu\n\npantaloni\njeans neri\ngonna grigia\ncintura marrone',
  nl: 'overhemden\nwit overhemd\nblauw overhemd\n\nbroeken\nzwarte spijkerbroek\ngrijze rok\nbruine riem',
  pt: 'camisas\ncamisa branca\ncamisa azul\n\ncalças\ncalças pretas\nsaia cinzenta\ncinto castanho',
  da: 'skjorter\nhvid skjorte\nblå skjorte\n\nbukser\nsorte jeans\ngrå nederdel\nbrunt bælte',
  no: 'skjorter\nhvit skjorte\nblå skjorte\n\nbukser\nsvarte jeans\ngrått skjørt\nbrunt belte',
  sv: 'skjortor\nvit skjorta\nblå skjorta\n\nbyxor\nsvarta jeans\ngrå kjol\nbrunt bälte',
  pl: 'koszule\nbiała koszula\nniebieska koszula\n\nspodnie\nczarne jeansy\nszara spódnica\nbrązowy pasek',
};
type Language = keyof typeof lists;

const gone: [Language, string][] = [
  ['en', 'took back the green pinny, looked like a couch'],
  ['de', 'Retoure grüner Blazer bis 12.5.'],
  ['nl', 'groene jas weg naar de winkel'],
  ['en', 'green cardigan, gave it to my cousin'],
  ['en', 'the green cardigan got sold on depop'],
  ['de', 'den grünen Mantel hab ich verkauft'],
  ['es', 'el abrigo verde lo vendí en el rastro'],
  ['fr', 'manteau vert, vendu à une amie'],
  ['it', 'il cappotto verde venduto a maggio'],
  ['nl', 'groene jas, verkocht'],
  ['pt', 'o casaco verde vendi à Marta'],
  ['da', 'grøn frakke, solgt'],
  ['no', 'grønn frakk, solgt på nett'],
  ['sv', 'grön kappa, såld'],
  ['pl', 'zielony płaszcz sprzedany'],
];
const wished: [Language, string][] = [
  ['en', 'need: white trainers, plain bras'],
  ['en', 'NEED black socks, new boots'],
  ['fr', 'acheter : culottes, sabots neufs'],
  ['es', 'compras: abrigo y botas'],
  ['no', 'trenger: ullgenser'],
  ['en', 'looking for: a long green coat, a red scarf'],
  ['de', 'hätte gern einen grünen Mantel'],
  ['es', 'me gustaría un abrigo verde'],
  ['fr', "j'aimerais un manteau vert"],
  ['it', 'vorrei un cappotto verde'],
  ['nl', 'ik zoek een groene jas'],
  ['pt', 'gostaria de um casaco verde'],
  ['da', 'ønsker mig en grøn frakke'],
  ['no', 'ønsker meg en grønn frakk'],
  ['sv', 'önskar mig en grön kappa'],
  ['pl', 'marzy mi się zielony płaszcz'],
];
const kept: [Language, string][] = [
  ['en', 'green coat, at the dry cleaners'],
  ['de', 'grüner Mantel, in der Reinigung'],
  ['es', 'abrigo verde, está en el tinte'],
  ['fr', 'manteau vert, au pressing'],
  ['it', 'cappotto verde, in tintoria'],
  ['nl', 'groene jas, bij de stomerij'],
  ['pt', 'casaco verde, na lavandaria'],
  ['da', 'grøn frakke, til rens'],
  ['no', 'grønn frakk, på rens'],
  ['sv', 'grön kappa, på kemtvätt'],
  ['pl', 'zielony płaszcz, w pralni'],
];

describe('where a garment of a list is', () => {
  it.each(gone)('%s: what is gone is no garment: %s', (language, line) => {
    expect(kindsIn(line, lists[language])).toEqual([]);
  });

  it.each(wished)('%s: what is wished for is no garment: %s', (language, line) => {
    expect(kindsIn(line, lists[language])).toEqual([]);
  });

  it.each(kept)('%s: what is at the cleaner is one: %s', (language, line) => {
    expect(kindsIn(line, lists[language])).toHaveLength(1);
  });

  it('leaves out all lines below a heading of wishes, up to a blank one', () => {
    expect(kindsIn('wish list:\ngreen coat\nred scarf\n\nyellow raincoat', lists.en)).toEqual(['raincoat']);
  });

  it('keeps what is not sold and those of which one is gone', () => {
    expect(kindsIn('green coat, not sold yet', lists.en)).toHaveLength(1);
    expect(kindsIn('4 white shirts, one sold', lists.en)).toHaveLength(1);
  });
});

describe('names that mean different things by language', () => {
  it.each<[Language, string, string]>([
    ['es', 'jersey de lana verde', 'knit'],
    ['en', 'green hockey jersey', 'jersey'],
    ['es', 'cargo verde', 'cargo pants'],
    ['es', 'traje de chulapa', 'folk costume'],
    ['es', 'cachirulo rojo', 'bandana'],
    ['it', 'costume verde', 'swimsuit'],
    ['fr', 'costume vert', 'suit jacket'],
    ['de', 'Seidendirndl grün', 'dirndl'],
    ['no', 'hardangerbunad', 'folk costume'],
  ])('%s: %s is a %s', (language, line, kind) => {
    expect(kindsIn(line, lists[language])[0]).toBe(kind);
  });

  it('takes an overall beside ski boots for a ski suit', () => {
    expect(kindsIn('botas de esquí y mono verde', lists.es)).toEqual(['ski boots', 'ski suit']);
    expect(kindsIn('mono verde', lists.es)).toEqual(['jumpsuit']);
  });

  it('takes another of the one above with a remark between', () => {
    expect(kindsIn('jersey azul de ochos\n   ^ pica un poco\notro igual pero en verde', lists.es)).toEqual([
      'knit',
      'knit',
    ]);
  });
});
