// House table: rough monthly means of the air near sea level in °C by latitude north, January first, set by hand after
// the usual climates of inhabited lowlands. Good to a handful of degrees and said so wherever it is used.
const bands: readonly [latitude: number, means: readonly number[]][] = [
  [0, [26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26]],
  [10, [25.5, 26, 27, 28, 28, 27, 26.5, 26.5, 26.5, 26.5, 26, 25.5]],
  [20, [21, 22, 24, 26, 28, 28.5, 28.5, 28.5, 28, 26.5, 24, 22]],
  [30, [12, 14, 17, 21, 25, 28, 29.5, 29.5, 27, 23, 18, 13.5]],
  [40, [3, 4.5, 8.5, 13, 18, 22.5, 25.5, 25, 20.5, 15, 9, 4.5]],
  [50, [0.5, 1.5, 5, 9.5, 14, 17.5, 19.5, 19, 15, 10, 5, 1.5]],
  [60, [-5, -5, -1.5, 4, 10, 14.5, 17, 15.5, 10.5, 5, 0, -3.5]],
  [70, [-13, -13, -10, -5, 1, 6.5, 10.5, 9, 4.5, -1.5, -7.5, -11]],
];

/** How far the cool and the warm end of a day lie from its mean, °C. */
const daySwing = 4.5;

const degreesPerBand = 10;
const monthsPerYear = 12;

/**
 * The usual temperature of a month (1 to 12) at a latitude (-90 to 90), in °C: mean, cool and warm end of a day.
 * Between two latitudes it is interpolated; the south has the seasons half a year later.
 */
export function climateNormal(
  latitude: number,
  month: number,
): { meanC: number; minC: number; maxC: number } {
  const ofYear = (month - 1 + (latitude < 0 ? monthsPerYear / 2 : 0)) % monthsPerYear;
  const position = Math.min(Math.abs(latitude) / degreesPerBand, bands.length - 1);
  const meansOf = (index: number) => bands[Math.min(index, bands.length - 1)]?.[1][ofYear] ?? 0;
  const south = meansOf(Math.floor(position));
  const meanC = south + (meansOf(Math.floor(position) + 1) - south) * (position % 1);
  return { meanC, minC: meanC - daySwing, maxC: meanC + daySwing };
}
