import { expect, it } from 'vitest';
import { chatDay, type LastChatDay } from './chat-day.ts';

const at = (time: string) => new Date(`2026-05-04T${time}:00Z`);

it('is the own day, in the own time zone', () => {
  expect(chatDay(undefined, at('23:30'), 'Europe/Amsterdam')).toBe('2026-05-05');
  const last = { day: '2026-05-04', time_zone: 'Europe/Amsterdam' };
  expect(chatDay(last, at('21:59'), 'Europe/Amsterdam')).toBe('2026-05-04');
  expect(chatDay(last, at('22:00'), 'Europe/Amsterdam')).toBe('2026-05-05');
});

it('does not begin because somebody says to be further east, nor come back further west', () => {
  const last = { day: '2026-05-04', time_zone: 'Europe/Amsterdam' };
  expect(chatDay(last, at('12:00'), 'Pacific/Kiritimati')).toBe('2026-05-04');
  expect(chatDay(last, at('12:00'), 'Pacific/Niue')).toBe('2026-05-04');
  expect(chatDay({ ...last, day: '2026-05-05' }, at('12:00'), 'Pacific/Niue')).toBe('2026-05-05');
});

it('changes at most ten times in ten days, whatever time zones are claimed', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Tokyo', 'Europe/Amsterdam', 'America/Lima'];
  const days = new Set<string>();
  let last: LastChatDay | undefined;
  for (let hour = 0; hour < 240; hour++) {
    const now = new Date(at('00:00').getTime() + hour * 3_600_000);
    for (const time_zone of zones) {
      const day = chatDay(last, now, time_zone);
      if (day !== last?.day) last = { day, time_zone };
      days.add(day);
    }
  }
  expect(days.size).toBeLessThanOrEqual(11);
});
