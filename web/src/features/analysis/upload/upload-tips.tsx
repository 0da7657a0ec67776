import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
