/** The closed choices and limits of the wardrobe. Free of zod, so that the browser can import them. */
export const itemCategories = [
  'top',
  'shirt',
  'pants',
  'shoes',
  'accessories',
  'outerwear',
  'dresses',
] as const;
export type ItemCategory = (typeof itemCategories)[number];

/** The category filter: the specification's six options, then the two categories that it leaves out. */
export const categoryFilters = [
  'all',
  'top',
  'shirt',
  'pants',
  'shoes',
  'accessories',
  'outerwear',
  'dresses',
] as const;
export type CategoryFilter = (typeof categoryFilters)[number];

/** Other words that a category may arrive as. */
export const categoryAliases: Record<string, ItemCategory> = {
  skirts: 'pants',
  skirt: 'pants',
  shorts: 'pants',
  trousers: 'pants',
  knitwear: 'top',
  tops: 'top',
  shirts: 'shirt',
  shoe: 'shoes',
  accessory: 'accessories',
  dress: 'dresses',
};

export const itemSeasons = ['all', 'spring', 'summer', 'fall', 'winter'] as const;
export type ItemSeason = (typeof itemSeasons)[number];
export const seasonAliases: Record<string, ItemSeason> = { autumn: 'fall' };

export const itemOccasions = ['casual', 'business', 'formal', 'workout', 'party'] as const;
export type ItemOccasion = (typeof itemOccasions)[number];

export const itemPatterns = [
  'solid',
  'stripes',
  'pinstripe',
  'checks',
  'dots',
  'floral',
  'print',
  'colour-block',
  'denim',
  'knit',
  'leather',
  'melange',
  'tweed',
  'herringbone',
  'corduroy',
  'satin',
  'lace',
  'napped',
  'woven',
] as const;
export type ItemPattern = (typeof itemPatterns)[number];

/**
 * Where an item is; only an available one is planned with. `to_check`: nobody has said yet what it is, and it counts as
 * no clothing until then.
 */
export const itemStatuses = ['available', 'in_wash', 'lent', 'repair', 'to_check'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** What the specification gives an item whose form leaves these fields alone. */
export const itemDefaults = {
  category: 'top',
  color: 'multicolor',
  season: 'all',
  occasion: 'casual',
} as const satisfies { category: ItemCategory; color: string; season: ItemSeason; occasion: ItemOccasion };

/** The primary color of an item of which none is known; it has no palette. */
export const unknownColor = 'unknown';

export const wardrobeLimits = {
  maxBulkText: 200_000,
  /** How many items one request may create, change, remove or restore. */
  maxItemsAtOnce: 1000,
  /** How many items the app asks for at first, before the rest: more than a screen shows. */
  firstItems: 60,
  /** Of so many reviewed items, each with what was understood of it. */
  maxItemsBytes: 6 * 1024 * 1024,
  maxDescription: 200,
  maxWord: 60,
  maxTags: 30,
  maxTag: 40,
  maxCareNotes: 2000,
  maxQuantity: 99,
  maxPrice: 10_000_000,
  maxImages: 8,
  maxQueuedPhotos: 100,
  maxMaskBytes: 2 * 1024 * 1024,
  maxImportBytes: 1024 * 1024 * 1024,
  /** Of one imported file. */
  maxImportItems: 5000,
  maxImportWears: 200_000,
  importPreview: 100,
  exportLinkMinutes: 10,
  notWornDays: 90,
  maxClo: 2,
} as const;

/** The columns of an exported table, and what a column of any other can be taken for. */
export const importColumns = [
  'id',
  'description',
  'category',
  'subcategory',
  'color_primary',
  'color_secondary',
  'brand',
  'size',
  'season',
  'occasion',
  'tags',
  'pattern',
  'material',
  'formality',
  'warmth',
  'quantity',
  'status',
  'is_favorite',
  'is_archived',
  'price',
  'currency',
  'purchase_date',
  'care_notes',
  'kept_in',
  'worn_dates',
] as const;
export type ImportColumn = (typeof importColumns)[number];
