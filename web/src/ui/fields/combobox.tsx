import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { controlLook } from './field.tsx';
import { matchingOptions } from './matching-options.ts';

type Props = {
  /** Names the list of options. */
  label: string;
  options: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  /** How an option is written; by default as it is. */
  show?: (option: string) => string;
  /** What else finds an option. */
  alsoFoundBy?: (option: string) => string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

const asItIs = (option: string) => option;
const nothingElse = () => '';
const mostShown = 80;

/** A list too long to scroll: typing narrows it, arrows and Enter choose, Escape and leaving keep the old value. */
export function Combobox(props: Props) {
  const { label, options, value, onValueChange, show = asItIs, alsoFoundBy = nothingElse, ...input } = props;
  const listId = useId();
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const open = query !== undefined;
  const found = open ? matchingOptions(options, query, alsoFoundBy).slice(0, mostShown) : [];

  const choose = (option: string | undefined) => {
    if (option !== undefined) onValueChange(option);
    setQuery(undefined);
  };
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(found.length - 1, index));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const openList = () => {
    setQuery('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setQuery(undefined);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) openList();
      else moveTo(active + (event.key === 'ArrowDown' ? 1 : -1));
    }
  };

  return (
    <div className="relative">
      <input
        placeholder={show(value)}
        {...input}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={query ?? show(value)}
        onClick={() => !open && openList()}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(undefined)}
        className={cx(controlLook, 'pe-9', input.className)}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!open}
        className="absolute start-0 top-full z-20 mt-1 max-h-64 w-max max-w-72 min-w-full overflow-y-auto rounded-control border border-line bg-raised p-1 text-sm shadow-[0_12px_40px_-12px_rgb(0_0_0/0.25)]"
      >
        {found.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={option}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option === value}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onPointerMove={() => setActive(index)}
            className={cx(
              'block w-full rounded-control px-3 py-2 text-start',
              index === active && 'bg-wash',
              option === value && 'font-medium',
            )}
          >
            {show(option)}
          </button>
        ))}
        {open && found.length === 0 && (
          <p className="px-3 py-2 text-muted">
            <Trans>Nothing found</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
