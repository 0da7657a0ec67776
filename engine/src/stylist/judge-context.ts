/** What a score depends on beside the photo. `date` is the day of the analysis, `YYYY-MM-DD`. */
export type JudgeContext = {
  date: string;
  country?: string;
  preferences?: { styles?: string[]; colours?: string[]; occasions?: string[]; budget?: string };
};
