import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import { facetsOf } from '@drape/engine/stylist/taste/facets';
import { itemOfName } from '../taste/corpus.ts';
import { critiquesIn } from './critiques.ts';
import { type RatedOutfit, ratedOutfits, type WrittenPiece } from './rated-outfits.ts';
import { donorOf, pieceOf } from './sentences.ts';

/** Makes `engine/src/knowledge/data/stylist-fixes.json` of the one change that stylists would make to each outfit. */
const { values: options } = parseArgs({ options: { critiques: { type: 'string' } } });
const folder = options.critiques
  ? pathToFileURL(`${options.critiques}/`)
  : new URL('./critiques/', import.meta.url);

const done: ReadonlySet<string> = new Set(['swap', 'recolor', 'remove']);
/** A pattern of what is proposed would be one more thing to go wrong. */
const figured = /strip|print|check|plaid|floral|dot|pattern|tartan|camo|leopard|multi|and |gingham/i;

/** What hardly any man wears, though the last word says nothing of it. */
const womens =
  /heel|strappy|kitten|sling|pump|stiletto|mary jane|ballet|skirt|dress(?!\s+(?:shoe|shirt))|blouse|cami|clutch|mini|bralette/i;
/** Religious and traditional dress is neither proposed nor exchanged. */
const beliefs =
  /hijab|turban|kippah|yarmulke|headscarf|churidar|kurta|sari|dupatta|jutti|mojari|shalwar|agbada|kaftan|dirndl|lederhosen/i;

function levelOf(outfit: RatedOutfit, without: WrittenPiece): number {
  const rest = [...outfit.garments, ...(outfit.shoes ? [outfit.shoes] : [])].filter((one) => one !== without);
  const levels = rest.map(
    ({ colour, material, kind }) =>
      facetsOf(readTraits(itemOfName('rest', [colour, material, kind].filter(Boolean).join(' ')))).level,
  );
  return levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) / levels.length : 2.5;
}

const said = new Map(critiquesIn(folder).map((one) => [one.id, one]));
const outfits = ratedOutfits(new URL('./corpus/', import.meta.url));
/** The last word of every piece that a man of the corpus wears: the others are only proposed beside such pieces. */
const ofMen = new Set(
  outfits
    .filter(({ who }) => /^(?:man|boy)/.test(who))
    .flatMap(({ garments, shoes, accessories }) => [...garments, ...(shoes ? [shoes] : []), ...accessories])
    .map(({ kind }) => kind.toLowerCase().split(' ').at(-1) ?? ''),
);
const fixes = outfits.flatMap((outfit) => {
  const one = said.get(outfit.id);
  const fix = one?.fix;
  const piece = fix?.piece ? pieceOf(outfit, fix.piece) : undefined;
  if (!one || !fix?.piece || !piece || !done.has(fix.do)) return [];
  const noun = fix.do === 'swap' ? (fix.kind ?? '').replace(/wide[- ]leg(?:ged)?/, 'wide') : piece.kind;
  const name = [fix.color, noun].filter(Boolean).join(' ');
  if (fix.do !== 'remove' && (noun === '' || figured.test(name))) return [];
  const item = itemOfName('new', name);
  const hex = fix.color ? item.palette[0]?.hex : undefined;
  if (fix.do === 'recolor' && hex === undefined) return [];
  if (beliefs.test(noun) || (fix.do === 'remove' && /tights|socks|leggings/.test(piece.kind))) return [];
  const head = noun.toLowerCase().split(' ').at(-1) ?? '';
  return [
    {
      does: fix.do,
      reason: one.problem?.reason ?? 'too-plain',
      season: outfit.season,
      rest: Math.round(10 * levelOf(outfit, piece)) / 10,
      piece: donorOf(outfit, fix.piece),
      ...(fix.do === 'swap' ? { noun, forAll: ofMen.has(head) && !womens.test(noun) } : {}),
      ...(hex ? { hex } : {}),
    },
  ];
});
const origin = `What independent stylists would change in outfits of tools/worn-taste/corpus; made by tools/worn-taste/make-fixes.ts.`;
const rows = fixes.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
writeFileSync(
  new URL('../../engine/src/knowledge/data/stylist-fixes.json', import.meta.url),
  `{\n  "version": 1,\n  "origin": ${JSON.stringify(origin)},\n  "fixes": [\n${rows}\n  ]\n}\n`,
);
console.log(`${fixes.length} fixes of ${said.size} outfits`);
