import { expect, it } from 'vitest';
import { TestClock } from '../../../test/test-clock.ts';
import { createLanguageModels } from '../../platform/ai/language-models.ts';
import { createLog } from '../../platform/log.ts';
import { tryModels } from './try-models.ts';

it('without models the test says what to do', async () => {
  const models = createLanguageModels({
    clock: new TestClock('2026-05-04T10:00:00.000Z'),
    log: createLog('silent'),
    settings: undefined,
    ledger: { refusal: async () => undefined, record: async () => undefined },
  });
  await expect(tryModels(models, { userId: 'one', kind: 'person' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Connect one'),
  });
});
