import type { Line } from './lines.ts';

export type IgnoredLine = {
  reason: string /** The lines after it hold an address, up to a blank one. */;
  opensAddress: boolean;
};

const amount = String.raw`[\s:.–-]*(?:[a-z]{0,3}\s?[$€£¥₹]?\s?-?[\d.,]{1,12}\s?[$€£¥₹a-z%]{0,5}|free|gratis)?\s*$`;
const longestShopLine = 200;
const columns =
  'item|product|name|description|type|kind|category|colou?r|brand|size|qty|quantity|price|notes?|season|material|amount|artikel|bezeichnung|farbe|größe|marke|menge|anzahl|preis|kategorie|notiz|article|nom|couleur|taille|quantité|prix|marque|prenda|artículo|talla|cantidad|precio|capo|colore|taglia|prezzo|quantità|kledingstuk|kleur|maat|merk|aantal|prijs|plagg|farge|størrelse|merke|antall|pris|färg|storlek|märke|antal|farve|mærke|ubranie|nazwa|kolor|rozmiar|ilość|cena|peça|cor|tamanho|quantidade|preço';
const columnTitles = new RegExp(`^\\W*(?:${columns})(?:\\s*[,;|\\t]\\s*"?(?:${columns})"?)+\\W*$`, 'iu');

/** Lines of an order that name no item, by their beginnings; the first that fits gives the reason. */
const kinds: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'order details',
    /^(?:your |deine |ihre |votre |tu |su |il tuo |din |je |twoje )?(?:order|invoice|receipt|confirmation|reference|transaction|bestellung|bestelldatum|bestellnummer|rechnung|kundennummer|auftrag|commande|facture|pedido|factura|ordine|fattura|bestelling|bestelnummer|encomenda|ordre|ordrenummer|bestilling|faktura|beställning|zamówienie|paragon|заказ)\s*(?:#|no\b|nr\b|num|id\b|date|placed|confirm|details|summary|status|:|n°|numm|núm|nº|dat|\d{3}|$)/i,
  ],
  [
    'mail header',
    /^(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|à|objet|envoyé|para|asunto|fecha|enviado|oggetto|data|inviato|van|aan|onderwerp|fra|til|emne|dato|från|till|ämne|temat)\s?:\s.*(?:@|\d{4}|\d{1,2}:\d{2}|#|!|order|pedido|bestell|commande|ordine|zam)/iu,
  ],
  [
    'not bought',
    /^(?:sold out|out of stock|refund(?:ed)?|cancel(?:l)?ed|agotado|reembolsado|cancelado|ausverkauft|erstattet|storniert|épuisé|remboursé|annulé|esaurito|rimborsato|annullato|uitverkocht|terugbetaald|geannuleerd|esgotado|udsolgt|refunderet|annulleret|utsolgt|refundert|slutsåld|återbetald|avbeställd|wyprzedane|zwrot|anulowano)(?![\p{L}])/iu,
  ],
  [
    'sum',
    /^(?:sub-?total|total|zwischensumme|gesamt|sous-total|totale|totaal|suma|razem|i alt)(?![\p{L}]).*\d[.,]\d{2}/iu,
  ],
  [
    'shop text',
    /^¿|^(?:dudas|escríbenos|contáctanos|whatsapp|hast du fragen|noch fragen|une question|besoin d.aide|hai domande|vragen)(?![\p{L}])/iu,
  ],
  [
    'title',
    /^(?:packing list|what to (?:pack|wear)|my (?:wardrobe|closet|clothes|outfits?)|(?:capsule )?wardrobe|outfits? for)\b[^:,;]{0,60}:?$/i,
  ],
  ['order details', /^.{0,40}\border of \d+ items?\b/i],
  ['order details', /^(?:sold by|seller|condition|fulfilled by)\b/i],
  ['order details', /^(?:#|order\s)\s?[a-z]{0,4}-?\d{4,}[\w-]*$/i],
  [
    'order details',
    /^(?:sku|upc|ean|style (?:no|code|number)|item (?:no|number|code|#)|article (?:no|number)|product (?:code|id)|art\.?\s?(?:no|nr)|asin|ref)\b.{0,60}$/i,
  ],
  [
    'sum',
    new RegExp(
      String.raw`^(?:(?:item )?sub\s?-?total|(?:order |grand |cart |item )?total|amount (?:due|paid)|balance|tax(?:es)?|vat|gst|sales tax|of which vat|reduced|reduction|markdown|member points(?: used)?|points used|discount|promo(?:tion)?(?: code)?|coupon|savings|you saved|refund|zwischensumme|gesamt(?:summe|betrag)?|summe|mwst|rabatt|gutschein|sous-total|montant|remise|tva|importe|iva|descuento|totale|subtotale|sconto|totaal|subtotaal|korting|btw|desconto|i alt|moms|sum|herav mva|mva|delsumma|summa|razem|suma|rabat|итого)\b(?: \([^)]{0,40}\))?(?: (?:incl|excl|paid|due|inkl|zzgl|ttc|ht)[^:\d]{0,30})?${amount}`,
      'i',
    ),
  ],
  [
    'shipping',
    /^(?:shipping|shipped|ships|ship to|bill to|billing address|delivery|delivered|deliver|dispatch(?:ed)?|estimated (?:delivery|arrival)|arriv(?:es|ing)|expected|standard (?:shipping|delivery)|express (?:shipping|delivery)|free (?:shipping|delivery|returns)|postage|tracking|track (?:your|order|package)|versand\p{L}*|liefer\p{L}*|voraussichtlich|zustellung|livraison|livré|expédi\p{L}*|env[ií]o|entrega|spedizion\p{L}*|consegna|verzend\p{L}*|bezorg\p{L}*|levering|fragt|frakt|leverans|wysyłka|dostawa|доставка)(?!\p{L})/iu,
  ],
  [
    'payment',
    /^(?:payment|paid (?:with|by|via)|pay(?:pal|ment method)|visa\b.{0,20}\d|mastercard|amex|american express|apple pay|google pay|klarna|zahlung\w*|bezahl\w*|paiement|payé|pago|pagado|pagamento|betaal\w*|betaling|betalt|betalning|płatność|оплата|card ending|billing method|credit card|gift card (?:applied|balance))/i,
  ],
  [
    'shop text',
    /^(?:thank(?:s| you)|hi (?!vis|viz|top|rise|waist)|hello|dear |hallo |liebe[rn]? |vielen dank|guten tag|bonjour|merci|hola|gracias|ciao |grazie|beste |bedankt|olá|obrigad|hej |hei |tak for|takk for|tack för|cześć|dziękujemy|fragen\?|unser kundenservice|we (?:hope|are|have|will|'ve|received)|your (?:order|package|items?|parcel|purchase|receipt)|view (?:order|in browser|your)|manage|return(?:s|ing)? |need help|questions\?|contact us|customer (?:service|care)|unsubscribe|privacy|terms|follow us|shop (?:now|more|again)|you (?:may|might) also|recommended|best regards|sincerely|items? (?:ordered|in (?:your|this) order)|order again|buy again|write a review|download|copyright|©|all rights)/i,
  ],
  ['web address', /^(?:https?:\/\/|www\.)\S+$/i],
  ['e-mail address', /^\S{1,64}@\S{1,255}\.\S{2,}$/],
  [
    'date',
    /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?\s)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s\d{1,2}(?:,?\s\d{4})?|\d{1,2}\.?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:\s\d{4})?)(?:,?\s\d{1,2}:\d{2}.{0,8})?$/i,
  ],
  [
    'column titles',
    /^(?:item|product|description|name)s?[\s,;|\t]+(?:qty|quantity|price|size|colou?r|brand|amount|category)\b/i,
  ],
  ['column titles', columnTitles],
  ['no words', /^[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u],
];
/** Lines that would be garments elsewhere. */
const orderKinds: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'order details',
    /^(?:bag fee|carrier bag|tragetasche|tüte|plastpose|bärkasse|sac(?: de caisse)?|bolsa|sacchetto)\b.{0,60}$/i,
  ],
  [
    'payment',
    /^(?:cash|change|card|karte|ec|girocard|carte|tarjeta|bankkort|pin|bar|rückgeld|kort|byttepenger|efectivo|contanti|especes)\b.{0,30}$/i,
  ],
  [
    'shop text',
    /^(?:tell us|win £|survey|store|reg(?:ister)?|cashier|kasse|filiale|butikk|tienda|tel)\b.{0,60}$/i,
  ],
];
const opensAddress =
  /^(?:(?:ship(?:ping|ped)?|deliver(?:y|ed)?|bill(?:ing)?)\s*(?:to|address)|(?:liefer|rechnungs)(?:adresse|anschrift)|adresse de|dirección|indirizzo|bezorgadres|leveringsadresse|leveransadress|adres )/i;

/** Lines that only an order or a receipt has. */
const orderReasons = new Set(['order details', 'sum', 'shipping', 'payment']);
const leastOrderLines = 3;

/** What is known of each line by itself, and whether together they are an order or a receipt. */
export function readShopLines(
  text: string,
  lines: readonly Line[],
): { isOrder: boolean; shopLines: (IgnoredLine | undefined)[] } {
  const shopLines = lines.map((line) => (line.blank ? undefined : lineOf(text, line, kinds)));
  const telling = shopLines.filter((line) => line && orderReasons.has(line.reason)).length;
  const isOrder = telling >= leastOrderLines;
  if (!isOrder) return { isOrder, shopLines };
  return {
    isOrder,
    shopLines: shopLines.map((known, index) => {
      const line = lines[index];
      return known ?? (line.blank ? undefined : lineOf(text, line, orderKinds));
    }),
  };
}

/** Blanks other than single spaces. */
const uneven = /[^\S ]|\s\s/;

/** Why a line names no item; undefined for lines that may. */
function lineOf(
  text: string,
  { start, end }: Line,
  patterns: readonly (readonly [reason: string, pattern: RegExp])[],
): IgnoredLine | undefined {
  const said = text.slice(start, Math.min(end, start + longestShopLine));
  const line = uneven.test(said) ? said.replace(/\s+/g, ' ') : said;
  const found = patterns.find(([, pattern]) => pattern.test(line));
  return found && { reason: found[0], opensAddress: opensAddress.test(line) };
}
