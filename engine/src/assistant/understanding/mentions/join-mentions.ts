import type { ItemFilter } from '../../assistant-context.ts';
import { hasQualities, isKind } from './mention-filters.ts';
import type { Mention } from './read-mentions.ts';

/** "Something in size L for my top half" speaks of one thing; prices, hearts and patterns belong to what is looked for. */
export function merged(mentions: Mention[], shared: ItemFilter, plain: string): Mention[] {
  const kind = mentions.find(({ vague, role }) => !vague && role === 'wanted');
  const kept = mentions.filter((mention) => {
    if (!kind || mention === kind || !mention.vague) return true;
    if (mention.role === 'refused') {
      kind.filter = { ...kind.filter, not: [...(kind.filter.not ?? []), mention.filter] };
      return false;
    }
    const ofBody = /\b(half|body|feet|head|hands|neck|legs)$/.test(kind.filter.noun ?? '');
    const isMade = mention.filter.brands !== undefined || mention.filter.sizes !== undefined;
    if (isMade) {
      kind.filter = { ...mention.filter, ...kind.filter };
      return false;
    }
    if (mention.definite || (kind.definite && !ofBody)) return true;
    kind.filter = { ...mention.filter, ...kind.filter };
    return false;
  });
  spread(kept, plain);
  predicated(kept, plain);
  if (Object.keys(shared).length > 0) share(kept, shared);
  return kept;
}

/** "All the navy things, clothes, bags": the colour stands for the whole list. */
function spread(mentions: Mention[], plain: string): void {
  const [first, ...others] = mentions.filter(({ role }) => role === 'wanted');
  for (const [k, { filter }] of others.entries()) {
    const colours = (k === 0 ? first : others[k - 1])?.filter.colours;
    if (colours && !filter.colours && filter.noun && plain.includes(` or ${filter.noun}`))
      filter.colours = colours;
  }
  const last = others.at(-1)?.filter.colours;
  if (last && /, (all |both |everything )?in [a-z ]+\W*$/.test(plain))
    for (const mention of [first, ...others])
      if (mention && !mention.definite && !mention.filter.colours)
        mention.filter = { ...mention.filter, colours: last };
  const colours = first?.filter.colours;
  if (!first?.vague || !colours || /\b(the|that|this) [a-z]+ one\b/.test(plain)) return;
  for (const mention of others)
    if (!mention.definite && !mention.filter.colours) mention.filter = { ...mention.filter, colours };
}

/** "Which of my coats and jackets are wool": what is said of the last kind is said of all that are joined to it. */
function predicated(mentions: Mention[], plain: string): void {
  const last = mentions.at(-1);
  if (
    last?.role !== 'wanted' ||
    !/\b(which|what|any|all|list|show)\b.*\b(and|or)\b.*\b(are|is|come|made|in|of|from)\b/.test(plain)
  )
    return;
  const { noun: _noun, categories: _categories, kinds: _kinds, row: _row, ...said } = last.filter;
  if (Object.keys(said).length === 0) return;
  for (const mention of mentions.slice(0, -1))
    if (
      isKind(mention) &&
      mention.role === 'wanted' &&
      !hasQualities(mention.filter) &&
      last.first - mention.last <= 3
    )
      mention.filter = { ...said, ...mention.filter };
}

/** "Not worn this autumn" tells when, and not what for. */
function withoutSeason({ season: _season, ...rest }: ItemFilter): ItemFilter {
  return rest;
}

function share(mentions: Mention[], shared: ItemFilter): void {
  const target =
    mentions.find(({ role, definite }) => role === 'wanted' && !definite) ??
    mentions.find(({ role }) => role === 'wanted');
  const isTime = shared.notWornSince !== undefined || shared.wornFrom !== undefined;
  if (target && isTime) target.filter = withoutSeason(target.filter);
  const patterns = target?.filter.patterns ?? shared.patterns;
  const not = [...(target?.filter.not ?? []), ...(shared.not ?? [])];
  const tags = [...(target?.filter.tags ?? []), ...(shared.tags ?? [])];
  if (target)
    target.filter = {
      ...target.filter,
      ...shared,
      ...(patterns ? { patterns } : {}),
      ...(tags.length > 0 ? { tags } : {}),
      ...(not.length > 0 ? { not } : {}),
    };
  else
    mentions.push({
      filter: shared,
      role: 'wanted',
      definite: false,
      asked: true,
      vague: true,
      first: 0,
      last: 0,
    });
}
