import { drawSkirt, type SkirtShape } from '../bodies/skirt.ts';
import { drawTrousers, type TrousersShape } from '../bodies/trousers.ts';
import type { GarmentDesign } from '../garment-design.ts';
import type { Piece } from '../piece.ts';
import { denimTrim, legs, skirtBase } from './cuts.ts';

const trousers = (changes: Partial<TrousersShape>) => (): Piece[] => drawTrousers({ ...legs, ...changes });
const skirt = (changes: Partial<SkirtShape>) => (): Piece[] => drawSkirt({ ...skirtBase, ...changes });

export const bottoms: Record<string, GarmentDesign> = {
  jeans: {
    role: 'bottom',
    pattern: 'denim',
    trim: denimTrim,
    draw: trousers({ waistband: 'jeans', pockets: 'jeans', knee: 200, hemWidth: 172 }),
  },
  trousers: { role: 'bottom', draw: trousers({ crease: true, cuff: 'none', pleat: true, hemWidth: 186 }) },
  'wide-leg trousers': {
    role: 'bottom',
    draw: trousers({ crease: true, cuff: 'none', pleat: true, knee: 246, hemWidth: 262, parting: 22 }),
  },
  chinos: { role: 'bottom', draw: trousers({ knee: 196, hemWidth: 164 }) },
  leggings: {
    role: 'bottom',
    draw: trousers({
      waist: 158,
      hip: 198,
      rise: 262,
      length: 920,
      knee: 128,
      hemWidth: 92,
      parting: 58,
      waistband: 'plain',
      pockets: 'none',
      strength: 0.6,
    }),
  },
  joggers: {
    role: 'bottom',
    draw: trousers({
      waist: 186,
      length: 930,
      knee: 204,
      hemWidth: 132,
      parting: 62,
      waistband: 'elastic',
      cuff: 'rib',
    }),
  },
  shorts: { role: 'bottom', draw: trousers({ length: 480, knee: 260, hemWidth: 268, parting: 12 }) },
  'mini skirt': { role: 'bottom', draw: skirt({ length: 400, hem: 262 }) },
  'midi skirt': { role: 'bottom', draw: skirt({ length: 690, hem: 330 }) },
  'maxi skirt': { role: 'bottom', draw: skirt({ length: 940, hem: 380, style: 'gathered' }) },
  'pencil skirt': { role: 'bottom', draw: skirt({ length: 600, hem: 206, hip: 232, style: 'straight' }) },
  'pleated skirt': { role: 'bottom', draw: skirt({ length: 640, hem: 350, style: 'pleated' }) },
};
