const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** "Saturday 12.", and "friday 11 a las 9", where an hour follows. */
const withDate = new RegExp(
  `\\b(${weekdays.join('|')}) (?:the )?(\\d{1,2})(?:\\.(?!\\d)|(?=,? (?:a las?|à|kl\\.?|klokk\\p{L}*|at|um|@|to the) ?\\d| to \\d+h))`,
  'u',
);
const monthsAhead = 3;

/** "Saturday 12." as "the 12th", where one of the next months has a Saturday on its 12th; else as it was said. */
export function withDatedWeekday(plain: string, today: string): string {
  return plain.replace(withDate, (said, name: string, date: string) => {
    const [year = 0, month = 0] = today.split('-').map(Number);
    for (let ahead = 0; ahead < monthsAhead; ahead++) {
      const day = new Date(Date.UTC(year, month - 1 + ahead, Number(date)));
      const isAhead = day.toISOString().slice(0, 10) >= today && day.getUTCDate() === Number(date);
      if (isAhead) return weekdays[day.getUTCDay()] === name ? `the ${date}th` : said;
    }
    return said;
  });
}
