import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';

export type ReadingSection = { heading: MessageDescriptor; content: ReactNode };

type Props = { title: string; lead: ReactNode; sections: readonly ReadingSection[] };

const anchorOf = (index: number) => `part-${index + 1}`;

/** The headings as links, in a row below the title. */
function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav aria-label={t`On this page`} className="border-t border-line py-4 text-sm">
      <ol className="flex flex-wrap gap-x-5 md:gap-x-7">
        {sections.map(({ heading }, index) => (
          <li key={heading.id}>
            <a
              href={`#${anchorOf(index)}`}
              className="flex min-h-9 items-center text-muted underline decoration-line underline-offset-4 transition-colors hover:text-ink"
            >
              {t(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page to be read: each heading beside its text, which has a comfortable length of line, above it on a phone. */
export function ReadingFrame({ title, lead, sections }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="pb-10">
        <Contents sections={sections} />
        {sections.map(({ heading, content }, index) => (
          <section
            key={heading.id}
            id={anchorOf(index)}
            className="grid scroll-mt-20 gap-x-16 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:py-10"
          >
            <h2 className="font-display text-lg md:sticky md:top-24 md:self-start md:text-xl">
              {t(heading)}
            </h2>
            <div className="grid max-w-[68ch] gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:ps-5 [&_ul]:marker:text-muted">
              {content}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
