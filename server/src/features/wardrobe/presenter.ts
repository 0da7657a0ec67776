import type { Swatch } from '@drape/contract/analysis/evidence';
import type {
  ItemDraft,
  ItemImage,
  WardrobeItem,
  WardrobeItemDetail,
} from '@drape/contract/wardrobe/wardrobe-item';
import { type ItemPattern, itemOccasions, itemPatterns } from '@drape/contract/wardrobe/wardrobe-options';
import type { PhotoFindings, QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import { paletteOfWords } from '@drape/engine/colour/palette-of-words';
import { garmentOfItem } from '@drape/engine/drawing/garment-of-item';
import { lineWords } from '@drape/engine/stylist/item-text/lines/line-words';
import type { ItemDraft as ReadItem } from '@drape/engine/stylist/item-text/parse-items';
import type {
  WardrobeImageRow,
  WardrobeItemRow,
  WardrobePhotoRow,
} from '../../platform/database/wardrobe-rows.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { Illustration } from '../../platform/illustrations/illustration-address.ts';

/** Where pictures are found: files by signed addresses, drawings by their attributes. */
export type Pictures = { addresses: SignedAddresses; illustrationAddress(garment: Illustration): string };

const seeds = 8;

/** Items made alike fall into different folds. */
function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % seeds;
}

function illustrationOf(
  item: Pick<WardrobeItem, 'description' | 'category' | 'subcategory' | 'pattern'>,
  palette: readonly Swatch[],
  seed: number,
  pictures: Pictures,
): string {
  const { subcategory, color_primary, color_secondary, pattern = null } = garmentOfItem(item, palette);
  return pictures.illustrationAddress({
    category: item.category,
    subcategory,
    pattern,
    seed,
    primary: color_primary,
    secondary: color_secondary,
  });
}

/** The drawing of what is not an item yet. */
export function pictureOf(
  item: Pick<WardrobeItem, 'description' | 'category' | 'subcategory' | 'pattern'>,
  palette: readonly Swatch[],
  pictures: Pictures,
): string {
  return illustrationOf(item, palette, 0, pictures);
}

function hundredth(value: number | null): number | null {
  return value === null ? null : value / 100;
}

function presentImage(row: WardrobeImageRow, { addresses }: Pictures): ItemImage {
  const isCut = row.cutout === 1 && row.cutout_key !== null;
  return {
    id: row.id,
    image_url: addresses.of((isCut && row.cutout_key) || row.original_key),
    thumbnail_url: addresses.of((isCut && row.cutout_thumbnail_key) || row.thumbnail_key),
    original_url: addresses.of(row.original_key),
    cutout_url: row.cutout_key && addresses.of(row.cutout_key),
    cutout: isCut,
    has_cutout: row.cutout_key !== null,
    width: row.width,
    height: row.height,
  };
}

/** What the columns of a row hold that are written and read as they are. */
export function plainFields(row: WardrobeItemRow) {
  return {
    description: row.description,
    category: row.category as WardrobeItem['category'],
    subcategory: row.subcategory,
    color_primary: row.color_primary,
    color_secondary: row.color_secondary,
    brand: row.brand,
    size: row.size,
    season: row.season as WardrobeItem['season'],
    occasion: JSON.parse(row.occasion) as WardrobeItem['occasion'],
    tags: JSON.parse(row.tags) as string[],
    is_favorite: row.is_favorite === 1,
    pattern: row.pattern as ItemPattern | null,
    material: row.material,
    formality: hundredth(row.formality_hundredths),
    warmth: hundredth(row.warmth_hundredths),
    quantity: row.quantity,
    status: row.status as WardrobeItem['status'],
    is_archived: row.is_archived === 1,
    price: hundredth(row.price_hundredths),
    currency: row.currency,
    purchase_date: row.purchase_date,
    care_notes: row.care_notes,
    kept_in: row.kept_in,
  };
}

export function paletteOf(row: WardrobeItemRow): readonly Swatch[] {
  return row.palette ? JSON.parse(row.palette) : paletteOfWords(row.color_primary, row.color_secondary);
}

/** An item with its kept photos, in their order. */
export function presentItem(
  row: WardrobeItemRow,
  images: readonly WardrobeImageRow[],
  pictures: Pictures,
): WardrobeItem {
  const fields = plainFields(row);
  const palette = [...paletteOf(row)];
  const shown = images.map((image) => presentImage(image, pictures));
  const [first] = shown;
  const drawing = first ? '' : illustrationOf(fields, palette, seedOf(row.id), pictures);
  return {
    id: row.id,
    version: row.version,
    ...fields,
    image_url: first?.image_url ?? drawing,
    thumbnail_url: first?.thumbnail_url ?? drawing,
    image_kind: first ? 'photo' : 'illustration',
    images: shown,
    palette,
    times_worn: row.times_worn,
    last_worn: row.last_worn,
    cost_per_wear:
      row.price_hundredths === null || row.times_worn === 0
        ? null
        : Math.round(row.price_hundredths / row.times_worn) / 100,
    corrected: JSON.parse(row.corrected),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function presentDetail(item: WardrobeItem, days: string[]): WardrobeItemDetail {
  return { ...item, worn_dates: days };
}

/** What the engine read in a text, with a picture of what it understood. */
export function presentDraft(read: ReadItem, learned: ItemDraft['learned'], pictures: Pictures): ItemDraft {
  const { colors, understood, guesses, ...fields } = read;
  const known = {
    ...fields,
    pattern: itemPatterns.find((pattern) => pattern === read.pattern) ?? null,
    occasion: itemOccasions.filter((occasion) => read.occasion.includes(occasion)),
  };
  const palette = [...paletteOfWords(read.color_primary, read.color_secondary)];
  return {
    ...known,
    palette,
    status: guesses.length > 0 ? 'to_check' : 'available',
    guesses,
    understood,
    words: lineWords(read.description),
    learned,
    image_url: pictureOf(known, palette, pictures),
  };
}

export function presentPhoto(
  row: WardrobePhotoRow,
  duplicates: { items: string[]; photos: string[] },
  { addresses }: Pictures,
): QueuedPhoto {
  return {
    id: row.id,
    file_name: row.file_name,
    state: row.state as QueuedPhoto['state'],
    progress: row.progress,
    message: row.message,
    retryable: row.retryable === 1,
    image_url: addresses.of(row.original_key),
    cutout_url: row.cutout_key && addresses.of(row.cutout_key),
    thumbnail_url: addresses.of(row.cutout_thumbnail_key ?? row.thumbnail_key),
    findings: row.findings ? (JSON.parse(row.findings) as PhotoFindings) : null,
    duplicates: duplicates.items,
    duplicate_photos: duplicates.photos,
    created_at: row.created_at,
  };
}
