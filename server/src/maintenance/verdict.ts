import type { Setting } from './command.ts';

export type Verdict = { state: 'ok' | 'warning' | 'failed' | 'off'; detail: string };

/** One part of the installation; what its work throws is a finding as well. */
export type Check = { name: string; run(setting: Setting): Verdict | Promise<Verdict> };

export const ok = (detail: string): Verdict => ({ state: 'ok', detail });
export const off = (detail: string): Verdict => ({ state: 'off', detail });
export const warning = (detail: string): Verdict => ({ state: 'warning', detail });
export const failed = (detail: string): Verdict => ({ state: 'failed', detail });
