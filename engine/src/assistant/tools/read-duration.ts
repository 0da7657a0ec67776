import { numberWords } from '../understanding/read-day.ts';

/** How many days a trip is said to last; undefined where nothing is said. */
export function readDuration(text: string): number | undefined {
  const plain = text.toLowerCase();
  const match =
    /\b(\d{1,2}|a|(?:just |only )?(?:the )?one|two|three|four|five|six|seven|eight|nine|ten)[ -](day|night|week)s?\b/.exec(
      plain,
    );
  if (match) {
    const count = numberWords[match[1].replace(/^.* /, '')] ?? Number(match[1]);
    return match[2] === 'week' ? count * 7 : match[2] === 'night' ? count + 1 : count;
  }
  if (/\bover ?night\b/.test(plain)) return 2;
  if (/\blong weekend\b/.test(plain)) return 3;
  return /\bweekend\b/.test(plain) ? 2 : undefined;
}
