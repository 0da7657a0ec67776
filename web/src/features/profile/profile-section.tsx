import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  lead: ReactNode;
  children: ReactNode /** Where an address can point to. */;
  id?: string;
};

/** A part of the profile: what it is about to the left, its content to the right. */
export function ProfileSection({ title, lead, children, id: anchor }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-6 border-t border-line py-10 md:grid-cols-[16rem_minmax(0,34rem)] md:gap-12 lg:gap-24 lg:py-14"
    >
      <div>
        <h2 id={id} className="font-display text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-[40ch] text-sm text-muted">{lead}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
