import { adminLimits, type UserFilter, userFilters } from '@drape/contract/admin/admin-options';
import type { ManagedUser } from '@drape/contract/admin/admin-users';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { AdminHead } from '../admin-head.tsx';
import { Loaded } from '../loaded.tsx';
import { usersQuery } from '../queries.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { UserDialog } from './user-dialog.tsx';

const filterLabels: Record<UserFilter, MessageDescriptor> = {
  all: msg`Everybody`,
  requests: msg`Upgrade requests`,
  admins: msg`Administrators`,
  pro: msg`Pro`,
  trial: msg`Trial`,
  free: msg`Free`,
  blocked: msg`Blocked`,
};
const tiers = { free: msg`Free`, trial: msg`Trial`, pro: msg`Pro` };

function Row({ user, onOpen }: { user: ManagedUser; onOpen: () => void }) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 py-3.5 text-start transition-colors hover:bg-wash focus-visible:-outline-offset-2 max-sm:[&>span:not(:first-child)]:col-start-2 sm:grid-cols-[auto_minmax(0,24rem)_12rem_minmax(0,1fr)] sm:items-center sm:gap-x-5"
      >
        <span
          aria-hidden
          className="row-span-3 grid size-10 place-items-center rounded-full bg-wash font-display uppercase sm:row-span-1"
        >
          {user.username.slice(0, 1)}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {user.full_name} <span className="font-normal text-muted">@{user.username}</span>
          </span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {user.upgrade_request && (
            <Badge tone="accent">
              <Trans>Asks for Pro</Trans>
            </Badge>
          )}
          {user.blocked && (
            <Badge tone="accent">
              <Trans>Blocked</Trans>
            </Badge>
          )}
          {user.role === 'admin' && (
            <Badge>
              <Trans>Admin</Trans>
            </Badge>
          )}
          <Badge>{t(tiers[user.tier])}</Badge>
        </span>
        <span className="figures text-sm text-muted sm:text-end">
          {user.last_active_at === null ? t`Never active` : t`Active ${formatDay(user.last_active_at)}`}
        </span>
      </button>
    </li>
  );
}

function nothingFound(search: string, filter: UserFilter): string {
  if (search !== '') return t`Nobody is called “${search}”.`;
  return filter === 'requests' ? t`No one is waiting for an upgrade.` : t`No users match this filter.`;
}

/** User management: find somebody, see what they have, change what they may. */
export function UsersPanel() {
  const ownId = useSession((state) => state.user?.id);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<UserFilter>('all');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string | undefined>();
  const [adding, setAdding] = useState(false);
  const asked = useDeferredValue(search.trim());
  const query = useQuery(usersQuery({ search: asked, filter, page }));
  const opened = query.data?.users.find(({ id }) => id === openId);
  const waiting = query.data?.upgrade_requests ?? 0;
  const options = userFilters.map((value) => ({
    value,
    label:
      value === 'requests' && waiting > 0 ? `${t(filterLabels[value])} (${waiting})` : t(filterLabels[value]),
  }));
  return (
    <div className="grid gap-6">
      <AdminHead
        title={t`Users`}
        lead={t`Everybody with an account. Choose one to change plan, role or password.`}
        action={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            <Trans>Add somebody</Trans>
          </Button>
        }
      />
      <div className="-mt-6 grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] gap-3 sm:grid-cols-[minmax(0,26rem)_12rem] md:-mt-8">
        <TextField
          label={t`Search`}
          type="search"
          placeholder={t`Name or email`}
          maxLength={adminLimits.maxSearch}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <SelectField
          label={t`Show`}
          options={options}
          value={filter}
          onChange={(event) => {
            setFilter(userFilters.find((known) => known === event.target.value) ?? 'all');
            setPage(1);
          }}
        />
      </div>
      <AddUserDialog open={adding} onOpenChange={setAdding} />
      <Loaded query={query}>
        {({ users, total, total_pages }) => (
          <>
            <p role="status" className="figures text-sm text-muted">
              {total === 0 ? nothingFound(asked, filter) : plural(total, { one: '# user', other: '# users' })}
            </p>
            <ul className={total === 0 ? '' : 'border-b border-line'}>
              {users.map((user) => (
                <Row key={user.id} user={user} onOpen={() => setOpenId(user.id)} />
              ))}
            </ul>
            <Pagination page={page} totalPages={total_pages} onPage={setPage} />
          </>
        )}
      </Loaded>
      <SecondFactorRule />
      {opened && (
        <UserDialog
          key={opened.id}
          user={opened}
          isSelf={opened.id === ownId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}
