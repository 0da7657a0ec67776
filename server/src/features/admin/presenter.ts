import type { Review } from '@drape/contract/admin/admin-figures';
import type { ReviewCategory } from '@drape/contract/admin/admin-options';
import type { AuditEntry, ManagedUser } from '@drape/contract/admin/admin-users';
import type { Tier } from '@drape/contract/membership/tiers';
import type { UpgradeRequestRow } from '../../platform/database/admin-rows.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Holdings, NamedAuditRow } from './repository.ts';
import type { NamedReviewRow } from './reviews-repository.ts';

export function presentUser(
  row: UserRow,
  tier: Tier,
  holdings: Holdings,
  request: UpgradeRequestRow | undefined,
): ManagedUser {
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    email: row.email,
    role: row.role === 'admin' ? 'admin' : 'user',
    tier,
    pays: row.pro_source === 'stripe',
    trial_ends_at: row.trial_ends_at,
    blocked: row.blocked === 1,
    created_at: row.created_at,
    last_active_at: row.last_active_at,
    analyses: holdings.analyses,
    items: holdings.items,
    stored_bytes: holdings.bytes,
    upgrade_request: request ? { note: request.note, created_at: request.created_at } : null,
    version: row.version,
  };
}

export function presentAudit({ id, at, actor, target, action, detail }: NamedAuditRow): AuditEntry {
  return { id, at, actor, target, action, detail: JSON.parse(detail) };
}

export function presentReview(row: NamedReviewRow): Review {
  return {
    id: row.id,
    user: row.username,
    rating: row.rating,
    comment: row.comment,
    date: row.created_at,
    category: row.category as ReviewCategory,
    analysis_id: row.analysis_id,
  };
}
