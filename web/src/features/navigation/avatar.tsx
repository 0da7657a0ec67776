import type { User } from '@drape/contract/account';

/** The user's picture, else the first letter of the username. */
export function Avatar({ user }: { user: User }) {
  if (user.avatar) return <img src={user.avatar} alt="" className="size-9 rounded-full object-cover" />;
  return (
    <span
      aria-hidden
      className="font-display grid size-9 place-items-center rounded-full bg-accent text-base text-on-accent uppercase"
    >
      {user.username.charAt(0)}
    </span>
  );
}
