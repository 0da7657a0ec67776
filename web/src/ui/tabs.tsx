import { Lock } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useScrollEdges } from './use-scroll-edges.ts';

export type Tab = { value: string; label: string; locked?: string; content: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; value: string; onValueChange: (value: string) => void };

/** The list moves the focus itself, which browsers take for the keyboard's: a press draws no focus ring. */
const quietWhenPressed = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset.focusKept = '';
  },
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    delete currentTarget.dataset.focusKept;
  },
};

/** Which of the open tabs a key leads to, from one of them. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs under a thin line; a locked one is disabled, wears a lock and says in a word, once it is known, what opens it. */
export function Tabs({ label, tabs, value, onValueChange }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[id$="-tab-${value}"]`);
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  const idOf = (part: 'tab' | 'panel', tab: Tab) => `${id}-${part}-${tab.value}`;
  const open = tabs.filter(({ locked }) => locked === undefined);
  const reached = open.find((tab) => tab.value === value) ?? open[0];
  const followKey = (event: KeyboardEvent<HTMLElement>, tab: Tab) => {
    delete event.currentTarget.dataset.focusKept;
    const next = open[steps[event.key]?.(open.indexOf(tab), open.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf('tab', next))?.focus();
    onValueChange(next.value);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="faded-row relative -mx-5 flex overflow-x-auto px-3 [background:linear-gradient(var(--line),var(--line))_bottom/calc(100%-2.5rem)_1px_no-repeat] [scrollbar-width:none] sm:gap-x-2 md:gap-x-4"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf('tab', tab)}
            aria-selected={tab.value === value}
            aria-controls={idOf('panel', tab)}
            tabIndex={tab === reached ? 0 : -1}
            disabled={tab.locked !== undefined}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={(event) => followKey(event, tab)}
            {...quietWhenPressed}
            className="relative inline-flex h-9 items-center md:h-11 gap-1.5 px-2 text-sm font-medium whitespace-nowrap text-muted transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 disabled:pointer-events-none aria-selected:text-ink aria-selected:after:bg-accent-text"
          >
            {tab.label}
            {tab.locked && (
              <>
                <Lock aria-hidden className="size-3.5" />
                <span className="text-xs font-normal max-sm:sr-only">{tab.locked}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={idOf('panel', tab)}
          aria-labelledby={idOf('tab', tab)}
          hidden={tab.value !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that the keyboard reaches
          tabIndex={0}
          className="pt-6 outline-offset-8 md:pt-8"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}
