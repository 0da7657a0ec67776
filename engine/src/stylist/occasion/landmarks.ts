import stored from '../../knowledge/data/landmarks.json' with { type: 'json' };
import { normalise } from '../piece/normalise.ts';
import { type OccasionEntry, occasionEntries } from './occasion-table.ts';

type Landmark = { words: readonly string[]; entry: OccasionEntry };

/** By first word. */
const landmarks = new Map<string, Landmark[]>();
for (const [id, names] of Object.entries(stored.names)) {
  const entry = occasionEntries.find((each) => each.id === id);
  if (!entry) throw new RangeError(`No occasion is called ${id}`);
  for (const name of names) {
    const words = normalise(name).split(' ');
    landmarks.set(words[0], [...(landmarks.get(words[0]) ?? []), { words, entry }]);
  }
}

/** What one does at a mountain, a beach, a stadium or the like that a text names; of several the longest name counts. */
export function landmarkIn(text: string): OccasionEntry | undefined {
  const words = normalise(text).split(' ');
  let best: Landmark | undefined;
  for (let at = 0; at < words.length; at++)
    for (const landmark of landmarks.get(words[at]) ?? [])
      if (
        landmark.words.length > (best?.words.length ?? 0) &&
        landmark.words.every((word, k) => words[at + k] === word)
      )
        best = landmark;
  return best?.entry;
}
