import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ArrowUpRight } from 'lucide-react';
import { useLocation } from '../../lib/router/hooks.ts';

const today = msg`What should I wear today?`;
const tomorrow = msg`What should I wear tomorrow?`;
const wedding = msg`What should I wear to a wedding on Saturday?`;
const packing = msg`What should I pack for a weekend away?`;
const unworn = msg`What haven’t I worn lately?`;
const missing = msg`What is missing in my wardrobe?`;
const colors = msg`Which colors go with navy?`;
const week = msg`What’s on my calendar this week?`;
const score = msg`How could my last outfit score higher?`;

/** Questions that fit the page they are asked from, by the beginning of its address; the last fits any. */
const suggestions: readonly { at: string; ask: readonly MessageDescriptor[] }[] = [
  { at: '/wardrobe', ask: [unworn, missing, colors, today] },
  { at: '/calendar', ask: [week, tomorrow, wedding, packing] },
  { at: '/week', ask: [tomorrow, week, wedding, unworn] },
  { at: '/trips', ask: [packing, week, missing, tomorrow] },
  { at: '/outfits', ask: [today, wedding, unworn, colors] },
  { at: '/analysis', ask: [score, colors, missing, today] },
  { at: '/dashboard', ask: [score, unworn, missing, today] },
  { at: '/', ask: [today, tomorrow, packing, missing] },
];

/** What can be asked here, for a conversation that has hardly begun. */
export function ChatSuggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const { pathname } = useLocation();
  const fitting = suggestions.find(({ at }) => pathname.startsWith(at));
  return (
    <section aria-label={t`Suggestions`} className="pb-6">
      <h3 className="pb-2 font-display text-lg">{t`Try asking`}</h3>
      <ul>
        {fitting?.ask.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={() => onAsk(t(question))}
              className="group flex min-h-12 w-full items-center justify-between gap-4 border-t border-line py-2 text-start text-sm"
            >
              <span className="group-hover:underline">{t(question)}</span>
              <ArrowUpRight aria-hidden className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
