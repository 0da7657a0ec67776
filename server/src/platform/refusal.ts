import { AppError } from './app-error.ts';

/** Errors lose their class between threads, so a refusal travels as plain data. */
export type Refusal = { refusal: Pick<AppError, 'code' | 'message' | 'problems'> };

/** For the thread that works: an `AppError` becomes an answer. */
export async function refusing<Answer>(work: () => Promise<Answer> | Answer): Promise<Answer | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, problems } = error;
    return { refusal: { code, message, problems } };
  }
}

/** For the thread that asked: a refusal is thrown again. */
export function answerOf<Answer extends object>(answer: Answer | Refusal): Answer {
  if (!('refusal' in answer)) return answer;
  const { code, message, problems } = answer.refusal;
  throw new AppError(code, message, problems ? { problems } : {});
}
