/**
 * A wear that the photo of an outfit stands for. `noted` is 0 where the day was in the item's wear log already, so that
 * taking it back leaves it there.
 */
export type DiaryWearRow = {
  analysis_id: string;
  item_id: string;
  user_id: string;
  day: string;
  noted: number;
};

/** A garment of a photo, by the key of its region, that is not in its person's wardrobe. */
export type DiaryNotMineRow = { analysis_id: string; region: string; user_id: string };
