/** Titles are the same whatever their case and spaces. */
function titleKey(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A plan belongs to an event of the same title on the same calendar day in the user's time zone. */
export function matchesOutfit(
  plan: { event_title: string; date: string },
  event: { title: string; day: string },
): boolean {
  return plan.date === event.day && titleKey(plan.event_title) === titleKey(event.title);
}
