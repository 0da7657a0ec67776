import type { Recommendations } from '@drape/contract/analysis';
import { SentenceThumbs } from './thumbs.tsx';

const lists: readonly (readonly [keyof Recommendations, string])[] = [
  ['immediate_improvements', 'Immediate improvements'],
  ['shopping_list', 'Shopping list'],
  ['styling_alternatives', 'Styling alternatives'],
  ['color_palette', 'Colour palette'],
  ['accessories', 'Accessories'],
];

/** What would raise the rating, by kind. */
export function RecommendationLists({ recommendations }: { recommendations: Recommendations }) {
  return (
    <section aria-labelledby="raise" className="border-t border-line pt-8">
      <h2 id="raise" className="font-display text-xl">
        What would raise it
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {lists
          .filter(([name]) => recommendations[name].length > 0)
          .map(([name, label]) => (
            <div key={name} className="first:sm:col-span-2">
              <h3 className="text-sm font-medium">{label}</h3>
              <ul className="mt-2 grid gap-2">
                {recommendations[name].map((sentence, place) => (
                  <li key={sentence} className="border-t border-line pt-2 text-pretty">
                    {sentence}
                    <SentenceThumbs target={`${name}.${place}`} about={sentence} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}
