import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML =
    '<main id="main"><form id="form"><button id="first">1</button><button id="second">2</button></form></main>';
  stop = keepFocus();
});
afterEach(() => stop());

const find = (id: string) => document.getElementById(id);
const observed = () => new Promise((resolve) => setTimeout(resolve, 30));

test('the focus of a control that goes falls to what stood around it, which is no stop of its own afterwards', async () => {
  find('first')?.focus();
  find('first')?.remove();
  await observed();
  expect(document.activeElement).toBe(find('form'));
  find('second')?.focus();
  expect(find('form')?.hasAttribute('tabindex')).toBe(false);
  expect(find('form')?.dataset.focusKept).toBeUndefined();
});

test('it falls as far as anything is left', async () => {
  find('second')?.focus();
  find('form')?.remove();
  await observed();
  expect(document.activeElement).toBe(find('main'));
});

test('it comes back to a control that was disabled for a while', async () => {
  const button = find('first') as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  await observed();
  button.blur();
  button.disabled = false;
  await observed();
  expect(document.activeElement).toBe(button);
});

test('a press beside the controls gives it up', async () => {
  find('first')?.focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('first')?.remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});

test('focus that leaves a remaining control is not pulled back, whatever changes meanwhile', async () => {
  find('first')?.focus();
  find('first')?.blur();
  find('second')?.remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});
