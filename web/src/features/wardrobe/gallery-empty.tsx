import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StartLink } from '../first-run/start-link.tsx';

const words = {
  pro: 'Photos of single garments are lifted off their background and measured. What you add by words is drawn in its own color.',
  free: 'What you add by words is drawn here in its own color and cloth.',
};

/** A gallery without pictures, and the way to the first ones. */
export function GalleryEmpty({ isPro, onList }: { isPro: boolean; onList: () => void }) {
  return (
    <EmptyState
      title="Your wardrobe will hang here"
      action={
        <>
          <Button variant={isPro ? 'secondary' : 'primary'} onClick={onList}>
            Begin with a list
          </Button>
          <StartLink />
        </>
      }
    >
      {isPro ? words.pro : words.free}
    </EmptyState>
  );
}
