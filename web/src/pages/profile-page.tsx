import { useQuery } from '@tanstack/react-query';
import { meQuery, signOut } from '../features/account/queries.ts';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function ProfilePage() {
  const sessionUser = useSession((state) => state.user);
  const { data } = useQuery(meQuery);
  const user = data ?? sessionUser;
  useTitle('Profile');
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={user.full_name || user.username}
        lead="Your account with Drape."
        actions={<Button onClick={signOut}>Sign out</Button>}
      />
      <section
        aria-labelledby="account"
        className="grid gap-6 border-t border-line py-10 md:grid-cols-[16rem_minmax(0,30rem)] md:gap-12"
      >
        <div>
          <h2 id="account" className="font-display text-lg">
            Account
          </h2>
          <p className="mt-2 text-sm text-muted">Who you are here, and where we write to.</p>
        </div>
        <div className="grid gap-5">
          <TextField label="Name" value={user.full_name} readOnly />
          <TextField label="Username" value={user.username} readOnly />
          <TextField
            label="Email"
            type="email"
            value={user.email}
            disabled
            hint="The email cannot be changed."
          />
        </div>
      </section>
    </>
  );
}
