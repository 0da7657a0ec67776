import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { PhotoExample } from './photo-example.tsx';

const tips = [
  {
    title: msg`Show all of it`,
    text: msg`Stand straight, in view from head to shoes, so proportions can be measured.`,
    good: 'whole',
    bad: 'cropped',
  },
  {
    title: msg`Use daylight`,
    text: msg`Stand near a window and face it. Lamps change colors.`,
    good: 'whole',
    bad: 'lamp',
  },
  {
    title: msg`Keep the wall plain`,
    text: msg`On a plain background your clothes stand out.`,
    good: 'whole',
    bad: 'busy',
  },
  {
    title: msg`Laid flat works too`,
    text: msg`Colors are judged as usual; fit can’t be.`,
    good: 'flat',
    bad: 'heap',
  },
] as const;

function Tips() {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-7 text-sm md:gap-x-8">
      {tips.map(({ title, text, good, bad }) => (
        <div key={`${good} ${bad}`} className="grid content-start">
          <dt className="font-medium">
            <span className="mb-2.5 grid grid-cols-2 gap-1.5">
              <PhotoExample look={good} isGood />
              <PhotoExample look={bad} />
            </span>
            {t(title)}
          </dt>
          <dd className="text-muted">{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Title() {
  return (
    <h2 id="tips" className="font-display text-lg">
      <Trans>What makes a good photo</Trans>
    </h2>
  );
}

/** How to take a photo that can be judged; folded for people who have done so before. */
export function UploadTips({ isClosed = false }: { isClosed?: boolean }) {
  if (!isClosed) {
    return (
      <section aria-labelledby="tips">
        <Title />
        <Tips />
      </section>
    );
  }
  return (
    <section aria-labelledby="tips">
      <details className="group border-y border-line">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          <Title />
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-8">
          <Tips />
        </div>
      </details>
    </section>
  );
}
