import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { ColourPlate } from '../../../ui/colour/colour-plate.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { StartLink } from '../../first-run/start-link.tsx';

const plate = [
  { hex: '#2b3a55', name: 'indigo', share: 0.3 },
  { hex: '#f1ede4', name: 'cotton', share: 0.3 },
  { hex: '#9a6b43', name: 'camel', share: 0.24 },
  { hex: '#4d5a45', name: 'moss', share: 0.16 },
];
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
            <Trans>Start with a list</Trans>
          </Button>
          <StartLink />
        </>
      }
      art={<ColourPlate palette={plate} className="h-72 md:h-96" />}
    >
      {isPro ? t(words.pro) : t(words.free)}
    </EmptyState>
  );
}
