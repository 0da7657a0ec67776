import type { Recommendations } from '@drape/contract/analysis';
import type { ShownRaise } from '@drape/contract/evidence';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RaiseRow } from './raise-row.tsx';
import { ShownSentence } from './shown-sentence.tsx';
import { SentenceThumbs } from './thumbs.tsx';

const lists: readonly (readonly [keyof Recommendations, MessageDescriptor])[] = [
  ['immediate_improvements', msg`Immediate improvements`],
  ['shopping_list', msg`Shopping list`],
  ['styling_alternatives', msg`Styling alternatives`],
  ['color_palette', msg`Color palette`],
  ['accessories', msg`Accessories`],
];

type Props = {
  recommendations: Recommendations;
  /** Improvements whose new rating was computed. */
  raises: readonly ShownRaise[];
  rating: number;
};

/** What would raise the rating, by kind. */
export function RecommendationLists({ recommendations, raises, rating }: Props) {
  const raiseOf = new Map(raises.map((raise) => [raise.text, raise]));
  return (
    <section aria-labelledby="raise" className="border-t border-line pt-8">
      <h2 id="raise" className="font-display text-xl">
        <Trans>What would raise it</Trans>
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {lists
          .filter(([name]) => recommendations[name].length > 0)
          .map(([name, label]) => (
            <div key={name} className="first:sm:col-span-2 first:md:col-span-1 first:lg:col-span-2">
              <h3 className="text-sm font-medium">{t(label)}</h3>
              <ul className="mt-2 grid gap-2">
                {recommendations[name].map((sentence, place) => (
                  <Sentence
                    key={sentence}
                    target={`${name}.${place}`}
                    sentence={sentence}
                    raise={name === 'immediate_improvements' ? raiseOf.get(sentence) : undefined}
                    rating={rating}
                  />
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}

type SentenceProps = { target: string; sentence: string; raise: ShownRaise | undefined; rating: number };

function Sentence({ target, sentence, raise, rating }: SentenceProps) {
  const said = (
    <>
      <ShownSentence target={target}>{sentence}</ShownSentence>
      <SentenceThumbs target={target} about={sentence} />
    </>
  );
  return (
    <li className="border-t border-line pt-2 text-pretty">
      {raise ? (
        <RaiseRow raise={raise} from={rating}>
          {said}
        </RaiseRow>
      ) : (
        said
      )}
    </li>
  );
}
