import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const tips = [
  [msg`Show all of it`, msg`Head to shoes, standing straight, is what proportions are measured on.`],
  [msg`Use daylight`, msg`Lamps tint colors. Near a window, facing it, is best.`],
  [msg`Keep the wall plain`, msg`A calm background leaves the clothes to be seen.`],
  [msg`Laid flat works too`, msg`Then the colors are judged, and the fit stays open.`],
];

export function UploadTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="font-display text-lg">
        <Trans>What makes a good photo</Trans>
      </h2>
      <dl className="mt-4 grid gap-4 text-sm">
        {tips.map(([title, text]) => (
          <div key={title && t(title)} className="border-t border-line pt-3">
            <dt className="font-medium">{title && t(title)}</dt>
            <dd className="text-muted">{text && t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
