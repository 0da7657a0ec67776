import { expect, test } from 'vitest';
import { aLookbookOutfit, anEvent } from '../../../testing/plan-samples.ts';
import { dressedDays } from './month-outfits.ts';

const plan = (given: Parameters<typeof aLookbookOutfit>[0]) => aLookbookOutfit(given);

test('a day has the outfits of its events first, then those of the day itself, each once', () => {
  const ofEvent = plan({ id: 'p1', event_id: 'e1', date: '2026-05-04' });
  const ofDay = plan({ id: 'p2', event_id: null, date: '2026-05-04', name: 'Errands' });
  const adopted = plan({ id: 'p3', event_id: null, date: '2026-05-05' });
  const events = [
    anEvent({
      id: 'e1',
      title: 'Meeting',
      startTime: '2026-05-04',
      endTime: '2026-05-07',
      outfitPlan: ofEvent,
    }),
    anEvent({
      id: 'e2',
      title: 'Dinner',
      startTime: '2026-05-05',
      endTime: '2026-05-06',
      outfitPlan: adopted,
    }),
    anEvent({ id: 'e3', title: 'Nap', startTime: '2026-05-05', endTime: '2026-05-06' }),
  ];
  const days = dressedDays(['2026-05-04', '2026-05-05', '2026-05-06'], events, [ofEvent, ofDay, adopted]);
  expect(days.map(({ outfits }) => outfits.map(({ title, plan: made }) => [title, made?.id]))).toEqual([
    [
      ['Meeting', 'p1'],
      ['Errands', 'p2'],
    ],
    [
      ['Dinner', 'p3'],
      ['Nap', undefined],
    ],
    [],
  ]);
});
