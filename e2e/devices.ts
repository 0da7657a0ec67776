import journeys from './journeys.json' with { type: 'json' };

export type Device = 'desktop' | 'phone';

type Journey = { journey: string; on: string; because: string };

/**
 * The journeys of a device, as `journeys.json` divides them: under `npm test` each runs where what it shows differs or is
 * hardest, under `npm run test:all` (`all`) on both devices.
 */
export function journeysOn(device: Device, all: boolean, list: readonly Journey[] = journeys): string[] {
  const other = device === 'desktop' ? 'phone' : 'desktop';
  return list
    .filter(
      ({ on }) =>
        on === device || on === 'both' || (on === 'once' && device === 'desktop') || (all && on === other),
    )
    .map(({ journey }) => `${journey}.journey.ts`);
}
