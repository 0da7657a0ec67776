const dayMs = 24 * 60 * 60 * 1000;

/** Days until a trial ends, a begun day counting as one; 0 when it has ended. */
export function trialDaysLeft(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / dayMs));
}
