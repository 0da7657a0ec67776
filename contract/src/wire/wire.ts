import { z } from 'zod';

/** A moment: ISO-8601 in UTC ending in `Z`. */
export const moment = z.iso.datetime({ offset: false });

export const id = z.string().min(1).max(64);
export const idParams = z.object({ id });

/** What DELETE answers. */
export const deleted = z.object({ id: z.string() });

export const score100 = z.number().int().min(0).max(100);
