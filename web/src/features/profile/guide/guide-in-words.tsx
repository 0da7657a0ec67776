import { t } from '@lingui/core/macro';
import { type GuideInWords as Guide, guideParts } from '../taste/preferences-data.ts';

/** The guide as lines under its five parts: what is left when only words came. */
export function GuideInWords({ guide }: { guide: Guide }) {
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {guideParts
        .filter(([part]) => guide[part].length > 0)
        .map(([part, label]) => (
          <section key={part} aria-label={t(label)} className="break-inside-avoid">
            <h3 className="text-sm font-medium">{t(label)}</h3>
            <ul className="mt-2 grid gap-2">
              {guide[part].map((line) => (
                <li key={line} className="border-t border-line pt-2 text-pretty">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
