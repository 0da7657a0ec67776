import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';

export type ReadingSection = { heading: MessageDescriptor; content: ReactNode };

/** A page to be read: a title and sections of text at a comfortable length of line. */
export function ReadingFrame({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: ReactNode;
  sections: readonly ReadingSection[];
}) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="border-t border-line pb-10">
        {sections.map(({ heading, content }) => (
          <section
            key={heading.id}
            className="grid gap-3 border-b border-line py-8 md:grid-cols-[16rem_minmax(0,40rem)] md:gap-12"
          >
            <h2 className="font-display text-lg">{t(heading)}</h2>
            <div className="grid gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:ps-5 [&_ul]:marker:text-muted">
              {content}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
