import type { Recommendations } from '@drape/contract/analysis/analysis';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ShownSentence } from '../overlay/shown-sentence.tsx';
import { SentenceThumbs } from '../rating/thumbs.tsx';

const lists: readonly (readonly [keyof Recommendations, MessageDescriptor])[] = [
  ['shopping_list', msg`Shopping list`],
  ['styling_alternatives', msg`Styling alternatives`],
  ['color_palette', msg`Color palette`],
  ['accessories', msg`Accessories`],
];

/** More to do with the outfit, by kind; the changes that bring most stand with the verdict. */
export function RecommendationLists({ recommendations }: { recommendations: Recommendations }) {
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {lists
        .filter(([name]) => recommendations[name].length > 0)
        .map(([name, label]) => (
          <div key={name}>
            <h3 className="text-sm font-medium">{t(label)}</h3>
            <ul className="mt-2 grid gap-2">
              {recommendations[name].map((sentence, place) => (
                <li key={sentence} className="border-t border-line pt-2 text-pretty">
                  <ShownSentence target={`${name}.${place}`}>{sentence}</ShownSentence>
                  <SentenceThumbs target={`${name}.${place}`} about={sentence} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
