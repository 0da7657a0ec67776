/** The specification's constants (section 9) and the product's own limits. Free of zod, so that the browser can import it. */
export const limits = {
  requestTimeoutMs: 45_000,
  maxUploadBytes: 10 * 1024 * 1024,
  minCaptureBytes: 1000,
  maxImagePixels: 50_000_000,
  maxJsonBytes: 1024 * 1024,
  minPasswordLength: 6,
  maxPasswordLength: 256,
  maxUsernameLength: 30,
  maxNameLength: 120,
  maxEmailLength: 254,
  historyPage: 1,
  historyLimit: 10,
  historyMaxLimit: 100,
  trialDays: 7,
  sessionHours: 24,
  rememberedSessionDays: 30,
  undoMinutes: 10,
  recentAnalyses: 3,
  shownSuggestions: 2,
} as const;

export const ratingBands = { green: 8, yellow: 6 } as const;
