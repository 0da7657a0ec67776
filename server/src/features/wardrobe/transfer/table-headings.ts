import type { ImportColumn } from '@drape/contract/wardrobe/wardrobe-options';

/**
 * What people and other programs write above a column, in English, German, Spanish, French and Norwegian: folded to
 * small letters without accents, words joined by an underscore.
 */
const headings: Partial<Record<ImportColumn, string>> = {
  description:
    'name item title product garment piece item_name product_name description_of_item bezeichnung artikel kleidungsstuck beschreibung produkt nombre articulo prenda descripcion producto nom article vetement piece_de_vetement designation navn plagg beskrivelse produkt_navn',
  category: 'type item_type clothing_type kategorie art typ categoria tipo categorie kategori',
  subcategory: 'kind sub_category unterkategorie subcategoria sous_categorie underkategori',
  color_primary:
    'color colour colors colours primary_color primary_colour main_color main_colour farbe hauptfarbe farben color_principal couleur couleurs couleur_principale farge hovedfarge farger',
  color_secondary:
    'secondary_color secondary_colour second_color second_colour zweitfarbe color_secundario couleur_secondaire sekundaerfarge',
  brand: 'label designer maker marke hersteller marca marque merke',
  size: 'sizes grosse groesse konfektionsgrosse talla taille storrelse',
  season: 'seasons saison jahreszeit jahreszeiten temporada estacion saisons sesong arstid',
  occasion: 'occasions anlass anlasse ocasion ocasiones occasion_s anledning anledninger',
  tags: 'tag keywords schlagworte schlagworter etiquetas mots_cles etiquettes stikkord',
  pattern: 'print muster estampado patron motif monster',
  material:
    'fabric fabrics materials composition stoff materialien tela tejido matiere tissu stoffer materiale',
  quantity: 'count amount anzahl menge stuck cantidad quantite antall',
  is_favorite: 'favorite favourite favorit lieblingsstuck favorito favori favoritt',
  is_archived: 'archived archiviert archivado archive arkivert',
  price:
    'cost purchase_price price_paid original_price preis kaufpreis precio coste precio_de_compra prix prix_d_achat pris kjopspris',
  currency: 'wahrung waehrung moneda devise valuta',
  purchase_date:
    'bought purchased date_purchased date_of_purchase bought_on kaufdatum gekauft gekauft_am fecha_de_compra comprado date_d_achat achete achete_le kjopsdato kjopt',
  care_notes:
    'notes note care care_instructions notizen pflege pflegehinweise notas cuidado entretien remarques notater vask',
  kept_in: 'kept place location storage ort aufbewahrung lugar ubicacion lieu rangement sted',
  worn_dates:
    'worn dates_worn wear_dates last_worn last_worn_date getragen_am zuletzt_getragen ultimo_uso fechas_de_uso porte_le dernier_port sist_brukt brukt_dato',
};

/** Counts without days, which a log of days cannot take. */
const counts =
  'times_worn wears wear_count number_of_wears worn_count times_used anzahl_getragen mal_getragen getragen tragehaufigkeit veces_usado usos nombre_de_ports fois_porte ganger_brukt antall_bruk cost_per_wear kosten_pro_tragen';

const columnByHeading = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.split(' ').map((word): [string, ImportColumn] => [word, column as ImportColumn]),
  ),
);
const wearCounts = new Set(counts.split(' '));

export function foldedHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/gi, 'o')
    .replace(/ß/g, 'ss')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

/** What a folded heading most likely stands for. */
export const guessColumn = (folded: string): ImportColumn | undefined => columnByHeading.get(folded);

export const isWearCount = (folded: string): boolean => wearCounts.has(folded);
