/** What somebody said to the guided start: `skipped` is a JSON list of steps. How far they are is read from their data. */
export type FirstRunRow = { user_id: string; skipped: string; dismissed: number };

/** A thing that was added as a sample. `kind` is `analysis`, `item` or `event`, `ref` its id. The row stays when the thing goes, so that a thing taken back is a sample again. */
export type SampleRow = { user_id: string; kind: string; ref: string };
