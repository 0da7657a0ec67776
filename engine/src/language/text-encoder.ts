import { memoize } from '../memoize.ts';
import type { StoredMatrix } from '../networks/matrix.ts';

/**
 * Reads the words of a text in the light of each other, and of a second text that they stand beside (what was said
 * before, what is known): a vector of `encodedNumbers` numbers for each word, in their order.
 */
export type TextEncoder = (words: readonly string[], beside: string) => readonly Float32Array[];

export const encodedNumbers = 384;

/**
 * What was learned beside the encoder's model for one purpose, by the name of the matrix that it is added to (Hu et al.
 * 2021): `scale` times `up` times `down`. `norms` stand in place of the model's own.
 */
export type TextAdapter = {
  scale: number;
  /** Pieces that are read of a word, of all words, and of the end of the text beside them. */
  most: { ofWord: number; ofWords: number; beside: number };
  matrices: Readonly<Record<string, { down: StoredMatrix; up: StoredMatrix }>>;
  norms: Readonly<Record<string, StoredMatrix>>;
};

/** Texts that are kept, since a message is read as a whole and again in parts. */
const mostKept = 50;

type Model = (adapter: TextAdapter) => TextEncoder;

let open: (() => Model) | undefined;
let model: Model | undefined;
const encoders = new Map<TextAdapter, TextEncoder>();

/**
 * Says where the model comes from. Its weights are a file that this folder, which runs in the browser as well, cannot
 * read; it is opened when it is first needed.
 */
export function provideTextModel(from: () => Model): void {
  if (open === from) return;
  open = from;
  model = undefined;
  encoders.clear();
}

/** Throws where no model was provided. */
export function textEncoder(adapter: TextAdapter): TextEncoder {
  const known = encoders.get(adapter);
  if (known) return known;
  if (!open) throw new Error('No text model is provided');
  model ??= open();
  const encoder = model(adapter);
  const kept = memoize(([words, beside]: Parameters<TextEncoder>) => encoder(words, beside), {
    most: mostKept,
    keyOf: JSON.stringify,
  });
  const read: TextEncoder = (words, beside) => kept([words, beside]);
  encoders.set(adapter, read);
  return read;
}
