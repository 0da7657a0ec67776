/** Colours a badge can have; anything else is shown neutral. */
export const badgeColours = ['gold', 'silver', 'bronze', 'green', 'blue', 'purple', 'pink'] as const;

export type Badge = { name: string; icon: string; color: string };

/** Levels by number of analysed photos, highest first; below the last there is no badge. */
export const badgeLevels: readonly (Badge & { from: number })[] = [
  { from: 250, name: 'Style Authority', icon: 'crown', color: 'gold' },
  { from: 100, name: 'Trendsetter', icon: 'gem', color: 'purple' },
  { from: 50, name: 'Fashion Insider', icon: 'star', color: 'pink' },
  { from: 20, name: 'Style Enthusiast', icon: 'heart', color: 'blue' },
  { from: 5, name: 'Style Explorer', icon: 'compass', color: 'green' },
];

export function badgeFor(analysisCount: number): Badge | null {
  const level = badgeLevels.find(({ from }) => analysisCount >= from);
  return level ? { name: level.name, icon: level.icon, color: level.color } : null;
}
