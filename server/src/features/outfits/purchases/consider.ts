import type { PurchaseAdvice } from '@drape/contract/outfits/consider';
import { type ItemCategory, itemDefaults } from '@drape/contract/wardrobe/wardrobe-options';
import type { PhotoFindings } from '@drape/contract/wardrobe/wardrobe-photos';
import type { OutfitItem } from '@drape/engine/stylist/outfit/outfit';
import { considerPurchase } from '@drape/engine/stylist/outfit/purchases/consider';
import { considerText, verdictOf } from '@drape/engine/stylist/outfit/voice/consider-text';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { outfitItem } from '../outfit-item.ts';

type Candidate = PurchaseAdvice['candidate'];

/** What the person said of the garment beside its photo. */
export type Said = { category?: ItemCategory | undefined; description?: string | undefined };

/** Sets a garment on a photo against the wardrobe. Nothing of it is kept. */
export type Consider = (principal: Principal, photo: Uint8Array, said: Said) => Promise<PurchaseAdvice>;

/** The candidate's id among those of the wardrobe, which are never empty. */
const candidateId = '';
const samePhoto = 100;

export function createConsider({
  wardrobe,
}: {
  wardrobe: Pick<WardrobeService, 'garments' | 'analyseWithoutSaving'>;
}): Consider {
  return async (principal, photo, said) => {
    const [{ findings, photographed }, garments] = await Promise.all([
      wardrobe.analyseWithoutSaving(principal, photo),
      wardrobe.garments(principal.userId),
    ]);
    const candidate = candidateOf(findings, said);
    const owned = garments.filter(({ is_archived }) => !is_archived);
    const found = considerPurchase(asOutfitItem(candidate), owned.map(outfitItem));
    const again = owned.filter(({ id }) => photographed.includes(id));
    const alike = [
      ...again.map(({ id }) => ({ id, likeness: samePhoto })),
      ...found.alike.filter(({ id }) => !photographed.includes(id)),
    ];
    const name = owned.find(({ id }) => id === alike[0]?.id)?.description;
    return {
      candidate,
      kind_sure: said.category !== undefined || findings.recognised !== null,
      findings,
      verdict: verdictOf({ ...found, alike }, owned.length),
      text: considerText(found, owned.length, name),
      goes_with: found.goesWith.map(({ id, score }) => ({ item_id: id, score })),
      partners: found.partners,
      outfits: found.outfits,
      new_outfits: found.newOutfits,
      examples: found.examples,
      beats: found.beats ?? null,
      duplicates: alike.map(({ id, likeness }) => ({ item_id: id, likeness })),
    };
  };
}

const nouns: Record<ItemCategory, string> = {
  top: 'top',
  shirt: 'shirt',
  pants: 'trousers',
  shoes: 'shoes',
  accessories: 'accessory',
  outerwear: 'jacket',
  dresses: 'dress',
};

function candidateOf(findings: PhotoFindings, said: Said): Candidate {
  const guess = findings.recognised ?? findings.choices[0];
  const category = said.category ?? guess?.category ?? itemDefaults.category;
  const subcategory = guess?.category === category ? guess.subcategory : null;
  const { palette, color_primary, color_secondary, pattern } = findings;
  const description = said.description || `${color_primary} ${subcategory ?? nouns[category]}`;
  const kind = pattern?.kind ?? null;
  return { description, category, subcategory, color_primary, color_secondary, pattern: kind, palette };
}

function asOutfitItem({ description, category, subcategory, palette, pattern }: Candidate): OutfitItem {
  return {
    id: candidateId,
    description,
    category,
    subcategory,
    palette,
    pattern,
    material: null,
    season: 'all',
    occasion: [],
    formality: null,
    warmth: null,
    available: true,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: true,
  };
}
