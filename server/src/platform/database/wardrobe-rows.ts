export type WardrobeItemRow = {
  id: string;
  user_id: string;
  version: number;
  description: string;
  category: string;
  subcategory: string | null;
  color_primary: string;
  color_secondary: string | null;
  pattern: string | null;
  material: string | null;
  brand: string | null;
  size: string | null;
  season: string;
  occasion: string;
  tags: string;
  is_favorite: number;
  is_archived: number;
  status: string;
  formality_hundredths: number | null;
  warmth_hundredths: number | null;
  quantity: number;
  price_hundredths: number | null;
  currency: string | null;
  purchase_date: string | null;
  care_notes: string | null;
  kept_in: string | null;
  /** Measured in a photo; null where the words of the colours speak. */
  palette: string | null;
  corrected: string;
  times_worn: number;
  last_worn: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** The files of a photo of a garment: as taken and, where it could be cut out, without its background. */
export type GarmentFileKeys = {
  original_key: string;
  thumbnail_key: string;
  cutout_key: string | null;
  cutout_thumbnail_key: string | null;
};

export type WardrobeImageRow = GarmentFileKeys & {
  id: string;
  user_id: string;
  item_id: string;
  position: number;
  cutout: number;
  width: number;
  height: number;
  dhash: string | null;
  created_at: string;
  deleted_at: string | null;
};

export type WardrobeWearRow = { item_id: string; day: string; user_id: string };

export type WardrobePhotoRow = GarmentFileKeys & {
  id: string;
  user_id: string;
  file_name: string;
  state: string;
  progress: number;
  message: string | null;
  retryable: number;
  tries: number;
  width: number;
  height: number;
  dhash: string | null;
  findings: string | null;
  created_at: string;
};

/** What the recogniser said of the photo that an item was made of. */
export type RecogniserAnswerRow = {
  item_id: string;
  user_id: string;
  category: string;
  subcategory: string | null;
  confidence_hundredths: number;
};

export type WardrobeImportRow = {
  id: string;
  user_id: string;
  state: string;
  progress: number;
  report: string;
  message: string | null;
  created_at: string;
  /** Moved while the import runs; one that stands still has lost its process. */
  alive_at: string;
};

/** What a person corrected of the words of a line: `kind` as category/subcategory, or `color`. */
export type LearnedReadingRow = {
  user_id: string;
  field: string;
  words: string;
  value: string;
  learned_at: string;
};

/** As what a garment of a corrected analysis was read, and as what the person says it is. */
export type WornAnswerRow = {
  analysis_id: string;
  region: string;
  user_id: string;
  said: string;
  kept: string;
  confidence_hundredths: number;
};
