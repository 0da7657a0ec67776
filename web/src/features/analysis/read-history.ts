import type { HistoryEntry } from '@drape/contract/analysis/analysis';

export type HistoryPage = { entries: HistoryEntry[]; page: number; total: number; totalPages: number };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** Reads the three known shapes of a history answer: `history`, `data.history`, or the list itself. */
export function readHistory(data: unknown): HistoryPage {
  const inner = field(data, 'data') ?? data;
  const list = Array.isArray(inner) ? inner : field(inner, 'history');
  const entries = Array.isArray(list) ? (list as HistoryEntry[]) : [];
  return {
    entries,
    page: count(field(inner, 'page'), 1),
    total: count(field(inner, 'total'), entries.length),
    totalPages: count(field(inner, 'total_pages'), 1),
  };
}
