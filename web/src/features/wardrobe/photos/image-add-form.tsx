import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { itemDefaults, wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { describeFailure } from '../../../lib/failure.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { refusalOf } from '../../analysis/upload/upload-state.ts';
import { addItems } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';

/** Makes the item and gives it its photo; an item whose photo does not arrive is taken back. */
async function createWithImage(
  description: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<WardrobeItem> {
  const created = await api.createItems({
    body: {
      description,
      category: itemDefaults.category,
      color_primary: itemDefaults.color,
      season: itemDefaults.season,
      occasion: [itemDefaults.occasion],
    },
  });
  if ('items' in created) throw new Error('');
  const { id } = created;
  try {
    await sendFile(paths.addItemImage, { params: { id }, file }, { onProgress });
  } catch (error) {
    await api.deleteItem({ params: { id } }).catch(() => undefined);
    throw error;
  }
  return api.getItem({ params: { id } });
}

/** The plain way to an item with an image: one file and a description. */
export function ImageAddForm() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const [description, setDescription] = useState('');
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const preview = useObjectUrl(file);
  const add = useMutation({
    mutationFn: (photo: File) => createWithImage(description.trim(), photo, setPercent),
    onSuccess: (item) => {
      addItems(queryClient, [item]);
      setFile(undefined);
      setDescription('');
      showToast({ title: t(says.itemAddedWithImage) });
    },
    onError: (error) => {
      setProblem(describeFailure(error).message);
      tellFailure(t(says.imageFailed), error);
    },
  });
  const complete = file !== undefined && description.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return setProblem(t(says.imageAndDescription));
    setProblem(undefined);
    setPercent(0);
    add.mutate(file);
  };
  const choose = ([chosen]: File[]) => {
    const refusal = chosen && refusalOf(chosen);
    if (refusal === 'too large') return window.alert(t(says.fileTooLarge));
    setProblem(refusal && t`This file is not an image. JPG, PNG and WebP work best.`);
    if (!refusal) setFile(chosen);
  };
  return (
    <form noValidate aria-label={t`Add an item with an image`} onSubmit={submit} className="grid gap-4">
      {preview === undefined ? (
        <FileDrop
          title={t`Choose an image`}
          hint={t`JPG, PNG, WebP, up to 10 MB`}
          accept="image/*"
          onFiles={choose}
        />
      ) : (
        <div className="grid gap-2">
          <img
            src={preview}
            alt={t`The one you chose`}
            className="max-h-64 rounded-photo bg-plate object-contain"
          />
          <Button size="sm" disabled={add.isPending} onClick={() => setFile(undefined)}>
            <Trans>Remove image</Trans>
          </Button>
        </div>
      )}
      <TextField
        label={t`Description`}
        autoComplete="off"
        maxLength={wardrobeLimits.maxDescription}
        value={description}
        onChange={(event) => {
          setProblem(undefined);
          setDescription(event.target.value);
        }}
      />
      {problem !== undefined && <Alert messages={[problem]} />}
      {add.isPending && <Progress label={t`Upload`} percent={percent} />}
      <Button type="submit" variant="primary" disabled={!complete} pending={add.isPending}>
        <Trans>Add item with image</Trans>
      </Button>
      {!complete && <p className="text-sm text-muted">{t(says.imageAndDescription)}</p>}
    </form>
  );
}
