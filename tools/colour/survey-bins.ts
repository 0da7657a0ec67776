import { readFileSync } from 'node:fs';

/** A colour of the xkcd survey: CIELAB, the votes for the eleven basic terms, and the most frequent answers of any kind. */
export type SurveyBin = {
  lab: [lightness: number, a: number, b: number];
  basic11: Record<string, number>;
  top_terms: [term: string, votes: number][];
};

/** Reads e-colour-names/dev_judgements.jsonl in a data folder. */
export function readSurveyBins(dataFolder: string): SurveyBin[] {
  return readFileSync(`${dataFolder}/e-colour-names/dev_judgements.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): SurveyBin => JSON.parse(line));
}
