import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { textLink } from '../../../ui/text-link.ts';
import { photosQuery } from '../queries.ts';

/** Says, away from the queue, that photos wait in it. */
export function PhotoNotice({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(photosQuery);
  if (!data || data.total === 0) return null;
  return (
    <p className="pb-4 text-sm">
      <Plural value={data.total} one="# photo in the queue." other="# photos in the queue." />{' '}
      <button type="button" onClick={onOpen} className={textLink}>
        <Plural value={data.total} one="Look through it" other="Look through them" />
      </button>
    </p>
  );
}
