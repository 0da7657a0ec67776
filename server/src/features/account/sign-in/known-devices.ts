import { limits } from '@drape/contract/wire/limits';
import { type Clock, dayMs, plus } from '../../../platform/clock.ts';
import { newToken, type Secrets } from '../../../platform/crypto.ts';

export type KnownDevices = {
  /** A mark for a browser in which somebody has proven who they are. */
  mark(userId: string): string;
  /** What the guesses of a browser are counted under; undefined where the mark does not belong to this account. */
  knownAs(userId: string, mark: string | undefined): string | undefined;
};

const purpose = 'known device';
const form = /^([\w-]{1,64})\.([\w-]{43})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * Browsers that an account has signed in from. Their guesses are counted apart from those of everybody else, so that no
 * stranger can use up the attempts of the owner.
 */
export function createKnownDevices({ clock, secrets }: { clock: Clock; secrets: Secrets }): KnownDevices {
  const textOf = (userId: string, device: string, expires: string) => `${userId}\n${device}\n${expires}`;
  return {
    mark(userId) {
      const device = newToken();
      const expires = String(plus(clock.now(), limits.knownDeviceDays * dayMs).getTime());
      return [userId, device, expires, secrets.sign(purpose, textOf(userId, device, expires))].join('.');
    },
    knownAs(userId, mark) {
      const [, owner, device = '', expires = '', signature = ''] = form.exec(mark ?? '') ?? [];
      if (owner !== userId || Number(expires) <= clock.now().getTime()) return undefined;
      return secrets.verify(purpose, textOf(userId, device, expires), signature) ? device : undefined;
    },
  };
}
