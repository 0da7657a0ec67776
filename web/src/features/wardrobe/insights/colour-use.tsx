import type { WardrobeInsights } from '@drape/contract/wardrobe/wardrobe';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

type Props = { colours: WardrobeInsights['colours'] };

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The colours that are owned against those that are worn, as two strips and as a table for who cannot see them. */
export function ColourUse({ colours }: Props) {
  if (colours.length === 0) return null;
  const rows = [
    [t`Owned`, 'owned'],
    [t`Worn`, 'worn'],
  ] as const;
  const anyWorn = colours.some(({ worn }) => worn > 0);
  return (
    <section aria-labelledby="colour-use">
      <h3 id="colour-use" className="font-display text-lg">
        <Trans>Colors owned, colors worn</Trans>
      </h3>
      <div aria-hidden className="mt-3 grid gap-3">
        {rows.map(([label, kind]) => (
          <div key={kind} className="grid grid-cols-[4rem_1fr] items-center gap-3 text-sm">
            <span className="text-muted">{label}</span>
            {kind === 'worn' && !anyWorn ? (
              <span className="text-muted">
                <Trans>Nothing noted yet</Trans>
              </span>
            ) : (
              <div className="flex h-9 overflow-hidden rounded-control outline outline-line">
                {colours.map((colour) => (
                  <span
                    key={colour.basic}
                    title={`${colour.basic} ${percent(colour[kind])}`}
                    style={{ backgroundColor: colour.hex, flexGrow: colour[kind], flexBasis: 0 }}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
      <table className="figures mt-4 w-full text-sm">
        <caption className="sr-only">
          <Trans>Share of each color among what you own and what you wear</Trans>
        </caption>
        <thead>
          <tr className="text-start text-muted">
            <th className="py-1 font-normal">
              <Trans>Color</Trans>
            </th>
            <th className="py-1 text-end font-normal">
              <Trans>Owned</Trans>
            </th>
            <th className="py-1 text-end font-normal">
              <Trans>Worn</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {colours.map(({ basic, hex, owned, worn }) => (
            <tr key={basic} className="border-t border-line">
              <th className="py-1.5 font-normal capitalize">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="size-3 rounded-full outline outline-line"
                    style={{ backgroundColor: hex }}
                  />
                  {basic}
                </span>
              </th>
              <td className="py-1.5 text-end">{percent(owned)}</td>
              <td className="py-1.5 text-end">{anyWorn ? percent(worn) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
