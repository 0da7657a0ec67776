import { expect, onTestFinished, test } from 'vitest';

function textIn(inner: string): Element | null {
  const host = document.createElement('div');
  host.innerHTML = inner;
  document.body.append(host);
  onTestFinished(() => host.remove());
  return host.querySelector('b');
}

test.each([
  '<b>Text</b>',
  '<details open><p><b>Text</b></p></details>',
  '<details><summary><b>Text</b></summary></details>',
])('a person sees %s', (inner) => {
  expect(textIn(inner)).toBeVisible();
});

test.each([
  '<p hidden><b>Text</b></p>',
  '<p style="display: none"><b>Text</b></p>',
  '<p style="visibility: hidden"><b>Text</b></p>',
  '<p style="opacity: 0"><b>Text</b></p>',
  '<details><p><b>Text</b></p></details>',
  '<dialog><b>Text</b></dialog>',
  '<p>Nothing</p>',
])('nobody sees %s', (inner) => {
  expect(textIn(inner)).not.toBeVisible();
});

test('nobody sees what has left the page', () => {
  const text = textIn('<b>Text</b>');
  text?.remove();
  expect(text).not.toBeVisible();
});
