import { Lock } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';

export type Tab = { value: string; label: string; locked?: string; content: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; value: string; onValueChange: (value: string) => void };

/** The list moves the focus itself, which browsers take for the keyboard's: a press draws no focus ring. */
const quietWhenPressed = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset.focusKept = '';
  },
  onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    delete currentTarget.dataset.focusKept;
  },
  onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    delete currentTarget.dataset.focusKept;
  },
};

/** Tabs under a thin line; a locked one is disabled, wears a lock and says in a word, once it is known, what opens it. */
export function Tabs({ label, tabs, value, onValueChange }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className="relative -mx-2 flex overflow-x-auto [background:linear-gradient(var(--line),var(--line))_bottom/calc(100%-1rem)_1px_no-repeat] [scrollbar-width:none] sm:gap-x-2 md:gap-x-4"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.locked !== undefined}
            {...quietWhenPressed}
            className="relative inline-flex h-9 items-center md:h-11 gap-1.5 px-2 text-sm font-medium whitespace-nowrap text-muted transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 disabled:pointer-events-none data-[state=active]:text-ink data-[state=active]:after:bg-accent-text"
          >
            {tab.label}
            {tab.locked && (
              <>
                <Lock aria-hidden className="size-3.5" />
                <span className="text-xs font-normal max-sm:sr-only">{tab.locked}</span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6 outline-offset-8 md:pt-8">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
