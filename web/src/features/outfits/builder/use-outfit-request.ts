import { useMemo } from 'react';
import { useBuilder } from './builder.ts';

/** What lies on the table and what it is for, as the server takes it. The order of the pieces does not count. */
export function useOutfitRequest() {
  const layout = useBuilder((state) => state.layout);
  const eventId = useBuilder((state) => state.eventId);
  const eventType = useBuilder((state) => state.eventType);
  const date = useBuilder((state) => state.date);
  const ids = layout.map(({ item_id }) => item_id).sort();
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are new with every render, their text is not.
  return useMemo(
    () => ({
      wardrobe_item_ids: ids,
      event_type: eventType,
      ...(eventId === undefined ? {} : { event_id: eventId }),
      ...(date === undefined ? {} : { date }),
    }),
    [key, eventId, eventType, date],
  );
}
