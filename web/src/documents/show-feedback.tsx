import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReviewForm } from '../features/feedback/review-form.tsx';
import { i18n } from '../lib/language.ts';
import { createQueryClient } from '../lib/query-client.ts';

/** Puts the form for feedback in the place of what visitors read there. */
export function showFeedback(place: Element): void {
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <ReviewForm />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
