import type { HistoryEntry } from '@drape/contract/analysis/analysis';

const columns: readonly (readonly [string, (entry: HistoryEntry) => string | number])[] = [
  ['date', (entry) => entry.created_at],
  ['overall_score', (entry) => entry.overall_score],
  ['color_harmony', (entry) => entry.color_harmony],
  ['style_coherence', (entry) => entry.style_coherence],
  ['colors', (entry) => entry.palette.map(({ name }) => name).join('; ')],
  ['analysis', (entry) => entry.analysis_text],
  ['suggestions', (entry) => entry.suggestions.join('; ')],
];

/** Quotes a cell; a leading sign that a spreadsheet would run as a formula is disarmed. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The history as comma-separated values (RFC 4180) with a heading row. */
export function historyCsv(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => columns.map(([, read]) => cell(read(entry))).join(','));
  return [columns.map(([name]) => name).join(','), ...rows, ''].join('\r\n');
}

/** The history as JSON, without the addresses of pictures, which expire. */
export function historyJson(entries: readonly HistoryEntry[]): string {
  const analyses = entries.map(({ image_url, thumbnail_url, ...entry }) => entry);
  return `${JSON.stringify({ analyses }, null, 2)}\n`;
}
