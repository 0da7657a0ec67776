import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { measureCamera } from '../../e2e/src/measures/measure-camera.ts';
import { measurePages } from '../../e2e/src/measures/measure-pages.ts';
import { startProduct } from '../../e2e/src/product.ts';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { measureAssistant } from './assistant.ts';
import { budgets, overBudget } from './budgets.ts';
import { measureHistory, measureLoad, measureOnePhoto, residentMiB } from './measures.ts';
import { measureOutfits, measureTrial } from './outfits.ts';
import { largePhoto } from './photos.ts';
import { measureRecognition } from './recognition.ts';
import { reportLoad, reportPhoto, row } from './report.ts';
import { signUp } from './sign-up.ts';
import { median } from './statistics.ts';
import { measureWardrobe } from './wardrobe.ts';
import { javaScriptPerRoute } from './web-bytes.ts';

const maxSeconds = 420;

async function coldStartsMs(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const product = await startProduct({ DEMO_ACCOUNT: 'off' });
    times.push(product.startMs);
    await product.stop();
  }
  return times;
}

async function measureProduct() {
  const photo = await largePhoto();
  const product = await startProduct({ DEMO_ACCOUNT: 'off' });
  try {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const restMiB = residentMiB(product.pid);
    const members = await signUp(product);
    const [member] = members;
    const onePhoto = await measureOnePhoto(product, member, photo);
    const load = await measureLoad(product, members, photo);
    const history = await measureHistory(product, member);
    const wardrobe = await measureWardrobe(product, member);
    const camera = await measureCamera(product.origin);
    const pages = await measurePages(product.origin);
    return { photoMiB: photo.length / 2 ** 20, restMiB, onePhoto, load, history, wardrobe, camera, pages };
  } finally {
    await product.stop();
  }
}

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const deadline = setTimeout(() => {
  console.error(`The benchmark took longer than ${maxSeconds} s`);
  process.exit(1);
}, maxSeconds * 1000);

await ensureWebBuilt(process.execPath);
const startMs = median(await coldStartsMs());
const { photoMiB, restMiB, onePhoto, load, history, wardrobe, camera, pages } = await measureProduct();
const recognition = await measureRecognition();
const routes = javaScriptPerRoute();
const outfits = [200, 1000].map(measureOutfits);
const trial = measureTrial();
const assistant = await measureAssistant(500);
clearTimeout(deadline);

reportPhoto(photoMiB, onePhoto);
console.log('\nOne photo of a garment, decoded, median of 15');
row('telling it from the ground', recognition.separationMs, 'ms', 1);
row('naming its kind', recognition.recognitionMs, 'ms', 1);
reportLoad(load);
row('history list, 10 connections', history.perSecond, '/s');
row('history list, p99', history.p99Ms, 'ms');
console.log(`\nA wardrobe of ${wardrobe.items} items, median of 21`);
row('reading it from a pasted list', wardrobe.parseMs, 'ms');
row('creating it, once', wardrobe.createMs, 'ms');
row('its list', wardrobe.listMs, 'ms');
row('its list on the wire', wardrobe.listKB, 'kB');
row('what its first screen asks for, on the wire', wardrobe.firstScreenKB, 'kB', 1);
row('what is told of it', wardrobe.insightsMs, 'ms');
row('changing all of it, once', wardrobe.editMs, 'ms');
row('removing all of it, once', wardrobe.deleteMs, 'ms');
row('a search in it', wardrobe.searchMs, 'ms', 1);
row('a plan from it, without looking up the weather', wardrobe.planMs, 'ms');
console.log('\nThe live camera at 640 × 360 in Chromium, pose running beside it');
row('pictures checked by the coach', camera.checksPerSecond, '/s', 1);
row('palettes and harmonies', camera.outfitsPerSecond, '/s', 1);
row('one check, median', camera.checkMs, 'ms', 1);
row('one check with the palette, median', camera.outfitMs, 'ms', 1);
row('one pose, median', camera.poseMs, 'ms', 1);
for (const { items, medianMs, processorMs, withAlternativesMs, proven } of outfits) {
  console.log(`\nBest outfit of ${items} items, median of 40 random wardrobes`);
  row('search', medianMs, 'ms', 1);
  row('of it processor time', processorMs, 'ms', 1);
  row('search with two alternatives', withAlternativesMs, 'ms', 1);
  row('proven to be the best', 100 * proven, '%');
}
row(`trying all ${trial.combinations} of ${trial.items} items, against the search`, trial.ratio, '×', 1);
console.log(`\nAn answer of the embedded assistant from ${assistant.items} items`);
row('median', assistant.medianMs, 'ms', 1);
row('90 of 100', assistant.p90Ms, 'ms', 1);
console.log('\nProcess');
row('start to first healthy answer, median of 3', startMs, 'ms');
row('memory at rest', restMiB, 'MiB');
row('memory under load, highest', load.loadedMiB, 'MiB');
console.log('\nJavaScript of a first visit, brotli');
for (const { route, bytes } of routes) row(route, bytes / 1000, 'kB', 1);
console.log('\nFirst visits on fast 4G with a processor a quarter as fast, median of 3');
const landingMs = pages.find(({ route }) => route === '/')?.lcpMs ?? Number.NaN;
for (const { route, lcpMs, inpMs, cls } of pages)
  console.log(
    `  ${route.padEnd(20)} largest paint ${String(Math.round(lcpMs)).padStart(5)} ms (${(lcpMs / landingMs).toFixed(2)} of the landing page's), answer to a press ${String(inpMs).padStart(4)} ms, shift ${cls.toFixed(3)}`,
  );
console.log(`  (to be under ${budgets.lcpMs} ms, ${budgets.inpMs} ms, ${budgets.cls})`);
const faults = overBudget(routes, pages);
for (const fault of faults) console.error(`OVER BUDGET: ${fault}`);
if (faults.length > 0) process.exitCode = 1;

if (values.json) {
  const result = {
    cores: availableParallelism(),
    startMs,
    photoMiB,
    restMiB,
    onePhoto,
    recognition,
    load,
    history,
    wardrobe,
    camera,
    pages,
    routes,
    outfits,
    trial,
    assistant,
  };
  writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
}
