import type { Line } from './lines.ts';

export type IgnoredLine = {
  reason: string /** The lines after it hold an address, up to a blank one. */;
  opensAddress: boolean;
};

const amount = String.raw`[\s:.–-]*(?:[a-z]{0,3}\s?[$€£¥₹]?\s?-?[\d.,]{1,12}\s?[$€£¥₹a-z%]{0,5}|free|gratis)?\s*$`;
const longestShopLine = 200;

/** Lines of an order that name no item, by their beginnings; the first that fits gives the reason. */
const kinds: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'order details',
    /^(?:your )?(?:order|invoice|receipt|confirmation|reference|transaction|bestellung|commande|pedido)\s*(?:#|no\b|nr\b|num|id\b|date|placed|confirm|details|summary|status|:|n°)/i,
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
      String.raw`^(?:sub\s?-?total|(?:order |grand |cart |item )?total|amount (?:due|paid)|balance|tax(?:es)?|vat|gst|sales tax|discount|promo(?:tion)?(?: code)?|coupon|savings|you saved|refund|zwischensumme|gesamt(?:summe)?|mwst|rabatt|sous-total|tva)\b(?: \([^)]{0,40}\))?(?: (?:incl|excl|paid|due)[^:]{0,30})?${amount}`,
      'i',
    ),
  ],
  [
    'shipping',
    /^(?:shipping|shipped|ships|ship to|bill to|billing address|delivery|delivered|deliver|dispatch(?:ed)?|estimated (?:delivery|arrival)|arriv(?:es|ing)|expected|standard (?:shipping|delivery)|express (?:shipping|delivery)|free (?:shipping|delivery|returns)|postage|tracking|track (?:your|order|package)|versand|lieferung|livraison|envio)\b/i,
  ],
  [
    'payment',
    /^(?:payment|paid (?:with|by|via)|pay(?:pal|ment method)|visa\b.{0,20}\d|mastercard|amex|american express|apple pay|google pay|klarna|card ending|billing method|credit card|gift card (?:applied|balance))/i,
  ],
  [
    'shop text',
    /^(?:thank(?:s| you)|hi |hello|dear |we (?:hope|are|have|will|'ve|received)|your (?:order|package|items?|parcel|purchase|receipt)|view (?:order|in browser|your)|manage|return(?:s|ing)? |need help|questions\?|contact us|customer (?:service|care)|unsubscribe|privacy|terms|follow us|shop (?:now|more|again)|you (?:may|might) also|recommended|best regards|sincerely|items? (?:ordered|in (?:your|this) order)|order again|buy again|write a review|download|copyright|©|all rights)/i,
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
  ['no words', /^[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u],
];
const opensAddress = /^(?:ship(?:ping|ped)?|deliver(?:y|ed)?|bill(?:ing)?)\s*(?:to|address)\b/i;

/** Why a line of an order's text names no item; undefined for lines that may. */
export function shopLine(text: string, { start, end }: Line): IgnoredLine | undefined {
  const line = text.slice(start, Math.min(end, start + longestShopLine));
  const found = kinds.find(([, pattern]) => pattern.test(line));
  if (!found) return undefined;
  return { reason: found[0], opensAddress: opensAddress.test(line) };
}
