import { proMessages } from '@drape/contract/membership/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { ExampleOutfits } from '../first-run/examples/example-outfits.tsx';
import { StartSteps, useIsStartOpen } from '../first-run/start-card.tsx';
import { itemCountQuery } from '../wardrobe/queries.ts';

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
      <p className="max-w-[34ch] md:max-w-[26ch] md:font-display md:text-2xl">
        {count === 0
          ? t`Show me a few of your clothes, and I’ll have an outfit for you every day.`
          : sentence}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/wardrobe">{count === 0 ? t`Add clothes` : t`Open your wardrobe`}</Link>
        </Button>
        <Button asChild variant={count === 0 ? 'quiet' : 'secondary'}>
          <Link to="/upload">
            <Trans>Rate an outfit</Trans>
          </Link>
        </Button>
      </div>
    </>
  );
}

/** Why there is no outfit today, and what makes one: for somebody new the guided start. */
export function NoOutfit({ sentence }: { sentence: string | null }) {
  const isStartOpen = useIsStartOpen();
  const { data: count } = useQuery(itemCountQuery);
  return (
    <>
      <ExampleOutfits count={3} className="md:col-start-1 md:row-span-2 md:row-start-1" />
      <div className="grid content-start gap-5 md:col-start-2 md:pt-4">
        {count === 0 && isStartOpen ? <StartSteps /> : <Words sentence={sentence} />}
      </div>
    </>
  );
}
