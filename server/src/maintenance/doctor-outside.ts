import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tryModels } from '../features/models/try-models.ts';
import { createLanguageModels } from '../platform/ai/language-models.ts';
import { secondMs } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { verifyMail } from '../platform/mail/mailer.ts';
import { aiSettings, identityProvider, outsideParts, paymentOf } from '../platform.ts';
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

const nobody = { userId: 'command line', kind: 'person' };

/** Asks each model once for real; the question is on nobody's account. */
async function checkModels({ config, clock }: Setting): Promise<Verdict> {
  const settings = aiSettings(config);
  if (!settings) return off('Without AI_BASE_URL');
  const ledger = { refusal: async () => undefined, record: async () => undefined };
  const models = createLanguageModels({ clock, log: createLog('silent'), ledger, settings });
  const tried = await tryModels(models, nobody);
  const said = tried.map(
    ({ kind, model, ok: answers, error }) => `${kind} ${model}: ${answers ? 'answers' : error}`,
  );
  return tried.every((one) => one.ok) ? ok(said.join(', ')) : failed(said.join(', '));
}

function checkPart(name: 'calendar' | 'payment' | 'identity', setting: string) {
  return async ({ config, clock }: Setting): Promise<Verdict> => {
    const part = outsideParts(config, {
      payment: paymentOf(config, clock),
      provider: identityProvider(config),
    })[name];
    return part ? ok(await part.tryIt(AbortSignal.timeout(patienceMs))) : off(`Without ${setting}`);
  };
}

export const outsideChecks: Check[] = [
  { name: 'Pages', run: checkPages },
  { name: 'Mail', run: checkMail },
  { name: 'Language model', run: checkModels },
  { name: 'Google', run: checkPart('calendar', 'GOOGLE_CLIENT_ID') },
  { name: 'Identity', run: checkPart('identity', 'OIDC_ISSUER') },
  { name: 'Payment', run: checkPart('payment', 'STRIPE_SECRET_KEY') },
];
