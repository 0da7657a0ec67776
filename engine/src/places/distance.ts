type Coordinates = { latitude: number; longitude: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The shortest way over the ground between two places. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const scaled = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * along;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(up + scaled)));
}
