import { distanceKm } from './distance.ts';

/** Where the weather is asked for. A height that is not known counts as that of the nearest known town. */
export type Spot = { latitude: number; longitude: number; heightM: number };

/** A town whose figures are known: for each month the usual warm and cool end of a day and the days with 1 mm of rain. */
export type Anchor = Spot & {
  highC: readonly number[];
  lowC: readonly number[];
  wetDays: readonly number[];
};

/** What a month (1 to 12) is usually like: mean, cool and warm end of a day in °C, chance of rain on a day (0 to 1). */
export type MonthClimate = { meanC: number; minC: number; maxC: number; rainChance: number };

// House table: rough monthly means of the air near sea level in °C by latitude north, January first, set by hand after the
// usual climates of inhabited lowlands. A town without figures differs from it as its neighbours do.
const bands: readonly (readonly number[])[] = [
  [26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26],
  [25.5, 26, 27, 28, 28, 27, 26.5, 26.5, 26.5, 26.5, 26, 25.5],
  [21, 22, 24, 26, 28, 28.5, 28.5, 28.5, 28, 26.5, 24, 22],
  [12, 14, 17, 21, 25, 28, 29.5, 29.5, 27, 23, 18, 13.5],
  [3, 4.5, 8.5, 13, 18, 22.5, 25.5, 25, 20.5, 15, 9, 4.5],
  [0.5, 1.5, 5, 9.5, 14, 17.5, 19.5, 19, 15, 10, 5, 1.5],
  [-5, -5, -1.5, 4, 10, 14.5, 17, 15.5, 10.5, 5, 0, -3.5],
  [-13, -13, -10, -5, 1, 6.5, 10.5, 9, 4.5, -1.5, -7.5, -11],
];
const degreesPerBand = 10;
const daysOfMonth = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthsPerYear = daysOfMonth.length;

/** How much colder it gets per metre of height: 6.5 °C per km, the standard atmosphere's. */
const lapseCPerM = 0.0065;

// Chosen by leaving each anchor out once and guessing it from the others (tools/climate/measure-climate.ts).
const neighbours = 6;
const nearKm = 10;
const farPower = 3;
/** So much difference in height keeps two towns apart like this distance. */
const kmPerMetreOfHeight = 0.6;

/** The mean near sea level at a latitude; the south has the seasons half a year later. */
function baseC(latitude: number, month: number): number {
  const ofYear = (month - 1 + (latitude < 0 ? monthsPerYear / 2 : 0)) % monthsPerYear;
  const position = Math.min(Math.abs(latitude) / degreesPerBand, bands.length - 1);
  const south = bands[Math.floor(position)][ofYear];
  const north = bands[Math.min(Math.floor(position) + 1, bands.length - 1)][ofYear];
  return south + (north - south) * (position % 1);
}

/** What a month is usually like at a spot, from the towns around it whose figures are known. */
export function usualClimate(anchors: readonly Anchor[], spot: Spot, month: number): MonthClimate {
  const near = anchors
    .map((anchor) => ({ anchor, far: apart(spot, anchor) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, neighbours)
    .map(({ anchor, far }) => ({ anchor, weight: 1 / (far + nearKm) ** farPower }));
  const whole = near.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (anchor: Anchor) => number) =>
    near.reduce((sum, { anchor, weight }) => sum + (weight / whole) * of(anchor), 0);
  const seaLevel = (anchor: Anchor) =>
    baseC(anchor.latitude, month) - lapseCPerM * Math.max(anchor.heightM, 0);
  const here = baseC(spot.latitude, month) - lapseCPerM * Math.max(spot.heightM, 0);
  const maxC = here + mean((anchor) => anchor.highC[month - 1] - seaLevel(anchor));
  const minC = here + mean((anchor) => anchor.lowC[month - 1] - seaLevel(anchor));
  const rainChance = mean((anchor) => anchor.wetDays[month - 1]) / daysOfMonth[month - 1];
  return { meanC: (minC + maxC) / 2, minC, maxC, rainChance };
}

function apart(spot: Spot, anchor: Anchor): number {
  return distanceKm(spot, anchor) + kmPerMetreOfHeight * Math.abs(spot.heightM - anchor.heightM);
}
