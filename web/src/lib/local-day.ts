/** The calendar day, `YYYY-MM-DD`, of a moment in this browser's time zone. */
export function localDay(date = new Date()): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
