import '../ui/theme.css';
import { createClient } from '@drape/contract/wire/client';
import { liveFrame, whenNear } from '../landing/live-frame.ts';
import { isSignedIn } from '../landing/session-state.ts';
import { apiBase } from '../lib/api-base.ts';
import { fillSettings, speaksOfSettings } from './fill-settings.ts';

/** Names the address that leads nowhere, on the page that says so. */
function nameMissingPage(): void {
  const place = document.querySelector('[data-missing-page]');
  if (!place) return;
  const { pathname } = window.location;
  place.textContent = pathname;
  // biome-ignore lint/suspicious/noConsole: the specification has this page log the path.
  console.warn(`No page at ${pathname}`);
}

/** The form for feedback, for those who can be written to again. */
function openFeedback(): void {
  const place = document.querySelector('[data-feedback]');
  if (!place || !isSignedIn()) return;
  whenNear([place], async () => {
    const { showFeedback } = await import('./show-feedback.tsx');
    showFeedback(place);
  });
}

liveFrame();
nameMissingPage();
openFeedback();
if (speaksOfSettings())
  createClient({ baseUrl: apiBase })
    .settings()
    .then(fillSettings)
    .catch(() => undefined);
