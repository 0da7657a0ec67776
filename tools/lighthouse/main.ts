import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { z } from 'zod';
import config from '../../e2e/playwright.config.ts';
import { startProduct } from '../../e2e/src/product.ts';
import { median } from '../bench/statistics.ts';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { findChromium } from '../test/chromium.ts';

/** Fetched by npm when it is asked for: it is larger than everything else that the project is built with. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><meta name="description" content="An empty page"></head><body><main><h1>Empty</h1></main></body></html>';

const reportOf = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullish(), numericValue: z.number().optional(), title: z.string() }),
  ),
});
type Report = z.infer<typeof reportOf>;

async function audit(url: string, chromium: string): Promise<Report> {
  const flags = ['--headless=new', ...(config.use?.launchOptions?.args ?? [])].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, url, '--output=json', '--output-path=stdout', '--quiet'],
      ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 2 ** 20, timeout: 180_000 },
  );
  return reportOf.parse(JSON.parse(stdout));
}

function tell(name: string, reports: readonly Report[]): void {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  const scores = categories.map((key) =>
    Math.round(100 * middle((report) => report.categories[key]?.score ?? 0)),
  );
  const times = metrics.map((key) => Math.round(middle((report) => report.audits[key]?.numericValue ?? 0)));
  console.log(
    `  ${name.padEnd(14)} ${scores.map((score) => String(score).padStart(4)).join('')}   first paint ${times[0]} ms, largest ${times[1]} ms, blocked ${times[2]} ms`,
  );
}

/** What the first report finds fault with, apart from what only informs. */
function faultsOf({ audits }: Report): string[] {
  return Object.entries(audits).flatMap(([id, { score, title }]) =>
    score !== null && score !== undefined && score < 0.9 ? [`${id}: ${title}`] : [],
  );
}

const chromium = findChromium();
if (chromium === undefined) throw new Error('Lighthouse needs a Chromium on the PATH or in DRAPE_CHROMIUM');
await ensureWebBuilt(process.execPath);
const product = await startProduct({ DEMO_ACCOUNT: 'off' });
const empty = createServer((_request, response) =>
  response.setHeader('Content-Type', 'text/html').end(emptyPage),
);
await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
try {
  const pages = {
    landing: `${product.origin}/`,
    'empty page': `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`,
  };
  const reports: Record<keyof typeof pages, Report[]> = { landing: [], 'empty page': [] };
  for (let round = 0; round < rounds; round++) {
    reports.landing.push(await audit(pages.landing, chromium));
    reports['empty page'].push(await audit(pages['empty page'], chromium));
  }
  console.log(`Lighthouse as on a phone, median of ${rounds}: ${categories.join(', ')}`);
  tell('landing', reports.landing);
  tell('empty page', reports['empty page']);
  const [first] = reports.landing;
  for (const fault of first ? faultsOf(first) : []) console.log(`  landing: ${fault}`);
} finally {
  empty.close();
  await product.stop();
}
