/** A paragraph, a list, a button with the address that it opens, or a remark at the foot. */
export type MailPart =
  | string
  | { list: readonly string[] }
  | { action: string; url: string }
  | { remark: string; url?: string };

const address = /https?:\/\/[^\s<>"')]+/g;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Escaped, with line breaks kept and addresses as links. */
function inline(text: string): string {
  let written = '';
  let last = 0;
  for (const match of text.matchAll(address)) {
    const url = escaped(match[0]);
    written += `${escaped(text.slice(last, match.index))}<a class="link" href="${url}">${url}</a>`;
    last = match.index + match[0].length;
  }
  return (written + escaped(text.slice(last))).replaceAll('\n', '<br>');
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('list' in part) return part.list.map((entry) => `- ${entry}`).join('\n');
  if ('action' in part) return part.url;
  return part.url === undefined ? part.remark : `${part.remark} ${part.url}`;
}

/** A mail for programs that show plain text. */
export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(textOf).join('\n\n')}\n`;
}

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p>${inline(part)}</p>`;
  if ('list' in part) return `<ul>${part.list.map((entry) => `<li>${inline(entry)}</li>`).join('')}</ul>`;
  if ('remark' in part) {
    const link =
      part.url === undefined ? '' : ` <a class="link" href="${escaped(part.url)}">${escaped(part.url)}</a>`;
    return `<p class="small">${inline(part.remark)}${link}</p>`;
  }
  const url = escaped(part.url);
  return `<p><a class="button" href="${url}">${escaped(part.action)}</a></p>
<p class="small">Or open this address: <a class="link" href="${url}">${url}</a></p>`;
}

// The colors of the product, light and dark; a mail brings nothing that has to be loaded.
const style = `
body { margin: 0; padding: 24px 12px; background: #faf7f2; color: #241c18; font: 16px/1.6 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 28px 28px 12px; background: #fefcf9; border: 1px solid #ded8cf; border-radius: 10px; }
.mark { margin: 0 0 20px; font: 28px/1 Fraunces, Georgia, serif; }
p, ul { margin: 0 0 16px; overflow-wrap: anywhere; }
ul { padding-left: 20px; }
.button { display: inline-block; padding: 10px 20px; border-radius: 6px; background: #7e202f; color: #fcfaf6; font-weight: 600; text-decoration: none; }
.link { color: #872233; }
.small { font-size: 14px; color: #645a52; }
@media (prefers-color-scheme: dark) {
  body { background: #1c1916; color: #ede9e1; }
  main { background: #25211d; border-color: #3d3834; }
  .button { background: #a33947; }
  .link { color: #f1a2a4; }
  .small { color: #afa8a0; }
}`;

/** The same mail in the look of the product. */
export function mailHtml(subject: string, parts: readonly MailPart[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<p class="mark">Drape</p>
${parts.map(htmlOf).join('\n')}
</main>
</body>
</html>
`;
}
