import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useIsSought } from './profile-search.tsx';

type Props = {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Where an address can point to. */
  id?: string;
  /** Whether its content takes the page's whole width. */
  wide?: boolean;
};

/** A closed part of the profile: what it is about, and on opening, which closes the others, its content. */
export function ProfileSection({ title, lead, children, id: anchor, wide = false }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isSought = useIsSought(section);
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby={id}
      hidden={!isSought}
      className="scroll-mt-20 border-t border-line first:border-t-0 md:first:border-t"
    >
      <details name="profile" className="group profile-part">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5 py-3.5 transition-colors hover:text-accent-text md:grid-cols-[16rem_minmax(0,1fr)_auto] md:gap-x-10 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="font-medium">
            {title}
          </h2>
          <p className="text-sm text-muted max-md:col-start-1 max-md:row-start-2">{lead}</p>
          <ChevronDown
            aria-hidden
            className="size-5 text-muted print:hidden transition-transform group-open:rotate-180 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
          />
        </summary>
        <div className={wide ? 'pt-4 pb-12' : 'max-w-[34rem] pt-4 pb-12 md:ms-[18.5rem]'}>
          <Suspense>{children}</Suspense>
        </div>
      </details>
    </section>
  );
}
