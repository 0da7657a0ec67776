import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';

export type ReadingSection = { heading: MessageDescriptor; content: ReactNode };

type Props = { title: string; lead: ReactNode; sections: readonly ReadingSection[] };

const anchorOf = (index: number) => `part-${index + 1}`;

/** The headings as links: beside the text on a desk, where they stay in view, below the title on a phone. */
function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav
      aria-label={t`On this page`}
      className="border-line text-sm max-md:border-t max-md:py-4 md:sticky md:top-24 md:self-start"
    >
      <ol className="flex flex-wrap gap-x-5 md:grid md:gap-x-0">
        {sections.map(({ heading }, index) => (
          <li key={heading.id}>
            <a
              href={`#${anchorOf(index)}`}
              className="flex min-h-9 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink md:no-underline"
            >
              {t(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page to be read: a title and sections of text at a comfortable length of line. */
export function ReadingFrame({ title, lead, sections }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="pb-10 md:grid md:grid-cols-[16rem_minmax(0,44rem)] md:gap-12 lg:gap-24">
        <Contents sections={sections} />
        <div>
          {sections.map(({ heading, content }, index) => (
            <section
              key={heading.id}
              id={anchorOf(index)}
              className="grid scroll-mt-20 gap-3 border-t border-line py-8"
            >
              <h2 className="font-display text-lg">{t(heading)}</h2>
              <div className="grid max-w-[68ch] gap-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:ps-5 [&_ul]:marker:text-muted">
                {content}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
