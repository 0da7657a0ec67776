import { foldedText } from '../../language/text-features.ts';

/** Whether one of several rows of words, as a data file lists them, stands in a text; accents and signs count for nothing. */
export function phrasesIn(lists: Readonly<Record<string, string>>): (text: string) => boolean {
  const rows = Object.values(lists)
    .join(', ')
    .split(/,\s*/)
    .map((row) => ` ${plain(row)} `);
  return (text) => {
    const said = ` ${plain(text)} `;
    return rows.some((row) => said.includes(row));
  };
}

function plain(text: string): string {
  return foldedText(text.replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
