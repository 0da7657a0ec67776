import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSought } from './profile-search.tsx';

type Props = { title: string; lead: string; children: ReactNode };

/**
 * Parts of the profile that belong together, closed under one head that says what they are; open while something is
 * looked for in it, and gone while nothing in it matches.
 */
export function ProfileGroup({ title, lead, children }: Props) {
  const group = useRef<HTMLDetailsElement>(null);
  const isSearching = useSought() !== '';
  useEffect(() => {
    if (group.current && isSearching) group.current.open = true;
  }, [isSearching]);
  return (
    <details
      ref={group}
      className="group/group profile-part border-t border-line [&:not(:has(section:not([hidden])))]:hidden"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5 py-4.5 transition-colors hover:text-accent-text md:grid-cols-[16rem_minmax(0,1fr)_auto] md:gap-x-10 md:py-5.5 [&::-webkit-details-marker]:hidden">
        <span className="font-display text-lg">{title}</span>
        <span className="text-sm text-muted max-md:col-start-1 max-md:row-start-2">{lead}</span>
        <ChevronDown
          aria-hidden
          className="size-5 text-muted transition-transform group-open/group:rotate-180 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 print:hidden"
        />
      </summary>
      <div className="pb-6 max-md:border-s max-md:border-line max-md:ps-4">{children}</div>
    </details>
  );
}
