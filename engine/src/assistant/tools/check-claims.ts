import type { AssistantItem } from '../assistant-context.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind } from '../understanding/mentions/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';

// Looks ahead, so that a claim inside another one's words is read as well.
const owned = /\b(?:your|you (?:already )?(?:have|own|got)|you['’]ve got)\s+(?=([^.,;:!?\n()]{3,70}))/giu;
const negated = /\b(no|not|don['’]t|never|without)\b/i;

/**
 * The first garment that a text says the person owns and that is not among the items, as it is written there; undefined
 * where every such claim holds. Garments without a colour, cloth or maker ("your shoes") claim nothing.
 */
export function unsupportedClaim(text: string, items: readonly AssistantItem[]): string | undefined {
  for (const [, said = ''] of text.matchAll(owned)) {
    if (negated.test(said.slice(0, 12))) continue;
    const [mention] = readMentions(
      questionTokens(said.split(/\s(?:and|with|or|but|because|so|for|to|is|are|goes?)\s/i)[0] ?? ''),
    );
    if (!mention || !isKind(mention) || !hasQualities(mention.filter)) continue;
    const {
      tags: _tags,
      occasion: _occasion,
      season: _season,
      warm: _warm,
      patterns: _patterns,
      ...firm
    } = mention.filter;
    if (matchItems(items, firm).length === 0) return said.trim();
  }
  return undefined;
}
