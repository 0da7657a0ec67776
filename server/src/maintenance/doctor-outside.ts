import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { secondMs } from '../platform/clock.ts';
import { verifyMail } from '../platform/mail/mailer.ts';
import { outsideParts, paymentOf } from '../platform.ts';
import type { Setting } from './command.ts';
import { type Check, failed, off, ok, type Verdict } from './verdict.ts';

const patienceMs = 20 * secondMs;
const builtPage = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));

function checkPages(): Verdict {
  return existsSync(builtPage) ? ok('Built') : failed('Not built: npm start builds them');
}

async function checkMail({ config }: Setting): Promise<Verdict> {
  if (!config.SMTP_URL) return off('Without SMTP_URL');
  await verifyMail(config.SMTP_URL);
  return ok('The server greets and lets us in');
}

function checkPart(name: 'ai' | 'calendar' | 'payment', setting: string) {
  return async ({ config, clock }: Setting): Promise<Verdict> => {
    const part = outsideParts(config, { payment: paymentOf(config, clock) })[name];
    return part ? ok(await part.tryIt(AbortSignal.timeout(patienceMs))) : off(`Without ${setting}`);
  };
}

export const outsideChecks: Check[] = [
  { name: 'Pages', run: checkPages },
  { name: 'Mail', run: checkMail },
  { name: 'Language model', run: checkPart('ai', 'AI_BASE_URL') },
  { name: 'Google', run: checkPart('calendar', 'GOOGLE_CLIENT_ID') },
  { name: 'Payment', run: checkPart('payment', 'STRIPE_SECRET_KEY') },
];
