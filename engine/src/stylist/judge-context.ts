import type { PersonalColours } from '../colour/personal-ranges.ts';

/** What a score depends on beside the photo. `date` is the day of the analysis, `YYYY-MM-DD`. */
export type JudgeContext = {
  date: string;
  country?: string;
  preferences?: { styles?: string[]; colours?: string[]; occasions?: string[]; budget?: string };
  /** The personal colour profile, where there is one. */
  personalColours?: PersonalColours;
};
