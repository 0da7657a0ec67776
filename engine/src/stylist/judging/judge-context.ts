import type { PersonalColours } from '../../colour/personal-ranges.ts';
import type { OwnGarment } from '../worn/own-garments.ts';
import type { MonthSeen } from './month-seen.ts';

/** What a score depends on beside the photo. `date` is the day of the analysis, `YYYY-MM-DD`. */
export type JudgeContext = {
  date: string;
  country?: string;
  preferences?: { styles?: string[]; colours?: string[]; occasions?: string[]; budget?: string };
  /** The personal colour profile, where there is one. */
  personalColours?: PersonalColours;
  /** Garments of the person's wardrobe; they change no score, only what is proposed. */
  wardrobe?: readonly OwnGarment[];
  /** What this installation saw in the last whole month; it is spoken of and changes no score. */
  monthSeen?: MonthSeen;
};
