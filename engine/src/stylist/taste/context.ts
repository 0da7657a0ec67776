import type { Occasion } from '../occasion/occasion.ts';
import type { Weather } from '../outfit/outfit.ts';

/** What the worth of an outfit depends on beside its pieces. */
export type TasteContext = {
  occasion: Occasion;
  /** By how formal the code is: relaxed, smart, dressed or active. */
  codeClass: 'relaxed' | 'smart' | 'dressed' | 'active';
  /** Felt temperature in steps of five degrees, "-5" to "30". */
  warmth: string;
  feltC: number;
  /** 0 dry, 1 may rain, 2 rain. */
  rain: 0 | 1 | 2;
  snow: boolean;
  /** Of the person, where it was told. */
  gender: 'female' | 'male' | 'other';
  /** Whether the person covers the hair, by what is owned. */
  covers: boolean;
};

const classes: Record<Occasion['code'], TasteContext['codeClass']> = {
  sport: 'active',
  outdoor: 'active',
  swim: 'active',
  home: 'relaxed',
  casual: 'relaxed',
  'smart casual': 'smart',
  'business casual': 'smart',
  'business formal': 'dressed',
  festive: 'smart',
  formal: 'dressed',
  'black tie': 'dressed',
  mourning: 'dressed',
  folk: 'smart',
  theme: 'relaxed',
};

export function tasteContext(
  occasion: Occasion,
  weather: Weather,
  person: { gender?: string | null; covers: boolean },
): TasteContext {
  const { feltC, rainChance, rainMm } = weather;
  const wet = rainMm >= 1 || rainChance >= 0.5;
  const step = Math.max(-5, Math.min(30, 5 * Math.floor(feltC / 5)));
  return {
    occasion,
    codeClass: classes[occasion.code],
    warmth: String(step),
    feltC,
    rain: wet ? 2 : rainChance >= 0.3 ? 1 : 0,
    snow: feltC <= 1 && (rainChance >= 0.4 || rainMm > 0),
    gender: person.gender === 'female' || person.gender === 'male' ? person.gender : 'other',
    covers: person.covers,
  };
}
