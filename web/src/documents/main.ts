import '../ui/theme.css';
import { addressOf } from '@drape/contract/client';
import { paths } from '@drape/contract/paths';
import type { ResponseData } from '@drape/contract/endpoint';
import type { systemEndpoints } from '@drape/contract/system';
import { liveFrame, whenNear } from '../landing/live-frame.ts';
import { isSignedIn } from '../landing/session-state.ts';
import { apiBase } from '../lib/api-base.ts';

/** Says who runs this installation, and which plans it has, where a page speaks of them. */
async function fillSettings(): Promise<void> {
  const owners = document.querySelectorAll<HTMLElement>('[data-operator]');
  const withPlans = document.querySelector<HTMLElement>('[data-plans="on"]');
  const withoutPlans = document.querySelector<HTMLElement>('[data-plans="off"]');
  if (owners.length === 0 && !withPlans) return;
  const response = await fetch(apiBase + addressOf(paths.settings));
  if (!response.ok) return;
  const { operator, plans }: ResponseData<typeof systemEndpoints.settings> = await response.json();
  for (const owner of owners) {
    if (operator.name !== '') owner.textContent = operator.name;
    if (operator.email !== '') owner.append(' (', mailTo(operator.email, owner.dataset.operator ?? ''), ')');
  }
  if (withPlans) withPlans.hidden = plans === false;
  if (withoutPlans) withoutPlans.hidden = plans !== false;
}

function mailTo(email: string, className: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), {
    href: `mailto:${email}`,
    textContent: email,
    className,
  });
}

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
fillSettings().catch(() => undefined);
