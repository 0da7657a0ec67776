import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { type SendOptions, sendFile } from '../../lib/send-file.ts';
import { readAnalysis } from '../analysis/read-analysis.ts';
import type { Shot } from './camera-state.ts';

type Options = Pick<SendOptions, 'signal' | 'onProgress'>;

async function send(input: Parameters<typeof sendFile>[1], options: SendOptions): Promise<AnalysisResult> {
  const result = readAnalysis(await sendFile(paths.cameraAnalyze, input, options));
  if (!result) throw new Error(t`Unable to display analysis results. Invalid data format.`);
  return result;
}

/** Has a capture analysed and kept in the history. */
export function analyzeCapture({ file, idempotencyKey }: Shot, options: Options = {}) {
  return send({ file }, { ...options, idempotencyKey });
}

/** Has a live picture analysed; the server keeps nothing of it. */
export function analyzeLiveFrame({ file }: Shot, options: Options = {}) {
  return send({ file, fields: { live: 'true' } }, options);
}
