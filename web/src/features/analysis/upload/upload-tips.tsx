import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PhotoExample } from './photo-example.tsx';

const tips = [
  {
    title: msg`Show all of it`,
    text: msg`Head to shoes, standing straight, is what proportions are measured on.`,
    good: 'whole',
    bad: 'cropped',
  },
  {
    title: msg`Use daylight`,
    text: msg`Lamps tint colors. Near a window, facing it, is best.`,
    good: 'whole',
    bad: 'lamp',
  },
  {
    title: msg`Keep the wall plain`,
    text: msg`A calm background leaves the clothes to be seen.`,
    good: 'whole',
    bad: 'busy',
  },
  {
    title: msg`Laid flat works too`,
    text: msg`Then the colors are judged, and the fit stays open.`,
    good: 'flat',
    bad: undefined,
  },
] as const;

export function UploadTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="font-display text-lg">
        <Trans>What makes a good photo</Trans>
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-6 text-sm md:gap-x-8">
        {tips.map(({ title, text, good, bad }) => (
          <div key={`${good} ${bad}`}>
            <dt className="font-medium">
              <span className="mb-2 grid grid-cols-2 gap-1.5">
                <PhotoExample look={good} isGood />
                {bad && <PhotoExample look={bad} />}
              </span>
              {t(title)}
            </dt>
            <dd className="text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
