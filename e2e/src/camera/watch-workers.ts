import type { Page } from '@playwright/test';

/** An answer of one of the camera's workers: when it came, how long it took, and what it told. */
export type Answered = { at: number; ms: number; kind: 'check' | 'outfit' | 'pose' };

/** Notes every answer of the page's workers. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: Answered[] = [];
    Object.assign(window, { answers });
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        let sentAt = 0;
        const post = this.postMessage.bind(this);
        this.postMessage = (message: unknown, transfer?: unknown) => {
          sentAt = performance.now();
          post(message, transfer as Transferable[]);
        };
        this.addEventListener('message', ({ data }) => {
          const at = performance.now();
          const kind = data.pose ? 'pose' : data.outfit ? 'outfit' : 'check';
          answers.push({ at, ms: at - sentAt, kind });
        });
      }
    };
  });
}

export function answersOfWorkers(page: Page): Promise<Answered[]> {
  return page.evaluate(() => (window as unknown as { answers: Answered[] }).answers);
}
