import type { StyleGuide } from '@drape/contract/profile/preferences';
import { msg, t } from '@lingui/core/macro';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';

type Colour = StyleGuide['color_palette'][number];

const roles = { base: msg`Base`, support: msg`Support`, accent: msg`Accent` };
const weaves = ['weave-twill', 'weave-rib', 'weave-plain'];

/** The colours as lengths of cloth, each with its part and why it is there. */
export function GuidePalette({ colours }: { colours: readonly Colour[] }) {
  return (
    <div className="grid gap-6">
      <PaletteStrip palette={colours} size="tall" />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7 print:grid-cols-4">
        {colours.map(({ hex, name, role, why }, index) => (
          <li key={hex} className="grid min-w-0 content-start gap-2.5 break-inside-avoid">
            <span
              aria-hidden
              className={cx(
                'cloth h-24 rounded-control outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink),transparent_85%)] xl:h-36 print:h-16',
                weaves[index % weaves.length],
              )}
              style={{ backgroundColor: hex }}
            />
            <div>
              <p className="text-xs text-muted">
                {t(roles[role])} <span className="figures">{hex}</span>
              </p>
              <h4 className="font-medium first-letter:uppercase">{name}</h4>
              <p className="mt-1 text-sm text-muted">{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
