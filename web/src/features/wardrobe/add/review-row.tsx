import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ColourChoice } from '../editor/colour-choice.tsx';
import { DrawnItem } from '../editor/drawn-item.tsx';
import { changedFields, formOf, type ItemForm } from '../editor/item-form.ts';
import { capitalised } from '../items/item-words.ts';
import { editDraft, type ReviewedDraft, removeDraft } from './pasted-clothes.ts';
import { ReviewControls } from './review-controls.tsx';
import { ReviewFields } from './review-fields.tsx';
import { isUnnamed } from './review-rules.ts';

type Props = {
  reviewed: ReviewedDraft;
  /** Only its color is asked for: the common colors stand in place of the controls. */
  asksColour: boolean;
  lit: boolean;
  onLight: (key: string | undefined) => void;
};

/** Arrow keys walk from name to name through the rows on show; Delete removes the row. */
function walk(event: KeyboardEvent<HTMLButtonElement>, remove: () => void): void {
  const names = [...document.querySelectorAll<HTMLButtonElement>('[data-review-name]')];
  const at = names.indexOf(event.currentTarget);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    names[at + step]?.focus();
  } else if (event.key === 'Delete') {
    event.preventDefault();
    (names[at + 1] ?? names[at - 1])?.focus();
    remove();
  }
}

/** One item that was read from the text, in a row: its picture, name, kind and color; all of its fields unfold below. */
export const ReviewRow = memo(function ReviewRow({ reviewed, asksColour, lit, onLight }: Props) {
  const { key, draft, form } = reviewed;
  const [unfolded, setUnfolded] = useState(false);
  const [showsColours, setShowsColours] = useState(false);
  const change = (part: Partial<ItemForm>) => editDraft(key, part);
  const unnamed = isUnnamed(reviewed);
  const chooseColour = (name: string) => editDraft(key, { color_primary: name }, { chosen: true });
  const colours = <ColourChoice of={form.description} value={form.color_primary} onChoose={chooseColour} />;
  const controls = (
    <ReviewControls
      form={form}
      unnamed={unnamed}
      showsColours={showsColours}
      onShowColours={() => setShowsColours(!showsColours)}
      onChange={change}
    />
  );
  return (
    <li
      id={`draft-${key}`}
      aria-label={form.description}
      onPointerEnter={() => onLight(key)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(key)}
      className={cx(
        'scroll-mt-24 border-t border-line py-1.5 transition-colors',
        lit && 'bg-[color-mix(in_oklab,var(--wash),transparent_45%)]',
      )}
    >
      <div
        className={cx(
          'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5',
          asksColour
            ? 'sm:grid-cols-[2.5rem_minmax(0,1fr)_auto_auto]'
            : 'sm:grid-cols-[2.5rem_minmax(0,1fr)_10rem_9.5rem_3.25rem_auto]',
        )}
      >
        <DrawnItem
          src={draft.image_url}
          form={form}
          redraw={changedFields(formOf(draft), form).length > 0}
          className="size-10"
        />
        <button
          type="button"
          data-review-name
          aria-expanded={unfolded}
          aria-label={t`All fields of ${form.description}`}
          onClick={() => setUnfolded(!unfolded)}
          onKeyDown={(event) => walk(event, () => removeDraft(key))}
          className="flex min-h-10 min-w-0 items-center gap-1.5 rounded-[2px] text-start"
        >
          <ChevronDown
            aria-hidden
            className={cx('size-4 shrink-0 text-muted transition-transform', unfolded && 'rotate-180')}
          />
          <span className="grid min-w-0">
            <span className="line-clamp-2 text-sm break-words">{form.description}</span>
            {asksColour && (
              <span className="text-sm text-muted">{capitalised(form.subcategory || form.category)}</span>
            )}
            {draft.learned !== undefined && draft.learned.length > 0 && (
              <span className="text-sm text-muted">
                <Trans>As you corrected before</Trans>
              </span>
            )}
          </span>
        </button>
        {asksColour ? (
          <div className="col-span-3 row-start-2 sm:col-auto sm:row-auto">{colours}</div>
        ) : (
          <div className="col-span-3 row-start-2 grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_2.75rem] gap-2 sm:contents">
            {controls}
          </div>
        )}
        <Button
          variant="quiet"
          size="icon"
          aria-label={t`Remove ${form.description} from the list`}
          onClick={() => removeDraft(key)}
          className="col-start-3 row-start-1 text-muted sm:col-auto sm:row-auto"
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {showsColours && <div className="pt-1.5 sm:ps-[3.25rem]">{colours}</div>}
      {unnamed && (
        <div className="flex flex-wrap items-center gap-2 ps-[3.25rem] pt-1.5 text-sm">
          <span className="text-muted">
            <Trans>Is it one of these?</Trans>
          </span>
          {draft.guesses.map(({ category, subcategory }) => (
            <Button
              key={subcategory}
              size="sm"
              onClick={() => change({ category, subcategory, status: 'available' })}
            >
              {capitalised(subcategory)}
            </Button>
          ))}
        </div>
      )}
      {asksColour && unfolded && (
        <div className="grid max-w-xl grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_2.75rem] gap-2 pt-3 sm:ps-[3.25rem]">
          {controls}
        </div>
      )}
      {(unfolded || form.description.trim() === '') && <ReviewFields form={form} onChange={change} />}
    </li>
  );
});
