import type { TriedModel } from '@drape/contract/models';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { AiImage, Asker, LanguageModels } from '../../platform/ai/model-port.ts';
import { AppError } from '../../platform/app-error.ts';
import { testPicture } from '../../platform/imaging/test-picture.ts';

const maxOutputTokens = 300;
const questions = {
  text: 'Answer with one short sentence: which colour goes with navy?',
  vision: 'Answer with one short sentence: which two colours does this picture have, left and right?',
};

/** One real call of each configured model, with what came back or the raw reason. */
export async function tryModels(models: LanguageModels, asker: Asker): Promise<TriedModel[]> {
  const status = models.status();
  if (!status) {
    throw new AppError(
      'conflict',
      'No language model is configured. Set AI_BASE_URL and AI_MODEL and start again.',
    );
  }
  const picture = await testPicture();

  async function tryOne(kind: TriedModel['kind'], model: string): Promise<TriedModel> {
    const images: AiImage[] = kind === 'vision' ? [{ bytes: picture, mediaType: 'image/jpeg' }] : [];
    const started = performance.now();
    const outcome = await models
      .text({
        ...{ asker, purpose: 'test' as const, maxOutputTokens, instructions: 'You are a test.' },
        messages: [{ role: 'user', text: questions[kind], images }],
      })
      .then(({ value }) => ({ ok: true, answer: value, error: null }))
      .catch((error) => {
        if (!(error instanceof AiFailure)) throw error;
        return { ok: false, answer: null, error: error.message };
      });
    return { kind, model, ...outcome, duration_ms: Math.round(performance.now() - started) };
  }

  return Promise.all(status.models.map(({ kind, name }) => tryOne(kind, name)));
}
