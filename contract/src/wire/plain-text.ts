/** Descriptions of other calendars come as HTML; here they are text, with the addresses of their links. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const highestCodePoint = 0x10ffff;
const looksLikeHtml = /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;
const line = /<\s*(?:br\b[^>]*|\/(?:p|div|ul|ol|h[1-6]|tr|blockquote)\s*|li\b[^>]*)>/gi;
const link = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a\s*>/gis;
const unseen = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis;
const tag = /<\/?[a-z][^>]*>|<!--.*?-->/gis;

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= highestCodePoint ? String.fromCodePoint(code) : '';
  });
}

function linkText(address: string, shown: string): string {
  const text = shown.replace(tag, '').trim();
  const isWeb = /^https?:/i.test(address);
  if (!isWeb || text === '' || text === address) return text || address;
  return `${text} (${address})`;
}

/** The text of a description; one without any HTML stays as it is. */
export function plainText(text: string): string {
  if (!looksLikeHtml.test(text)) return text;
  const bare = text
    .replace(unseen, '')
    .replace(link, (_, double, single, shown) => linkText(double ?? single ?? '', shown))
    .replace(line, '\n')
    .replace(tag, '');
  return decoded(bare)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
