import type { DateFormat } from '@drape/contract/options';
import type { TodaysOutfit } from '@drape/contract/outfits';
import { dayName } from '@drape/engine/stylist/outfit/voice/plain-words';

type Morning = {
  name: string;
  dateFormat: DateFormat;
  today: TodaysOutfit;
  publicUrl: string;
  stopUrl: string;
};

const shownReasons = 2;

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
