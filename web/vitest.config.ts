import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messageCatalogue } from './build/message-catalogue.ts';
import { stylelessScrollLock } from './build/scroll-lock-alias.ts';

export default defineConfig({
  plugins: [messageCatalogue(), react()],
  resolve: { alias: stylelessScrollLock },
  test: {
    name: 'web',
    environment: 'jsdom',
    testTimeout: 30_000,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
