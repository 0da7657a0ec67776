import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** Closes the menu around and gives the focus back to what opened it. */
const CloseMenu = createContext<() => void>(() => undefined);

type Props = { trigger: ReactElement<ComponentProps<'button'>>; children: ReactNode };

const itemsOf = (list: HTMLElement | null) =>
  list ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];

/** Where each key leads in a list of so many items, of which `at` has the focus. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Choices that open below a button, at its end. */
export function Menu({ trigger, children }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    itemsOf(list.current)[0]?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true });
  };
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    const items = itemsOf(list.current);
    const next = steps[event.key]?.(
      items.findIndex((item) => item.matches(':focus')),
      items.length,
    );
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (next === undefined) close();
    else items[next]?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} className="relative">
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: ({ key }) => key === 'ArrowDown' && setOpen(true),
      })}
      {open && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          onKeyDown={followKey}
          className="absolute end-0 top-full z-40 mt-2 min-w-60 animate-rise rounded-photo border border-line bg-raised p-1.5 text-sm whitespace-nowrap shadow-[0_12px_40px_-12px_rgb(0_0_0/0.25)] print:hidden"
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </div>
  );
}

/** A choice of a menu. */
export function MenuItem({ children, onSelect }: { children: ReactNode; onSelect: () => void }) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close();
        onSelect();
      }}
      className="flex h-10 w-full items-center gap-3 rounded-control px-3 outline-none select-none hover:bg-wash focus:bg-wash [&_svg]:size-4 [&_svg]:text-muted"
    >
      {children}
    </button>
  );
}
