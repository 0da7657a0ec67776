import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let consoleError: MockInstance<(...parts: unknown[]) => void>;

beforeEach(() => {
  localStorage.clear();
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const errors = consoleError.mock.calls.map((parts) => parts.join(' '));
  vi.restoreAllMocks();
  expect(errors, 'nothing is logged as an error').toEqual([]);
});
