import { eventTypes } from '@drape/contract/calendar/calendar-options';
import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { InlineSelect, searchChip } from '../../../ui/fields/inline-select.tsx';
import { capitalised, optionOf } from '../../wardrobe/items/item-words.ts';
import {
  coloursOf,
  type LookbookView,
  type OutfitOrder,
  outfitOrders,
  type WearFilter,
  wearFilters,
} from './lookbook-filter.ts';

const wearLabels: Record<WearFilter, MessageDescriptor> = {
  all: msg`Worn or not`,
  worn: msg`Worn`,
  unworn: msg`Not worn yet`,
  liked: msg`Liked`,
};
const orderLabels: Record<OutfitOrder, MessageDescriptor> = {
  newest: msg`Newest first`,
  score: msg`Best score first`,
  name: msg`By name`,
  rested: msg`Longest not worn first`,
};
const optionsOf = <T extends string>(labels: Record<T, MessageDescriptor>, values: readonly T[]) =>
  values.map((value) => ({ value, label: labels[value] }));

type Props = {
  outfits: readonly LookbookOutfit[];
  view: LookbookView;
  onChange: (part: Partial<LookbookView>) => void;
};

/** Narrows and orders the lookbook, in one row. Colours and occasions are offered as far as there are any. */
export function LookbookFilterBar({ outfits, view, onChange }: Props) {
  const colours = [...new Set(outfits.flatMap(coloursOf))].sort();
  const types = eventTypes.filter((type) => outfits.some(({ event_type }) => event_type === type));
  return (
    <section
      aria-label={t`Filters`}
      className="-mx-5 flex items-center gap-2 scroll-px-5 overflow-x-auto px-5 pb-6 [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_85%,transparent)] md:mx-0 md:px-0.5 md:pt-0.5"
    >
      <div className="relative w-48 shrink-0 md:w-auto md:max-w-md md:min-w-56 md:flex-1">
        <Search aria-hidden className="pointer-events-none absolute top-2.5 start-3 size-4 text-muted" />
        <input
          type="search"
          aria-label={t`Search your outfits`}
          placeholder={t`Name or item`}
          value={view.query}
          onChange={({ target }) => onChange({ query: target.value })}
          className={searchChip}
        />
      </div>
      <InlineSelect
        shape="chip"
        label={t`Occasion`}
        value={view.type}
        marked={view.type !== 'all'}
        options={[
          { value: 'all', label: t`Every occasion` },
          ...types.map((value) => ({ value, label: capitalised(value) })),
        ]}
        onValueChange={(value) => onChange({ type: optionOf(['all', ...eventTypes], value, 'all') })}
      />
      <InlineSelect
        shape="chip"
        label={t`Color`}
        value={view.colour}
        marked={view.colour !== 'all'}
        options={[
          { value: 'all', label: t`Every color` },
          ...colours.map((value) => ({ value, label: capitalised(value) })),
        ]}
        onValueChange={(colour) => onChange({ colour })}
      />
      <InlineSelect
        shape="chip"
        label={t`Show`}
        value={view.wear}
        marked={view.wear !== 'all'}
        options={optionsOf(wearLabels, wearFilters)}
        onValueChange={(value) => onChange({ wear: optionOf(wearFilters, value, 'all') })}
      />
      <InlineSelect
        shape="chip"
        label={t`Sort`}
        value={view.order}
        options={optionsOf(orderLabels, outfitOrders)}
        onValueChange={(value) => onChange({ order: optionOf(outfitOrders, value, 'newest') })}
      />
    </section>
  );
}
