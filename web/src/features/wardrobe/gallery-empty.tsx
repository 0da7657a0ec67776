import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StartLink } from '../first-run/start-link.tsx';

const words = {
  pro: msg`Photos of single garments are lifted off their background and measured. What you add by words is drawn in its own color.`,
  free: msg`What you add by words is drawn here in its own color and cloth.`,
};

/** A gallery without pictures, and the way to the first ones. */
export function GalleryEmpty({ isPro, onList }: { isPro: boolean; onList: () => void }) {
  return (
    <EmptyState
      title={t`Your wardrobe will hang here`}
      action={
        <>
          <Button variant={isPro ? 'secondary' : 'primary'} onClick={onList}>
            <Trans>Begin with a list</Trans>
          </Button>
          <StartLink />
        </>
      }
    >
      {isPro ? t(words.pro) : t(words.free)}
    </EmptyState>
  );
}
