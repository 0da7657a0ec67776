import { proMessages } from '@drape/contract/membership/tiers';
import type { Profile, ProfileChange } from '@drape/contract/profile/profile';
import { limits } from '@drape/contract/wire/limits';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type Clock, hourMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { PhotoAnalyser } from '../../platform/imaging/photo-analyser.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import type { AccountService } from '../account/service.ts';
import type { CommunityService } from '../community/service.ts';
import { type ColourProfileService, createColourProfile } from './colour-profile.ts';
import { createPreferences, type PreferencesDependencies, type PreferencesService } from './preferences.ts';
import { presentProfile } from './presenter.ts';

export type ProfileService = {
  find(principal: Principal): Promise<Profile>;
  /** Throws `conflict` for a taken username, a stale version, and what a demo visitor may not change. */
  update(principal: Principal, change: ProfileChange): Promise<Profile>;
  setAvatar(principal: Principal, picture: Uint8Array): Promise<Profile>;
  preferences: PreferencesService;
  colours: ColourProfileService;
};

export type { SeededTaste } from './preferences.ts';
export type { Taste, TasteOf } from './taste.ts';

type Dependencies = PreferencesDependencies & {
  database: Database;
  clock: Clock;
  files: StoredFiles;
  analyser: PhotoAnalyser;
  throttle: Throttle;
  account: AccountService;
  community: CommunityService;
};

const avatarsPerHour = { limit: 30, windowMs: hourMs };

function dataAddressBytes(address: string): Uint8Array {
  const match = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=]+)$/.exec(address);
  const bytes = Buffer.from(match?.[1] ?? '', 'base64');
  if (bytes.length === 0 || bytes.length > limits.maxAvatarBytes) {
    throw invalidField(['body', 'avatar'], 'The avatar must be a picture of at most 5MB');
  }
  return bytes;
}

/** The mail carries an outfit, which is for Pro, to an address, which visitors of the demo account do not have. */
function refuseMail({ kind, isPro }: Principal, hour: number | null | undefined): void {
  if (hour === null || hour === undefined) return;
  if (kind !== 'person') throw new AppError('conflict', 'The demo account gets no mail');
  if (!isPro) throw new AppError('pro_required', proMessages.outfits);
}

function columnsOf(change: ProfileChange): Partial<UserRow> {
  const { community, avatar, version, ...plain } = change;
  const given = Object.entries(plain).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(given) as Partial<UserRow>),
    ...(community === undefined ? {} : { community: community ? 1 : 0 }),
  };
}

export function createProfileService(dependencies: Dependencies): ProfileService {
  const { database, clock, files, analyser, throttle, account, analysis, community } = dependencies;
  const find = async (principal: Principal) => {
    const row = await account.rowOf(principal);
    return presentProfile(await account.me(principal), row, account.emailProof.stateOf(row));
  };

  async function storeAvatar(principal: Principal, picture: Uint8Array): Promise<string> {
    const { userId } = principal;
    await throttle.take({ [countedFor(userId, 'avatar')]: avatarsPerHour }, userId);
    const bytes = await analyser.avatar(userId, picture);
    const file = { key: `avatars/${userId}/${newId()}.webp`, userId, contentType: 'image/webp', bytes };
    await files.write([file]);
    await database.transaction((transaction) => files.record(transaction, [file]));
    return file.key;
  }

  async function update(principal: Principal, change: ProfileChange, picture?: Uint8Array): Promise<Profile> {
    const before = await account.rowOf(principal);
    const avatar_key = picture ? await storeAvatar(principal, picture) : undefined;
    const columns = {
      ...columnsOf(change),
      ...(picture || change.avatar === null ? { avatar_key: avatar_key ?? null } : {}),
      updated_at: clock.now().toISOString(),
    };
    await database
      .transaction(async (transaction) => {
        await account.change(transaction, principal, columns, change.version);
        await community.recount(transaction, principal.userId);
      })
      .catch(async (error) => {
        if (avatar_key) await files.purge(principal.userId, [avatar_key]);
        throw error;
      });
    if (change.photo_days != null) await analysis.forgetPhotos(principal.userId);
    if (change.community !== undefined || change.username !== undefined) community.emptyCache();
    if ('avatar_key' in columns && before.avatar_key)
      await files.purge(principal.userId, [before.avatar_key]);
    return find(principal);
  }

  return {
    find,
    async update(principal, change) {
      if (principal.kind !== 'person' && change.username !== undefined) {
        throw new AppError('conflict', 'The demo account keeps its name');
      }
      if (principal.scopes && change.community === true)
        throw new AppError(
          'forbidden',
          'Being shown in the community is agreed to in person. Please log in.',
        );
      refuseMail(principal, change.morning_mail);
      return update(principal, change, change.avatar ? dataAddressBytes(change.avatar) : undefined);
    },
    setAvatar: (principal, picture) => update(principal, {}, picture),
    preferences: createPreferences(dependencies),
    colours: createColourProfile(dependencies),
  };
}
