import { proMessages } from '@drape/contract/membership/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { ColourPlate } from '../../ui/colour/colour-plate.tsx';
import { itemCountQuery } from '../wardrobe/queries.ts';

const plate = [
  { hex: '#24304f', name: 'navy', share: 0.3 },
  { hex: '#e8dfcc', name: 'oat', share: 0.28 },
  { hex: '#8a3b3f', name: 'garnet', share: 0.16 },
  { hex: '#6d7b5e', name: 'sage', share: 0.26 },
];

function Words({ sentence }: { sentence: string | null }) {
  const { data: count } = useQuery(itemCountQuery);
  if (sentence === proMessages.outfits) {
    return (
      <>
        <p className="max-w-[52ch] text-muted">{sentence}</p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/outfits/build">
              <Trans>Build it yourself</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to="/profile" state={{ part: 'plan' }}>
              <Trans>Upgrade</Trans>
            </Link>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="max-w-[34ch] md:font-display md:text-xl">
        {count === 0
          ? t`Show me a few of your clothes, and I’ll have an outfit for you every day.`
          : sentence}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/wardrobe">{count === 0 ? t`Add clothes` : t`Open your wardrobe`}</Link>
        </Button>
        <Button asChild>
          <Link to="/upload">
            <Trans>Rate an outfit</Trans>
          </Link>
        </Button>
      </div>
    </>
  );
}

/** Why there is no outfit today, and what makes one. */
export function NoOutfit({ sentence }: { sentence: string | null }) {
  return (
    <>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        <ColourPlate palette={plate} className="h-48 md:h-135" />
      </div>
      <div className="grid content-start gap-5 md:col-start-2">
        <Words sentence={sentence} />
      </div>
    </>
  );
}
