import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('text without HTML stays as it is', () => {
  const text = 'Bring a gift < 20 € & a card\n\n\n\nSee you';
  expect(plainText(text)).toBe(text);
});

test('HTML becomes lines of text with the addresses of its links', () => {
  const html =
    '<p>Join <a href="https://meet.example/abc">here</a>&nbsp;&amp; be on time<br>or call</p><ul><li>one</li><li><b>two</b></li></ul><script>alert(1)</script>';
  expect(plainText(html)).toBe('Join here (https://meet.example/abc) & be on time\nor call\n\none\ntwo');
});

test('a link that shows its address names it once, and one that is no web address is its text', () => {
  expect(plainText('<a href="https://x.example">https://x.example</a>')).toBe('https://x.example');
  expect(plainText("<a href='javascript:alert(1)'>click</a>")).toBe('click');
});

test('characters by number are read, and numbers that are no characters are left out', () => {
  expect(plainText('caf&#233; &#x1F457; &#0;&#99999999;!')).toBe('café 👗 !');
});
