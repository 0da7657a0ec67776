/** Titles are the same whatever their case and spaces. */
function titleKey(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

type Plan = { event_id: string | null; event_title: string; date: string };

function hasTitleAndDay(plan: Plan, event: { title: string; day: string }): boolean {
  return plan.date === event.day && titleKey(plan.event_title) === titleKey(event.title);
}

/**
 * The plan of an event: the first one made for it, else the first without an event that has its title on its calendar
 * day in the user's time zone.
 */
export function matchingPlan<Found extends Plan>(
  plans: readonly Found[],
  event: { id: string; title: string; day: string },
): Found | undefined {
  return (
    plans.find((plan) => plan.event_id === event.id) ??
    plans.find((plan) => plan.event_id === null && hasTitleAndDay(plan, event))
  );
}
