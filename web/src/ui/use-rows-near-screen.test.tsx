import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowsNearScreen } from './use-rows-near-screen.ts';

const heights = Array.from({ length: 500 }, () => 200);

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

test('a long list builds only the rows on the screen and a few beside them', () => {
  const { result } = renderHook(() => useRowsNearScreen(heights, 300));
  expect(result.current.totalHeight).toBe(100_000);
  expect(result.current.near[0]).toBe(0);
  expect(result.current.near.length).toBeLessThan(20);
  scrollTo(50_000);
  const { near } = result.current;
  expect(near.length).toBeLessThan(25);
  for (const row of near) expect(Math.abs(300 + row * 200 - 50_000)).toBeLessThan(3000);
  const seen = Array.from({ length: 4 }, (_, at) => Math.floor((50_000 - 300) / 200) + at);
  expect(near).toEqual(expect.arrayContaining(seen));
});

test('at the end of the page the last rows are there', () => {
  const { result } = renderHook(() => useRowsNearScreen(heights, 300));
  scrollTo(100_300 - window.innerHeight);
  expect(result.current.near.at(-1)).toBe(499);
});

test('a row is brought into view no further than needed, clear of the bars', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { result } = renderHook(() => useRowsNearScreen(heights, 0));
  result.current.bringIntoView(1);
  expect(scroll).not.toHaveBeenCalled();
  result.current.bringIntoView(100);
  expect(scroll).toHaveBeenLastCalledWith({ top: 20_200 + 140 - window.innerHeight });
  scrollTo(50_000);
  result.current.bringIntoView(100);
  expect(scroll).toHaveBeenLastCalledWith({ top: 20_000 - 80 });
});
