/** Told how many of how many cases are done. */
export type Progress = (done: number, total: number) => void;

/** A measured number beside the one that is aimed at; `atMost` for numbers that should be small. */
export type Metric = { name: string; value: number; target?: number; atMost?: boolean };

export type PackRun = {
  /** Folder of the pack, the split in it, and the folder for its predictions. */
  folder: string;
  split: string;
  out: string;
  progress: Progress;
};

export type Pack = { folder: string; measures: string; run(run: PackRun): Promise<Metric[]> };
