import { AppError } from '../../platform/app-error.ts';
import { secondMs } from '../../platform/clock.ts';
import { fetchOutside } from '../../platform/outside/fetch-outside.ts';

const patienceMs = 8 * secondMs;
const mostBytes = 2_000_000;
const mostModels = 500;

const said = (problem: string) => new AppError('upstream_failed', problem);

/** What people should do about an answer that is no list of models. */
function refusalOf(status: number, text: string): AppError {
  // Gemini's address answers a wrong key with 400.
  if (status === 401 || status === 403 || (status === 400 && /api[ _]key/i.test(text)))
    return said('The server refuses this key. Check that it is complete and still valid.');
  if (status === 404) return said('There is no list of models at this address. Most addresses end in /v1.');
  if (status === 429) return said('The server asks to wait a little. Try again in a minute.');
  return said(`The server answered with an error (HTTP ${status}).`);
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (text.length > mostBytes) throw said('The answer is too large to be a list of models.');
  return text;
}

function namesIn(text: string): string[] {
  try {
    const { data, models } = JSON.parse(text) as { data?: unknown; models?: unknown };
    const list = Array.isArray(data) ? data : Array.isArray(models) ? models : undefined;
    if (!list) throw new TypeError('no list');
    const names = list.flatMap((each) => {
      const { id, name } = each as { id?: unknown; name?: unknown };
      const found = typeof id === 'string' ? id : name;
      return typeof found === 'string' && found.length <= 200 ? [found.replace(/^models\//, '')] : [];
    });
    return [...new Set(names)].sort().slice(0, mostModels);
  } catch {
    throw said('This is no list of models: the address seems to lead to a web page or another program.');
  }
}

/**
 * The names of the models that a server offers, sorted. Throws `upstream_failed` with a sentence that says what to do
 * where it can't be reached, refuses the key, hangs, or answers something else.
 */
export async function offeredModels(baseUrl: string, apiKey: string | undefined): Promise<string[]> {
  const headers = {
    accept: 'application/json',
    // Anthropic's list of models takes the key by its own name.
    ...(apiKey === undefined
      ? {}
      : { authorization: `Bearer ${apiKey}`, 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetchOutside(`${baseUrl.replace(/\/+$/, '')}/models`, { headers, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw said('The server does not answer. Is it running, and is the address right?');
      throw new AppError('upstream_failed', 'Nothing answers at this address. Is the server running there?', {
        cause: error,
      });
    },
  );
  if (!response.ok) throw refusalOf(response.status, await textOf(response));
  const names = namesIn(await textOf(response));
  if (names.length === 0) throw said('The server offers no models yet. Load or pull one there first.');
  return names;
}
