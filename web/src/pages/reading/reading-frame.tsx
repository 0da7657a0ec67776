import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';

export type ReadingSection = { heading: MessageDescriptor; content: ReactNode };

type Props = {
  title: string;
  lead: ReactNode;
  /** A summary of the page in a few sentences. */
  inShort?: readonly ReactNode[];
  sections: readonly ReadingSection[];
};

const anchorOf = (index: number) => `part-${index + 1}`;

/** The headings as links: beside the text and always in view on a desk, one row that scrolls on a phone. */
function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav
      aria-label={t`On this page`}
      className="text-sm max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-5 max-md:border-y max-md:border-line max-md:bg-paper max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-3rem),transparent)] md:sticky md:top-24 md:self-start"
    >
      <ol className="flex gap-x-5 max-md:overflow-x-auto max-md:px-5 max-md:pe-12 max-md:[scrollbar-width:none] md:flex-col md:border-s md:border-line">
        {sections.map(({ heading }, index) => (
          <li key={heading.id} className="max-md:shrink-0">
            <a
              href={`#${anchorOf(index)}`}
              className="flex min-h-11 items-center text-muted transition-colors hover:text-ink md:-ms-px md:min-h-9 md:border-s md:border-transparent md:ps-4 md:hover:border-ink"
            >
              {t(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function InShort({ sentences }: { sentences: readonly ReactNode[] }) {
  return (
    <section
      aria-label={t`In short`}
      className="mb-8 rounded-photo bg-wash px-5 py-5 md:mb-10 md:px-8 md:py-7"
    >
      <p className="mb-3 text-sm text-muted">
        <Trans>In short</Trans>
      </p>
      <ul className="grid gap-2.5 font-display text-lg [&>li]:text-pretty">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their order
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** A page to be read: what it holds beside it, then the page in short and its parts in a comfortable length of line. */
export function ReadingFrame({ title, lead, inShort, sections }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 pb-10 md:grid-cols-[14rem_minmax(0,44rem)] lg:gap-x-24">
        <Contents sections={sections} />
        <div>
          {inShort && <InShort sentences={inShort} />}
          {sections.map(({ heading, content }, index) => (
            <section
              key={heading.id}
              id={anchorOf(index)}
              className="grid scroll-mt-20 gap-3 border-t border-line py-7 first:border-t-0 first:pt-0 max-md:scroll-mt-32 md:py-9"
            >
              <h2 className="font-display text-lg md:text-xl">{t(heading)}</h2>
              <div className="grid max-w-[68ch] gap-4 [&>ul:not(.grid)]:list-disc [&>ul:not(.grid)]:space-y-2 [&>ul:not(.grid)]:ps-5 [&>ul]:marker:text-muted">
                {content}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
