import type { Holding } from '../kinds/hold.ts';
import type { Span, Words } from '../words/read-words.ts';
import type { Stretch } from './separate.ts';

/**
 * What one garment's stretch of a line says. Its kind stands in `core`; cloth, size and the like in `said` as well. What
 * else stands between start and end is a remark.
 */
export type Piece = {
  start: number;
  end: number;
  holds: 'item' | 'attributes' | 'not clothing' | 'unclear';
  core: Span;
  said: readonly Span[];
  /** Of a list of variants ("3 white, 2 blue"), the one that this is; its count and color go before those of the core. */
  variant?: Span;
  /** How many of the variant there are, where its words do not say so. */
  count?: number;
  /** What was read of the core, where that is all that is said. */
  words?: Words;
};

/** A stretch with what it was taken for. */
export type Chunk = Stretch & { words: Words; holds: Holding };
/** A garment that later stretches may still describe. */
export type Open = { start: number; end: number; core: Span; said: Span[]; words: Words; variants: Span[] };
