import { startProduct } from '../../e2e/src/product.ts';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { measureLoad, measureOnePhoto, residentMiB } from './measures.ts';
import { largePhoto } from './photos.ts';
import { reportLoad, reportPhoto, row } from './report.ts';
import { signUp } from './sign-up.ts';

/** What `npm run bench` measures of photos, and nothing else. */
await ensureWebBuilt(process.execPath);
const photo = await largePhoto();
const product = await startProduct({ DEMO_ACCOUNT: 'off' });
try {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const restMiB = residentMiB(product.pid);
  const members = await signUp(product);
  const onePhoto = await measureOnePhoto(product, members[0], photo);
  const load = await measureLoad(product, members, photo);
  reportPhoto(photo.length / 2 ** 20, onePhoto);
  reportLoad(load);
  console.log('\nProcess');
  row('memory at rest', restMiB, 'MiB');
  row('memory under load, highest', load.loadedMiB, 'MiB');
} finally {
  await product.stop();
}
