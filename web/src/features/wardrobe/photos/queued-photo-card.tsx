import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { ItemField } from '../editor/item-fields.tsx';
import type { ItemForm } from '../editor/item-form.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import { canAccept, changeForm, offeredChoices } from './photo-draft.ts';
import { draftFor, setPhotoDraft, usePhotoDrafts } from './photo-drafts.ts';
import type { usePhotoQueue } from './use-photo-queue.ts';

type RowProps = { name: string; picture: ReactNode; onRemove: () => void; children: ReactNode };

/** A photo of the queue: its picture, its file's name, and what is to be said or done about it. */
export function QueueRow({ name, picture, onRemove, children }: RowProps) {
  return (
    <li
      aria-label={name}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6"
    >
      <div className="grid content-start gap-1">{picture}</div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex items-start justify-between gap-2">
          <p className="truncate text-sm text-muted">{name}</p>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t`Remove ${name}`}
            onClick={onRemove}
            className="-mt-1.5 px-2.5 text-muted"
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
        {children}
      </div>
    </li>
  );
}

type Props = {
  photo: QueuedPhoto;
  lookAlike: WardrobeItem | undefined;
  /** The file name of an earlier photo of the queue that shows the same. */
  samePhoto: string | undefined;
  queue: ReturnType<typeof usePhotoQueue>;
  onOpen: (id: string) => void;
};

function LookAlike({ item, onOpen }: { item: WardrobeItem; onOpen: (id: string) => void }) {
  return (
    <div className="flex items-center gap-3 rounded-control bg-accent-wash p-2 pe-3 text-sm">
      <ItemPicture src={item.thumbnail_url} className="size-12 shrink-0 rounded-control" />
      <p className="min-w-0">
        <Copy aria-hidden className="me-1.5 inline size-3.5" />
        <Trans>
          Looks like one you have:{' '}
          <button type="button" onClick={() => onOpen(item.id)} className={`${textLink} text-start`}>
            {item.description}
          </button>
        </Trans>
      </p>
    </div>
  );
}

function ReadyPhoto({ photo, lookAlike, samePhoto, queue, onOpen }: Props) {
  const draft = draftFor(usePhotoDrafts(), photo);
  const { form } = draft;
  const choices = offeredChoices(photo);
  const onChange = (part: Partial<ItemForm>) =>
    setPhotoDraft(photo.id, { ...draft, form: changeForm(form, part) });
  const accepting = queue.acceptOne.isPending && queue.acceptOne.variables?.id === photo.id;
  return (
    <>
      {lookAlike && <LookAlike item={lookAlike} onOpen={onOpen} />}
      {!lookAlike && samePhoto !== undefined && (
        <p className="rounded-control bg-accent-wash px-3 py-2 text-sm">
          <Copy aria-hidden className="me-1.5 inline size-3.5" />
          <Trans>Looks like {samePhoto}, which is in the queue too</Trans>
        </p>
      )}
      {choices.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left me-2 flex h-9 items-center text-sm">
            <Trans>What is it?</Trans>
          </legend>
          {choices.map(({ category, subcategory }) => {
            const name = subcategory ?? category;
            const chosen = form.category === category && form.subcategory === (subcategory ?? '');
            return (
              <Button
                key={name}
                size="sm"
                variant={chosen ? 'primary' : 'secondary'}
                aria-pressed={chosen}
                onClick={() => onChange({ category, subcategory: subcategory ?? '' })}
                className="first-letter:uppercase"
              >
                {name}
              </Button>
            );
          })}
        </fieldset>
      )}
      <ItemField name="description" form={form} onChange={onChange} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <ItemField name="category" form={form} onChange={onChange} />
        <ItemField name="subcategory" form={form} onChange={onChange} />
        <ItemField name="color_primary" form={form} onChange={onChange} />
      </div>
      {photo.findings?.notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {photo.cutout_url !== null && (
          <Switch
            label={t`Remove background`}
            checked={draft.cutout}
            onCheckedChange={(cutout) => setPhotoDraft(photo.id, { ...draft, cutout })}
          />
        )}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-3">
          {form.category === '' && (
            <p className="text-sm text-muted">
              <Trans>Choose what it is first</Trans>
            </p>
          )}
          <Button
            variant="primary"
            size="sm"
            disabled={!canAccept(draft)}
            pending={accepting}
            onClick={() => queue.acceptOne.mutate(photo)}
          >
            <Trans>Add to wardrobe</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}

/** One photo on the server in its state: waiting, being looked at, broken, or ready to be reviewed. */
export function QueuedPhotoCard(props: Props) {
  const { photo, queue } = props;
  const { cutout } = draftFor(usePhotoDrafts(), photo);
  const ready = photo.state === 'ready';
  const src = ready && cutout && photo.cutout_url !== null ? photo.cutout_url : photo.thumbnail_url;
  const retrying = queue.retry.isPending && queue.retry.variables?.id === photo.id;
  return (
    <QueueRow
      name={photo.file_name}
      onRemove={() => queue.remove.mutate(photo)}
      picture={
        <>
          <ItemPicture src={src} fill={!(ready && cutout)} className="aspect-4/5" />
          <PaletteStrip palette={photo.findings?.palette ?? []} />
        </>
      }
    >
      {ready && <ReadyPhoto {...props} />}
      {photo.state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3 text-sm">
          <p className="text-poor">{photo.message ?? t`This photo could not be read.`}</p>
          {photo.retryable && (
            <Button size="sm" pending={retrying} onClick={() => queue.retry.mutate(photo)}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      )}
      {(photo.state === 'waiting' || photo.state === 'working') && (
        <div className="grid gap-2">
          <p className="text-sm">
            {photo.state === 'waiting' ? t`Waiting its turn` : t`Looking at the garment`}
          </p>
          <Progress
            label={t`${photo.file_name}: progress`}
            percent={photo.state === 'waiting' ? 0 : photo.progress}
          />
        </div>
      )}
    </QueueRow>
  );
}
