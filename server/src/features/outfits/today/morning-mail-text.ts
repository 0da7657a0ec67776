import type { TodaysOutfit } from '@drape/contract/outfits/outfits';
import type { DateFormat } from '@drape/contract/profile/options';
import { dayName } from '@drape/engine/stylist/outfit/voice/plain-words';
import type { MailPart } from '../../../platform/mail/written-mail.ts';

type Morning = {
  name: string;
  dateFormat: DateFormat;
  today: TodaysOutfit;
  publicUrl: string;
  stopUrl: string;
};

const shownReasons = 2;

/** Subject and contents of the morning mail. */
export function morningMailText({ name, dateFormat, today, publicUrl, stopUrl }: Morning): {
  subject: string;
  parts: MailPart[];
} {
  const { outfit, event_title, weather, weather_text } = today;
  const parts: MailPart[] = [
    `Good morning ${name},`,
    weather_text,
    event_title === null ? 'From your wardrobe:' : `For "${event_title}" today:`,
    { list: outfit?.items.map(({ description }) => description) ?? [] },
    ...(outfit?.reasons.slice(0, shownReasons) ?? []),
    'Wear it or see another:',
    { action: 'Open today', url: `${publicUrl}/dashboard` },
    ...(weather.attribution ? [{ remark: weather.attribution }] : []),
    { remark: 'You asked for this mail in your profile. Stop it:', url: stopUrl },
  ];
  return { subject: `Your outfit for ${dayName(today.date, dateFormat)}`, parts };
}
