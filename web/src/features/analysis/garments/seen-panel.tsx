import type { DistantColour, Evidence, ProportionLine } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Overlay } from '../overlay/use-overlay.ts';
import { SeenGarments } from './seen-garments.tsx';

function SeenLines({ lines }: { lines: readonly ProportionLine[] }) {
  return (
    <ul aria-label={t`Lines`} className="border-t border-line py-3 text-sm text-muted">
      {lines.map(({ key, label, at }) => (
        <li key={key} className="figures">
          <Trans>
            <span className="text-ink">{label}</span>: {Math.round(at * 100)}% down the photo
          </Trans>
        </li>
      ))}
    </ul>
  );
}

/** A print or a jacket over a shirt comes to one colour too, when somebody crosses the street. */
function SeenFromAfar({ colours }: { colours: readonly DistantColour[] }) {
  const parts = { upper: t`Above the waist`, lower: t`Below the waist`, shoes: t`Shoes` };
  return (
    <section aria-labelledby="from-afar" className="border-t border-line py-3">
      <h3 id="from-afar" className="font-medium">
        <Trans>From a few steps away</Trans>
      </h3>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3 text-sm">
        {colours.map(({ part, hex, name }) => (
          <div key={part} className="relative ps-11">
            <dt className="text-muted">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-0 my-auto size-8 rounded-[3px] border border-ink/12"
                style={{ backgroundColor: hex }}
              />
              {parts[part]}
            </dt>
            <dd className="first-letter:uppercase">{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LeftOpen({ evidence }: { evidence: Evidence }) {
  const { unseen, photo_notes: notes } = evidence;
  if (unseen.length === 0 && notes.length === 0) return null;
  return (
    <section aria-labelledby="limits" className="border-t border-line pt-5">
      <h2 id="limits" className="font-display text-lg">
        <Trans>What we couldn't see</Trans>
      </h2>
      {unseen.length > 0 && (
        <p className="mt-2 text-muted">
          <Trans>Not seen, so not judged: {unseen.join(', ')}.</Trans>
        </p>
      )}
      {notes.length > 0 && (
        <ul aria-label={t`Quality of the photo`} className="mt-2 grid max-w-[64ch] gap-3">
          {notes.map(({ code, text, advice }) => (
            <li key={code}>
              <p className="text-muted">{text}</p>
              {advice !== null && <p>{advice}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = { evidence: Evidence; overlay: Overlay };

/** In words, what is drawn over the photo, and what the photo did not show. */
export function SeenPanel({ evidence, overlay }: Props) {
  const { regions, from_afar: colours, lines } = evidence;
  return (
    <>
      {regions.length > 0 && (
        <section aria-labelledby="measured">
          <h2 id="measured" className="font-display text-lg">
            <Trans>What was measured</Trans>
          </h2>
          <div className="mt-3">
            <SeenGarments regions={regions} overlay={overlay} />
            {colours.length > 0 && <SeenFromAfar colours={colours} />}
            {lines.length > 0 && <SeenLines lines={lines} />}
          </div>
        </section>
      )}
      <LeftOpen evidence={evidence} />
    </>
  );
}
