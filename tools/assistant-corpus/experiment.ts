import { readdirSync, readFileSync } from 'node:fs';
import { intentNames, languages } from '@drape/engine/assistant/intent/intent-names';
import { bucketOf, foldedText, gramsOf, intentFeatures } from '@drape/engine/language/text-features';
import { lowerGarments } from '../../engine/src/knowledge/garments-lower.ts';
import { upperGarments } from '../../engine/src/knowledge/garments-upper.ts';
import { knownPlaces } from '../../engine/src/knowledge/known-places.ts';
import { coloursAbroad, garmentsAbroad } from '../../engine/src/knowledge/words-abroad.ts';
import { mistyped, randomFrom, shuffle } from './random.ts';
import { readCorpus } from './read-corpus.ts';
import { varied } from './vary.ts';

const args = Object.fromEntries(process.argv.slice(2).map((a) => a.split('=')));
const num = (k: string, d: number) => Number(args[k] ?? d);
// data
const own = readCorpus();
const extra = readdirSync('/work/out')
  .filter((f) => /^utter-.*\.jsonl$/.test(f))
  .flatMap((f) =>
    readFileSync('/work/out/' + f, 'utf8')
      .trim()
      .split('\n')
      .flatMap((l) => {
        try {
          const d = JSON.parse(l);
          return [{ ...d, file: f }];
        } catch {
          return [];
        }
      }),
  );
const names = new Set<string>(intentNames);
const all = [...own, ...extra].filter((d) => d.intent.split('|').every((n: string) => names.has(n)));
const files = [...new Set(all.map((d) => d.file))];
// lexicon
const concepts = JSON.parse(
  readFileSync(new URL('../../engine/src/knowledge/assistant/said-alike.json', import.meta.url), 'utf8'),
);
const exact = new Map<string, string[]>();
const prefix = new Map<string, string[]>();
const put = (map: Map<string, string[]>, k: string, c: string) => {
  const l = map.get(k) ?? [];
  if (!l.includes(c)) l.push(c);
  map.set(k, l);
};
const fold = (w: string) => (foldedText(w).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
for (const [c, list] of Object.entries(concepts) as [string, string][])
  for (const w of list.split(', '))
    w.endsWith('*') ? put(prefix, fold(w.slice(0, -1)), c) : put(exact, fold(w), c);
if (num('garm', 1)) {
  for (const kind of [...upperGarments, ...lowerGarments])
    for (const l of Object.values(kind.words))
      for (const w of (l ?? '').split(',')) if (w.trim()) put(exact, fold(w), 'garment_extra');
  for (const [en, ws] of garmentsAbroad) {
    put(exact, fold(en), 'garment_extra');
    for (const { text, language } of ws)
      if (['en', 'de', 'fr', 'es', 'no'].includes(language)) put(exact, fold(text), 'garment_extra');
  }
  for (const [en, ws] of coloursAbroad) {
    put(exact, fold(en), 'colour');
    for (const { text, language } of ws)
      if (['en', 'de', 'fr', 'es', 'no'].includes(language)) put(exact, fold(text), 'colour');
  }
  for (const p of knownPlaces) put(exact, fold(p), 'place');
}
exact.delete('');
export function conceptsOf(word: string): string[] {
  const e = exact.get(word) ?? [];
  const found = [...e];
  for (let n = word.length; n >= 3; n--)
    for (const c of prefix.get(word.slice(0, n)) ?? []) if (!found.includes(c)) found.push(c);
  if (found.length === 0 && word.endsWith('s')) return exact.get(word.slice(0, -1)) ?? [];
  return found;
}
type Tok = { text: string; cs: string[] };
function toks(folded: string): Tok[] {
  const words = folded.match(/[\p{L}\p{N}]+|[?!.,;:]|\p{Extended_Pictographic}/gu) ?? [];
  const out: Tok[] = [];
  for (let k = 0; k < words.length; ) {
    let n = 4;
    for (; n > 1; n--) if (k + n <= words.length && exact.has(words.slice(k, k + n).join(' '))) break;
    const text = words.slice(k, k + n).join(' ');
    out.push({ text, cs: n > 1 ? [...(exact.get(text) ?? [])] : conceptsOf(text) });
    k += n;
  }
  return out;
}
const base = num('base', 1),
  conc = num('conc', 1),
  delex = num('delex', 1),
  sent = num('sent', 0),
  pairs = num('pairs', 1);
function features(text: string, buckets: number): number[] {
  const out = new Set<number>(base ? intentFeatures(text, buckets) : []);
  if (!conc) return [...out];
  const add = (f: string) => out.add(bucketOf(f, buckets));
  const ts = toks(foldedText(text));
  const words = ts.filter((t) => !/^[.,;:]$/.test(t.text));
  for (const t of words) for (const c of t.cs) for (let q = 0; q < num('kx', 1); q++) add(`k${q} ${c}`);
  const heads = words.map((t) => t.cs[0] ?? t.text);
  if (pairs) {
    const seq = words.filter((t) => t.cs.length).slice(0, 24);
    for (let i = 0; i < seq.length; i++)
      for (let j = i + 1; j < Math.min(seq.length, i + 4); j++)
        for (const a of seq[i]!.cs.slice(0, 2)) for (const b of seq[j]!.cs.slice(0, 2)) add(`p ${a} ${b}`);
  }
  if (delex) {
    const f = ['^', ...heads, '$'];
    for (let i = 0; i < f.length; i++) {
      if (f[i + 1]) add(`d ${f[i]} ${f[i + 1]}`);
      if (f[i + 2]) add(`t ${f[i]} ${f[i + 1]} ${f[i + 2]}`);
    }
  }
  if (sent) {
    let start = true;
    for (const t of ts) {
      if (/^[.,;:!?]$/.test(t.text)) {
        start = true;
        continue;
      }
      if (start) {
        for (const c of t.cs) add(`s ${c}`);
        add(`s ${t.text}`);
      }
      start = false;
    }
    for (const c of words.at(-1)?.cs ?? []) add(`l ${c}`);
  }
  return [...out];
}
const C = intentNames.length;
const idx = new Map<string, number>(intentNames.map((n, k) => [n, k]));
const buckets = num('buckets', 32768),
  hidden = num('hidden', 96),
  epochs = num('epochs', 14),
  rate = num('rate', 0.1),
  drop = num('drop', 0.1),
  hdrop = num('hdrop', 0.3),
  typos = num('typos', 0.2),
  vary = num('vary', 1),
  smooth = num('smooth', 0.05),
  cb = num('cb', 0.3);
function softmaxIn(s: Float32Array) {
  let m = -1e9;
  for (const v of s) if (v > m) m = v;
  let z = 0;
  for (let k = 0; k < s.length; k++) {
    s[k] = Math.exp(s[k]! - m);
    z += s[k]!;
  }
  for (let k = 0; k < s.length; k++) s[k]! /= z;
}
type Row = { text: string; lang: string; right: number[]; base: number[] };
function trainMLP(rows: Row[], seed: number) {
  const r = randomFrom(seed);
  const gauss = () => Math.sqrt(-2 * Math.log(r() + 1e-12)) * Math.cos(6.2831853 * r());
  const E = new Float32Array(buckets * hidden),
    GE = new Float32Array(buckets).fill(1e-4);
  for (let k = 0; k < E.length; k++) E[k] = 0.1 * gauss();
  const W = new Float32Array(C * hidden),
    GW = new Float32Array(C * hidden).fill(1e-4);
  for (let k = 0; k < W.length; k++) W[k] = gauss() / Math.sqrt(hidden);
  const B = new Float32Array(C),
    HB = new Float32Array(hidden),
    GB = new Float32Array(C).fill(1e-2),
    GHB = new Float32Array(hidden).fill(1e-2);
  const counts = new Float32Array(C);
  for (const { right } of rows) for (const k of right) counts[k]! += 1 / right.length;
  const mean = rows.length / C;
  const h = new Float32Array(hidden),
    g = new Float32Array(hidden),
    s = new Float32Array(C);
  for (let ep = 0; ep < epochs; ep++) {
    const lr = rate * (1 - (ep / epochs) * 0.9);
    for (const row of shuffle([...rows], r)) {
      let f = row.base;
      const t0 = vary && r() < 0.7 ? varied(row.text, row.lang as 'en', r) : row.text;
      const t1 = r() < typos ? mistyped(t0, r) : t0;
      if (t1 !== row.text) f = features(t1, buckets);
      f = f.filter(() => r() >= drop);
      const sc = 1 / Math.sqrt(Math.max(1, f.length));
      h.set(HB);
      for (const k of f) {
        const o = k * hidden;
        for (let j = 0; j < hidden; j++) h[j]! += sc * E[o + j]!;
      }
      const keep = 1 - hdrop;
      const mask = new Uint8Array(hidden);
      for (let j = 0; j < hidden; j++) {
        mask[j] = h[j]! > 0 && r() < keep ? 1 : 0;
        h[j] = mask[j] ? h[j]! / keep : 0;
      }
      for (let c = 0; c < C; c++) {
        let v = B[c]!;
        const o = c * hidden;
        for (let j = 0; j < hidden; j++) v += W[o + j]! * h[j]!;
        s[c] = v;
      }
      softmaxIn(s);
      let good = 1e-9;
      for (const k of row.right) good += s[k]!;
      const w = ((mean + 10) / (counts[row.right[0]!]! + 10)) ** cb;
      g.fill(0);
      for (let c = 0; c < C; c++) {
        const target = (row.right.includes(c) ? ((1 - smooth) * s[c]!) / good : 0) + smooth / C;
        const d = w * (s[c]! - target);
        if (Math.abs(d) < 1e-5) continue;
        GB[c]! += d * d;
        B[c]! -= (lr * d) / Math.sqrt(GB[c]!);
        const o = c * hidden;
        for (let j = 0; j < hidden; j++) {
          g[j]! += d * W[o + j]!;
          const gw = d * h[j]!;
          if (gw !== 0) {
            GW[o + j]! += gw * gw;
            W[o + j]! -= (lr * gw) / Math.sqrt(GW[o + j]!);
          }
        }
      }
      let n2 = 0;
      for (let j = 0; j < hidden; j++) {
        g[j] = mask[j] ? g[j]! / keep : 0;
        n2 += g[j]! * g[j]!;
      }
      for (let j = 0; j < hidden; j++)
        if (g[j]) {
          GHB[j]! += g[j]! * g[j]!;
          HB[j]! -= (0.1 * lr * g[j]!) / Math.sqrt(GHB[j]!);
        }
      const per = (n2 * sc * sc) / hidden;
      for (const k of f) {
        GE[k]! += per;
        const step = (lr * sc) / Math.sqrt(GE[k]!);
        const o = k * hidden;
        for (let j = 0; j < hidden; j++) E[o + j]! -= step * g[j]!;
      }
    }
  }
  return (f: number[]) => {
    const sc = 1 / Math.sqrt(Math.max(1, f.length));
    const hh = Float32Array.from(HB);
    for (const k of f) for (let j = 0; j < hidden; j++) hh[j]! += sc * E[k * hidden + j]!;
    const out = new Float32Array(C);
    for (let c = 0; c < C; c++) {
      let v = B[c]!;
      for (let j = 0; j < hidden; j++) if (hh[j]! > 0) v += W[c * hidden + j]! * hh[j]!;
      out[c] = v;
    }
    return out;
  };
}
function trainLinear(rows: Row[], seed: number) {
  const r = randomFrom(seed);
  const W = new Float32Array(buckets * C),
    G = new Float32Array(buckets * C).fill(1e-3),
    B = new Float32Array(C);
  const counts = new Float32Array(C);
  for (const { right } of rows) for (const k of right) counts[k]! += 1 / right.length;
  const mean = rows.length / C;
  const s = new Float32Array(C);
  const rt = num('lrate', 0.6),
    ridge = num('ridge', 2e-5);
  for (let ep = 0; ep < num('lepochs', 16); ep++)
    for (const row of shuffle([...rows], r)) {
      let f = row.base;
      const t0 = vary ? varied(row.text, row.lang as 'en', r) : row.text;
      const t1 = r() < typos ? mistyped(t0, r) : t0;
      if (t1 !== row.text) f = features(t1, buckets);
      f = f.filter(() => r() >= drop);
      const sc = 1 / Math.sqrt(Math.max(1, f.length));
      s.fill(0);
      for (const k of f) {
        const o = k * C;
        for (let c = 0; c < C; c++) s[c]! += W[o + c]!;
      }
      for (let c = 0; c < C; c++) s[c] = sc * s[c]! + B[c]!;
      softmaxIn(s);
      let good = 1e-9;
      for (const k of row.right) good += s[k]!;
      const w = ((mean + 10) / (counts[row.right[0]!]! + 10)) ** 0.4;
      const cs: number[] = [],
        ds: number[] = [];
      for (let c = 0; c < C; c++) {
        const d = w * (s[c]! - (row.right.includes(c) ? s[c]! / good : 0));
        if (Math.abs(d) < num('cut', 1e-3)) continue;
        B[c]! -= 0.01 * d;
        cs.push(c);
        ds.push(d * sc);
      }
      for (const k of f) {
        const o = k * C;
        for (let q = 0; q < cs.length; q++) {
          const at = o + cs[q]!;
          const g = ds[q]! + ridge * W[at]!;
          const v = G[at]! + g * g;
          G[at] = v;
          W[at]! -= (rt * g) / Math.sqrt(v);
        }
      }
    }
  return (f: number[]) => {
    const sc = 1 / Math.sqrt(Math.max(1, f.length));
    const out = new Float32Array(C);
    for (const k of f) for (let c = 0; c < C; c++) out[c]! += sc * W[k * C + c]!;
    for (let c = 0; c < C; c++) out[c]! += B[c]!;
    return out;
  };
}
const rows = all.map((d) => ({
  text: d.text,
  lang: d.lang,
  file: d.file,
  right: d.intent.split('|').map((n: string) => idx.get(n)!),
  base: features(d.text, buckets),
}));
const folds = num('folds', 5),
  use = (args.folds_used ?? '0,1,2,3,4').split(',').map(Number);
const model = args.model ?? 'both';
const res: {
  file: string;
  lang: string;
  ok: Record<string, boolean>;
  d: (typeof all)[number];
  guess: string;
  top: number;
}[] = [];
const t0 = Date.now();
for (const fold of use) {
  const unseen = new Set(files.filter((_, k) => k % folds === fold));
  const train = rows.filter((r) => !unseen.has(r.file));
  const m: Record<string, (f: number[]) => Float32Array> = {};
  if (model !== 'linear') for (let q = 0; q < num('nets', 1); q++) m[`net${q}`] = trainMLP(train, q + 1);
  if (model !== 'net') m.linear = trainLinear(train, 1);
  rows.forEach((row, k) => {
    if (!unseen.has(row.file)) return;
    const ok: Record<string, boolean> = {};
    const sum = new Float32Array(C);
    for (const [n, f] of Object.entries(m)) {
      const s = f(row.base);
      ok[n] = row.right.includes(s.indexOf(Math.max(...s)));
      softmaxIn(s);
      for (let c = 0; c < C; c++) sum[c]! += Math.log(s[c]! + 1e-6);
    }
    const g = sum.indexOf(Math.max(...sum));
    ok.all = row.right.includes(g);
    res.push({ file: row.file, lang: row.lang, ok, d: all[k]!, guess: intentNames[g]!, top: 0 });
  });
}
const keys = Object.keys(res[0]!.ok);
const sh = (l: typeof res) =>
  keys.map((k) => `${k} ${((100 * l.filter((x) => x.ok[k]).length) / l.length).toFixed(1)}`).join('  ');
console.log(JSON.stringify(args), all.length, `${((Date.now() - t0) / 1000).toFixed(0)}s  ALL ${sh(res)}`);
for (const l of languages) {
  const o = res.filter((x) => x.lang === l);
  if (o.length) console.log(`  ${l} ${o.length}: ${sh(o)}`);
}
const u = res.filter((x) => x.file.startsWith('utter'));
if (u.length) {
  console.log(`  UTTER ${u.length}: ${sh(u)}`);
  for (const l of languages) {
    const o = u.filter((x) => x.lang === l);
    if (o.length) console.log(`    ${l} ${o.length}: ${sh(o)}`);
  }
}
if (args.show)
  for (const x of res.filter((x) => !x.ok.all)) console.log(`${x.d.intent} <- ${x.guess}: ${x.d.text}`);
