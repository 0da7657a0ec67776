import type { Route } from './endpoint.ts';

/** Method, path and access of every endpoint: all that the browser's client needs at run time. */
export const paths = {
  register: { method: 'POST', path: '/auth/register', access: 'public' },
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  logout: { method: 'POST', path: '/auth/logout', access: 'public' },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'user' },
  me: { method: 'GET', path: '/auth/me', access: 'user' },

  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public' },
  oidcStart: { method: 'POST', path: '/auth/oidc/start', access: 'public' },
  oidcExchange: { method: 'POST', path: '/auth/oidc/exchange', access: 'public' },

  getProfile: { method: 'GET', path: '/users/profile', access: 'user' },
  updateProfile: { method: 'PUT', path: '/users/profile', access: 'user' },
  uploadAvatar: { method: 'POST', path: '/users/profile/avatar', access: 'user' },
  pricingTier: { method: 'GET', path: '/users/pricing-tier', access: 'user' },

  leaderboard: { method: 'GET', path: '/fashion/leaderboard', access: 'public' },
  fashionIcon: { method: 'GET', path: '/fashion/fashion-icon', access: 'public' },

  uploadAnalyze: { method: 'POST', path: '/fashion/upload-analyze', access: 'user' },
  cameraAnalyze: { method: 'POST', path: '/fashion/camera-analyze', access: 'pro' },
  getAnalysis: { method: 'GET', path: '/fashion/analysis/:id', access: 'user' },
  deleteAnalysis: { method: 'DELETE', path: '/fashion/analysis/:id', access: 'user' },
  restoreAnalysis: { method: 'POST', path: '/fashion/analysis/:id/restore', access: 'user' },
  history: { method: 'GET', path: '/users/history', access: 'user' },

  health: { method: 'GET', path: '/health', access: 'public' },
  connectionStatus: { method: 'GET', path: '/connection-status', access: 'public' },
  settings: { method: 'GET', path: '/settings', access: 'public' },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof paths;
