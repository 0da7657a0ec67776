import { useQuery } from '@tanstack/react-query';
import { textLink } from '../../ui/text-link.ts';
import { countOf } from './item-words.ts';
import { photosQuery } from './queries.ts';

/** Says, away from the queue, that photos wait in it. */
export function PhotoNotice({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(photosQuery);
  if (!data || data.total === 0) return null;
  return (
    <p className="pb-4 text-sm">
      {countOf(data.total, 'photo')} in the queue.{' '}
      <button type="button" onClick={onOpen} className={textLink}>
        Look through {data.total === 1 ? 'it' : 'them'}
      </button>
    </p>
  );
}
