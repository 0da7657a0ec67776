import { wordingScale } from '@drape/engine/assistant/evidence/phrase-features';

/** A question as it is learned from: what is seen of it, the points of evidence and the right answers, by intent. */
export type Example = { features: string[]; evidence: number[]; right: boolean[]; weight: number };

/** What a point of evidence counts beside the wording, the strength of the prior, and the steps of descent. House values. */
const [ofEvidence, ridge, steps, rate, leastSeen] = [0.7, 1, 300, 0.05, 2];

type Learned = {
  /** In points of evidence. */
  weights: Map<string, number[]>;
  ofEvidence: number;
  /** Of examples, how many have their likeliest intent right. */
  share: (examples: readonly Example[]) => number;
};

/**
 * Multinomial logistic regression with a ridge, by Adam (Kingma and Ba 2015) on all examples at once; the evidence is an
 * offset. Where several intents are right, the sum of their probabilities is raised. Deterministic.
 */
export function learn(examples: readonly Example[], classes: number): Learned {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastSeen).map(([name]) => name);
  const index = new Map(names.map((name, k) => [name, k]));
  const size = names.length * classes;
  const [w, m, v] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const rows = examples.map((example) => ({
    ...example,
    at: example.features.flatMap((each) => index.get(each) ?? []),
  }));
  for (let step = 1; step <= steps; step++) {
    const gradient = w.map((weight) => ridge * weight);
    for (const row of rows) addGradient(row, w, gradient, classes);
    for (let k = 0; k < size; k++) {
      const g = (gradient[k] ?? 0) / rows.length;
      const mean = 0.9 * (m[k] ?? 0) + 0.1 * g;
      const square = 0.999 * (v[k] ?? 0) + 0.001 * g * g;
      [m[k], v[k]] = [mean, square];
      const moved = (rate * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
      w[k] = (w[k] ?? 0) - moved;
    }
  }
  const weights = new Map(
    names.map((name, k) => [
      name,
      Array.from(w.subarray(k * classes, (k + 1) * classes), (each) => each / ofEvidence),
    ]),
  );
  const top = ({ features, evidence }: Example) => {
    const known = features.flatMap((each) => index.get(each) ?? []);
    const sums = scoresOf(known, evidence, w, classes);
    return sums.indexOf(Math.max(...sums));
  };
  return {
    weights,
    ofEvidence,
    share: (tested) => tested.filter((each) => each.right[top(each)]).length / tested.length,
  };
}

function scoresOf(
  at: readonly number[],
  evidence: readonly number[],
  w: Float64Array,
  classes: number,
): number[] {
  const scale = wordingScale(at.length);
  const sums = evidence.map((points) => ofEvidence * points);
  for (const k of at)
    for (let c = 0; c < classes; c++) sums[c] = (sums[c] ?? 0) + scale * (w[k * classes + c] ?? 0);
  return sums;
}

function addGradient(
  { at, evidence, right, weight }: Example & { at: number[] },
  w: Float64Array,
  gradient: Float64Array,
  classes: number,
): void {
  const sums = scoresOf(at, evidence, w, classes);
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const all = raised.reduce((sum, each) => sum + each, 0);
  const good = raised.reduce((sum, each, c) => sum + (right[c] ? each : 0), 0) + 1e-12;
  const scale = wordingScale(at.length) * weight;
  for (let c = 0; c < classes; c++) {
    const share = raised[c] ?? 0;
    const off = share / all - (right[c] ? share / good : 0);
    for (const k of at) gradient[k * classes + c] = (gradient[k * classes + c] ?? 0) + scale * off;
  }
}
