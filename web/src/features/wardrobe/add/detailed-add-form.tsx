import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { ItemField, OccasionField, TagsField } from '../editor/item-fields.tsx';
import { formOf, type ItemForm, wireOf } from '../editor/item-form.ts';
import { addItems } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';

const emptyForm = formOf({});

function isFilledIn({ description, category, color_primary }: ItemForm): boolean {
  return [description, category, color_primary].every((text) => text.trim() !== '');
}

/** One item with its fields. What was typed stays until the item is in the wardrobe. */
export function DetailedAddForm() {
  const queryClient = useQueryClient();
  const [form, setForm] = useDraft('new item', emptyForm);
  const [key, setKey] = useState(randomKey);
  const [problem, setProblem] = useState<string>();
  const add = useMutation({
    mutationFn: () => {
      const { status: _, quantity, ...fields } = wireOf(form);
      return api.createItems({ body: { ...fields, quantity } }, { idempotencyKey: key });
    },
    onSuccess: (created) => {
      if (!('items' in created)) addItems(queryClient, [created]);
      setForm(emptyForm);
      setKey(randomKey());
      showToast({ title: t(says.itemAdded) });
    },
    onError: (error) => {
      setProblem(failureSentences(error).join(' '));
      tellFailure(t(says.createFailed), error);
    },
  });
  const onChange = (change: Partial<ItemForm>) => {
    setProblem(undefined);
    setForm((before) => ({ ...before, ...change }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilledIn(form)) add.mutate();
    else setProblem(t(says.fillIn));
  };
  const fields = { form, onChange };
  return (
    <form noValidate aria-label={t`Add one item`} onSubmit={submit} className="grid gap-4">
      <ItemField name="description" {...fields} />
      <div className="grid grid-cols-2 gap-3">
        <ItemField name="category" {...fields} />
        <ItemField name="color_primary" {...fields} />
        <ItemField name="brand" {...fields} />
        <ItemField name="size" {...fields} />
        <ItemField name="color_secondary" {...fields} />
        <ItemField name="season" {...fields} />
      </div>
      <OccasionField {...fields} />
      <TagsField {...fields} />
      {problem !== undefined && <Alert messages={[problem]} />}
      <Button type="submit" variant="primary" pending={add.isPending}>
        <Trans>Add item</Trans>
      </Button>
    </form>
  );
}
