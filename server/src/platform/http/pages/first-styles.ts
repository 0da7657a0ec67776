import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * Takes the `style` attributes out of markup, which the content security policy forbids, and answers with a sheet that
 * says the same until the app is there.
 */
export function withoutInlineStyles(markup: string): { markup: string; sheet: string } {
  const marks = new Map<string, string>();
  const marked = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const mark = marks.get(style) ?? String(marks.size);
    marks.set(style, mark);
    return ` data-style="${mark}"`;
  });
  const sheet = [...marks]
    .map(([style, mark]) => `[data-style="${mark}"]{${unescaped(style)}}`)
    .join('')
    .replaceAll('<', '\\3c ');
  return { markup: marked, sheet };
}

/** Allows one sheet of styles in one document, by its digest. */
export function allowStyles(reply: FastifyReply, sheet: string): void {
  const digest = createHash('sha256').update(sheet).digest('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  const allowed = policy.replace("style-src 'self'", `style-src 'self' 'sha256-${digest}'`);
  reply.header('Content-Security-Policy', allowed);
}
