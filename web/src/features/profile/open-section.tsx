import { type ReactNode, useId } from 'react';

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** A part of a page that stands open: what it is about to the left, its content to the right. */
export function OpenSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line py-10 md:grid-cols-[16rem_minmax(0,34rem)] md:gap-12 lg:gap-24 lg:py-14"
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
