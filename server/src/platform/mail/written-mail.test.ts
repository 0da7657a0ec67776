import { expect, it } from 'vitest';
import { type MailPart, mailHtml, mailText } from './written-mail.ts';

const parts: MailPart[] = [
  'Hello Robin & Co <b>,',
  'this is for you (https://drape.example/a?b=1&c=2).',
  { list: ['White shirt', 'Navy "club" blazer'] },
  { action: 'Open it', url: 'https://drape.example/today?x=1&y="2"' },
  { remark: 'Stop it:', url: 'https://drape.example/stop?token=a.b' },
];

it('says in plain text what there is, with every address written out', () => {
  expect(mailText(parts)).toBe(`Hello Robin & Co <b>,

this is for you (https://drape.example/a?b=1&c=2).

- White shirt
- Navy "club" blazer

https://drape.example/today?x=1&y="2"

Stop it: https://drape.example/stop?token=a.b
`);
});

it('says the same in HTML, where nothing that somebody wrote becomes markup and nothing is loaded', () => {
  const html = mailHtml('A mail & more', parts);
  expect(html).toContain('<title>A mail &amp; more</title>');
  expect(html).toContain('<p>Hello Robin &amp; Co &lt;b&gt;,</p>');
  expect(html).toContain('<a class="link" href="https://drape.example/a?b=1&amp;c=2">');
  expect(html).toContain('<li>White shirt</li><li>Navy &quot;club&quot; blazer</li>');
  expect(html).toContain(
    '<a class="button" href="https://drape.example/today?x=1&amp;y=&quot;2&quot;">Open it</a>',
  );
  expect(html).toContain('Stop it: <a class="link" href="https://drape.example/stop?token=a.b">');
  expect(html).not.toMatch(/<b>|src=|url\(|@import/);
});
