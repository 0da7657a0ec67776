import table from '../../knowledge/garments/sharper-pieces.json' with { type: 'json' };
import type { Look } from '../../vision/look.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { seasonOf } from '../season.ts';
import { wornPieces } from '../worn/worn-pieces.ts';
import { type Change, withRegion } from './change.ts';

const easyLevel = 1.9;
/** Other shoes, such as lace-ups, are dressed up enough or go by taste. */
const easyShoes =
  /sneakers|trainers|slides|flip-flops|sandals|clogs|crocs|slippers|espadrilles|high-tops|running|hiking|work boots/;
/** Levels, 1 sport to 5 black tie, that shoes may lie below what is worn with them. */
const easierShoes = 0.5;

/** Shoes that are far easier than what is worn with them; sports clothes keep their sneakers. */
export function sharperShoes(look: Look, { date, country }: JudgeContext, { garments }: Scored): Change[] {
  const pieces = wornPieces(garments);
  const worn = pieces.find(
    ({ garment }) =>
      garment.zone === 'feet' && easyShoes.test(garment.noun) && !/\bsocks$/.test(garment.noun),
  );
  if (!worn) return [];
  const rest = pieces.filter(({ garment }) => garment.zone !== 'feet' && garment.zone !== 'head');
  const level = rest.reduce((sum, { traits }) => sum + traits.formality / rest.length, 0);
  if (level < easyLevel || worn.traits.formality > level - easierShoes) return [];
  const to = garments.some(({ noun }) => /skirt|dress/.test(noun)) ? 'dressed' : 'tailored';
  const season = seasonOf(date, country);
  const noun = table.shoes[to][season === 'summer' || season === 'spring' ? season : 'else'];
  const after = withRegion(look, worn.garment.key, { label: noun });
  return [{ kind: 'shoes', key: 'shoes', garment: worn.garment, noun, toBuy: true, after }];
}

const rows = table.pieces.map(({ noun, zone, label, say }) => ({
  noun: new RegExp(`(?:^|\\s)(?:${noun})$`, 'i'),
  zone,
  label,
  say,
}));

/** Something sharper in the place of a piece that makes an outfit look thrown on, or that jars with another. */
export function sharperPiece(look: Look, { garments, findings }: Scored): Change[] {
  if (garments.length < 2) return [];
  const { finish, pieces } = findings;
  const blamed = [finish?.worst, pieces?.worst?.one, pieces?.worst?.other].flatMap(
    (piece) => piece?.garment ?? [],
  );
  return garments
    .filter(({ key }) => blamed.some((one) => one.key === key))
    .flatMap((garment): Change[] => {
      const row = rows.find(
        ({ noun, zone }) => noun.test(garment.noun) && (zone === undefined || zone === garment.zone),
      );
      if (!row) return [];
      const after = withRegion(look, garment.key, { label: row.label });
      return [
        { kind: 'retexture', key: `sharper ${garment.key}`, garment, say: row.say, toBuy: true, after },
      ];
    });
}
