import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import {
  wornColors,
  wornFabrics,
  wornKinds,
  wornPatterns,
} from '@drape/contract/analysis/worn-garment-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { joined, parted, replaced, type ShownGarment } from './garment-changes.ts';

const patternWords: Partial<Record<string, string>> = { solid: 'plain' };
const fabricWords: Partial<Record<string, string>> = { napped: 'brushed or suede' };

const optionsOf = (values: readonly string[], words: Partial<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: capital(words[value] ?? value) }));

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const known = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((each) => each === value);

/** What the fields of the form say of a garment; an empty field leaves it as it was seen. */
function saidIn(form: HTMLFormElement, from: string[]): CorrectedGarment {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const kind = known(wornKinds, text('kind'));
  const color = known(wornColors, text('color'));
  const pattern = known(wornPatterns, text('pattern'));
  const fabric = known(wornFabrics, text('fabric'));
  return {
    from,
    ...(kind && { kind }),
    ...(color && { color }),
    ...(pattern && { pattern }),
    ...(fabric && { fabric }),
  };
}

function GarmentFields({ garment }: { garment: ShownGarment | undefined }) {
  const isNew = garment === undefined;
  const open = isNew ? t`Choose` : t`As seen`;
  const fields = [
    { name: 'kind' as const, label: t`Kind`, options: optionsOf(wornKinds) },
    { name: 'color' as const, label: t`Color`, options: optionsOf(wornColors) },
    { name: 'pattern' as const, label: t`Pattern`, options: optionsOf(wornPatterns, patternWords) },
    { name: 'fabric' as const, label: t`Fabric`, options: optionsOf(wornFabrics, fabricWords) },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, ...field }) => (
        <SelectField
          key={name}
          {...field}
          name={name}
          required={isNew && (name === 'kind' || name === 'color')}
          placeholder={name === 'kind' || name === 'color' ? open : t`As seen`}
          defaultValue={garment?.[name] ?? ''}
        />
      ))}
    </div>
  );
}

type Props = {
  garments: readonly ShownGarment[];
  /** Which garment is corrected; as many as there are for one that is added. */
  index: number;
  pending: boolean;
  error: string | undefined;
  onChange: (garments: CorrectedGarment[]) => void;
  onClose: () => void;
};

/** Corrects one garment: what it is, whether it belongs to another, is two, or is not worn. */
export function GarmentDialog({ garments, index, pending, error, onChange, onClose }: Props) {
  const garment = garments[index];
  const [other, setOther] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { from = [], item_id } = garment ?? {};
    const said = { ...saidIn(event.currentTarget, from), ...(item_id !== undefined && { item_id }) };
    onChange(garment ? replaced(garments, index, [said]) : replaced([...garments, said], -1, []));
  };
  const others = garments.flatMap(({ label, from }, each) =>
    each === index || from.length === 0 ? [] : [{ value: String(each), label: capital(label) }],
  );
  const wasSeen = garment !== undefined && garment.from.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={garment ? capital(garment.label) : t`Add a garment`}
    >
      <form onSubmit={submit} className="grid gap-5">
        <GarmentFields garment={garment} />
        {error !== undefined && <Alert messages={[error]} />}
        <Button type="submit" variant="primary" pending={pending}>
          {garment ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </Button>
      </form>
      {wasSeen && others.length > 0 && (
        <div className="flex items-end gap-3 border-t border-line pt-5">
          <SelectField
            label={t`One piece with`}
            options={others}
            placeholder={t`Choose`}
            value={other}
            onChange={(event) => setOther(event.target.value)}
            className="grow"
          />
          <Button
            disabled={other === ''}
            pending={pending}
            onClick={() => onChange(joined(garments, index, Number(other)))}
          >
            <Trans>Join</Trans>
          </Button>
        </div>
      )}
      {garment && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          {wasSeen && (
            <Button pending={pending} onClick={() => onChange(parted(garments, index))}>
              <Trans>These are two pieces</Trans>
            </Button>
          )}
          {garments.length > 1 && (
            <Button
              variant="danger"
              pending={pending}
              onClick={() => onChange(replaced(garments, index, []))}
            >
              <Trans>Not worn</Trans>
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
