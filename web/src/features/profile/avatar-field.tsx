import type { Profile } from '@drape/contract/profile/profile';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Avatar } from '../navigation/avatar.tsx';
import { useUpdateProfile, useUploadAvatar } from './queries.ts';

const maxMegabytes = limits.maxAvatarBytes / 1024 / 1024;

/** The picture of the user: a chosen one shows at once and is sent; the server cuts it to a square. */
export function AvatarField({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useUploadAvatar();
  const remove = useUpdateProfile();

  useEffect(() => () => void (preview !== undefined && URL.revokeObjectURL(preview)), [preview]);

  const choose = (file: File) => {
    remove.reset();
    upload.reset();
    setTooLarge(file.size > limits.maxAvatarBytes);
    if (file.size > limits.maxAvatarBytes) return;
    setPreview(URL.createObjectURL(file));
    upload.mutate(file, { onSettled: () => setPreview(undefined) });
  };
  const failure = upload.error ?? remove.error;
  const messages = [
    ...(tooLarge ? [t`The picture must be smaller than ${maxMegabytes}MB`] : []),
    ...(failure ? [failure.message] : []),
  ];

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar user={{ username: profile.username, avatar: preview ?? profile.avatar }} size="lg" />
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" pending={upload.isPending} onClick={() => input.current?.click()}>
              {upload.isPending ? t`Uploading…` : profile.avatar ? t`Change picture` : t`Upload a picture`}
            </Button>
            {profile.avatar && (
              <Button
                size="sm"
                variant="danger"
                disabled={upload.isPending}
                pending={remove.isPending}
                onClick={() => {
                  upload.reset();
                  remove.mutate({ avatar: null });
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">
            <Trans>Cropped to a square, up to {maxMegabytes} MB.</Trans>
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t`Picture of you`}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) choose(file);
          }}
        />
      </div>
      {messages.length > 0 && <Alert messages={messages} />}
    </div>
  );
}
