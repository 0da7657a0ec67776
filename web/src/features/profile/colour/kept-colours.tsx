import type { ColourProfile } from '@drape/contract/profile/colour-profile';
import { Trans } from '@lingui/react/macro';
import { RangeBars } from './range-bars.tsx';

const dot =
  'block rounded-full outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink),transparent_80%)]';

/** The colors that are kept, what goes with them, and why. */
export function KeptColours({ profile }: { profile: ColourProfile }) {
  return (
    <div className="grid gap-8">
      <dl className="flex gap-8">
        {(['skin', 'hair', 'eye'] as const).map((name) => (
          <div key={name} className="grid justify-items-center gap-1.5">
            <dt className="order-2 text-sm capitalize">{name}</dt>
            <dd>
              <span className={`${dot} size-14`} style={{ backgroundColor: profile[name] }} />
              <span className="sr-only">{profile[name]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <RangeBars ranges={profile.ranges} />
      <div>
        <h3 className="text-sm font-medium">
          <Trans>Colors well inside</Trans>
        </h3>
        <ul className="mt-3 grid grid-cols-4 gap-x-3 gap-y-4">
          {profile.examples.map(({ hex, name }) => (
            <li key={hex} className="grid gap-1.5">
              <span
                aria-hidden
                className="cloth block h-12 rounded-control outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink),transparent_85%)]"
                style={{ backgroundColor: hex }}
              />
              <span className="text-xs text-muted first-letter:uppercase">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-sm font-medium">
          <Trans>How we chose them</Trans>
        </h3>
        <ul className="mt-2 grid gap-2 text-sm text-muted">
          {profile.reasons.map((reason) => (
            <li key={reason} className="border-t border-line pt-2">
              {reason}
            </li>
          ))}
          <li className="border-t border-line pt-2">
            <Trans>
              A guide based on three colors from one photo, and its light may be off. Colors outside it aren’t
              wrong.
            </Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}
