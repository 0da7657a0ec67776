import type { ReactNode } from 'react';

/** Parts of the profile that belong together, under one small head; gone while none of them is looked for. */
export function ProfileGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-10 first:mt-0 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-10 lg:border-t lg:border-line [&:not(:has(section:not([hidden])))]:hidden">
      <p className="pb-2 text-sm text-muted print:hidden lg:py-5">{title}</p>
      <div className="lg:[&>section:first-child]:border-t-0">{children}</div>
    </div>
  );
}
