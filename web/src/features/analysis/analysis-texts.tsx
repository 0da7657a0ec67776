import type { AnalysisText } from '@drape/contract/analysis/analysis';
import type { TextField } from '@drape/contract/analysis/evidence';
import { msg, t } from '@lingui/core/macro';
import { RatedText } from './rating/rated-text.tsx';

const texts = [
  ['color_analysis', msg`Color`],
  ['fit_analysis', msg`Fit`],
  ['texture_analysis', msg`Texture`],
  ['occasion', msg`Occasion`],
  ['trends', msg`Trends`],
] as const;

/** What was seen, in words, by aspect; `plain` are the texts that have nothing more to say. */
export function AnalysisTexts({ analysis, plain }: { analysis: AnalysisText; plain: readonly TextField[] }) {
  const shown = texts.filter(([name]) => analysis[name] !== '' && !plain.includes(name));
  return (
    <dl className="grid">
      {shown.map(([name, label]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[7rem_1fr] md:grid-cols-1 lg:grid-cols-[7rem_1fr]"
        >
          <dt className="text-sm leading-relaxed text-muted">{t(label)}</dt>
          <dd className="max-w-[64ch]">
            <RatedText part={name} text={analysis[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
