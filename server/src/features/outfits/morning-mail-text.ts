import type { TodaysOutfit } from '@drape/contract/outfits';

type Morning = {
  name: string;
  /** How the person writes days; American where nothing is chosen. */
  dateFormat: string | null;
  today: TodaysOutfit;
  publicUrl: string;
  stopUrl: string;
};

const shownReasons = 2;

/** "Monday, May 4", "Monday, 4 May" or "Monday, 2026-05-04". */
function dayName(date: string, dateFormat: string | null): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const weekday = noon.toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' });
  if (dateFormat === 'ymd') return `${weekday}, ${date}`;
  const locale = dateFormat === 'dmy' ? 'en-GB' : 'en-US';
  return `${weekday}, ${noon.toLocaleString(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })}`;
}

/** Subject and text of the morning mail. */
export function morningMailText({ name, dateFormat, today, publicUrl, stopUrl }: Morning): {
  subject: string;
  text: string;
} {
  const { outfit, event_title, weather, weather_text } = today;
  const items = outfit?.items.map(({ description }) => `- ${description}`) ?? [];
  const parts = [
    `Good morning ${name},`,
    weather_text,
    event_title === null ? 'From your wardrobe:' : `For "${event_title}" today:`,
    items.join('\n'),
    ...(outfit?.reasons.slice(0, shownReasons) ?? []),
    `Wear it or see another: ${publicUrl}/dashboard`,
    ...(weather.attribution ? [weather.attribution] : []),
    `You asked for this mail in your profile. Stop it: ${stopUrl}`,
  ];
  return { subject: `Your outfit for ${dayName(today.date, dateFormat)}`, text: `${parts.join('\n\n')}\n` };
}
