import type { WardrobeRecommendation } from '@drape/contract/dashboard/dashboard';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCount } from '../../lib/format.ts';
import { Link } from '../../lib/router/link.tsx';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { capitalised } from '../wardrobe/items/item-words.ts';

function Recommendation({ recommendation }: { recommendation: WardrobeRecommendation }) {
  const { color_primary, subcategory, reason, outfits_unlocked, image_url, goes_with } = recommendation;
  return (
    <li className="grid grid-cols-[8rem_1fr] content-start gap-x-5 border-t border-line pt-5 break-inside-avoid sm:grid-cols-[8.5rem_1fr]">
      <ItemPicture src={image_url} className="aspect-3/4" />
      <div className="grid content-start gap-2">
        <h3 className="font-medium">{capitalised(`${color_primary} ${subcategory}`)}</h3>
        <p className="figures">
          <span className="font-display text-xl">{formatCount(outfits_unlocked)}</span>{' '}
          <span className="text-sm text-muted">
            {plural(outfits_unlocked, { one: 'new outfit', other: 'new outfits' })}
          </span>
        </p>
        <ul aria-label={t`Goes with`} className="mt-1 flex flex-wrap gap-2">
          {goes_with.map(({ id, description, thumbnail_url }) => (
            <li key={id}>
              <Link
                to={`/wardrobe?item=${id}`}
                aria-label={description}
                title={description}
                className="block rounded-control"
              >
                <ItemPicture src={thumbnail_url} className="size-12" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className="col-span-2 mt-3 text-sm text-muted">{reason}</p>
    </li>
  );
}

type Props = { recommendations: readonly WardrobeRecommendation[]; outfits: number; pieces: number };

/** The few purchases that would unlock most outfits. */
export function Recommendations({ recommendations, outfits, pieces }: Props) {
  return (
    <section aria-labelledby="recommendations">
      <h2 id="recommendations" className="font-display text-xl">
        <Trans>What would unlock most outfits</Trans>
      </h2>
      <p className="mt-1 max-w-[65ch] text-sm text-muted">
        {recommendations.length === 0
          ? t`Your ${plural(pieces, { one: '# piece', other: '# pieces' })} make ${plural(outfits, { one: '# outfit', other: '# outfits' })}. No single purchase would make more.`
          : t`Your ${plural(pieces, { one: '# piece', other: '# pieces' })} make ${plural(outfits, { one: '# outfit', other: '# outfits' })} in which everything goes together. Each of these, bought by itself, would add its own number to that.`}
      </p>
      <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {recommendations.map((recommendation) => (
          <Recommendation
            key={`${recommendation.color_primary} ${recommendation.subcategory}`}
            recommendation={recommendation}
          />
        ))}
      </ul>
    </section>
  );
}
