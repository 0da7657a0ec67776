import type { PurchaseAdvice } from '@drape/contract/outfits/consider';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { type ItemCategory, itemCategories } from '@drape/contract/wardrobe/wardrobe-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { paletteWords } from '../../../ui/colour/palette-words.ts';
import { cx } from '../../../ui/cx.ts';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import { categoryOptions, optionOf } from '../items/item-words.ts';

const titles: Record<PurchaseAdvice['verdict'], MessageDescriptor> = {
  owned: msg`You own one very like it`,
  much: msg`It would earn its place`,
  some: msg`It would fit in`,
  little: msg`It would stand alone`,
  empty: msg`Nothing to set it against yet`,
};

type PieceDetail = { item: WardrobeItem; detail: string };

function Pieces({ title, pieces }: { title: string; pieces: readonly PieceDetail[] }) {
  if (pieces.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-display text-lg">{title}</h3>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4">
        {pieces.map(({ item, detail }) => (
          <li key={item.id} className="grid content-start gap-1.5">
            <ItemPicture src={item.thumbnail_url} className="aspect-4/5" />
            <p className="line-clamp-2 text-sm leading-snug">{item.description}</p>
            <p className="figures text-sm text-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ examples, photoUrl }: { examples: readonly WardrobeItem[][]; photoUrl: string }) {
  if (examples.length === 0) return null;
  return (
    <section aria-label={t`New outfits`} className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-display text-lg">
        <Trans>New outfits, for example</Trans>
      </h3>
      <ol className="grid gap-3 sm:grid-cols-2">
        {examples.map((pieces) => (
          <li
            key={pieces.map(({ id }) => id).join()}
            aria-label={pieces.map(({ description }) => description).join(', ')}
            className="flex gap-1.5"
          >
            <ItemPicture src={photoUrl} fill className="aspect-4/5 min-w-0 flex-1" />
            {pieces.map(({ id, thumbnail_url }) => (
              <ItemPicture key={id} src={thumbnail_url} className="aspect-4/5 min-w-0 flex-1" />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Numbers({ advice }: { advice: PurchaseAdvice }) {
  const numbers = [
    [advice.new_outfits, plural(advice.new_outfits, { one: 'new outfit', other: 'new outfits' })],
    [advice.partners, plural(advice.partners, { one: 'piece it goes with', other: 'pieces it goes with' })],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {numbers.map(([value, word]) => (
        <div key={word} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{word}</dt>
          <dd className="figures font-display text-3xl leading-none">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  advice: PurchaseAdvice;
  photoUrl: string;
  items: readonly WardrobeItem[];
  /** Whether it is being looked at again. */
  pending: boolean;
  onCategory: (category: ItemCategory) => void;
  actions: ReactNode;
};

/** What a candidate would add: the verdict, the numbers behind it, and the pieces they are counted from. */
export function PurchaseCard({ advice, photoUrl, items, pending, onCategory, actions }: Props) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const detail = (list: readonly { item_id: string; percent: number }[], word: string): PieceDetail[] =>
    list.flatMap(({ item_id, percent }) => {
      const item = byId.get(item_id);
      return item ? [{ item, detail: `${percent}% ${word}` }] : [];
    });
  const alike = detail(
    advice.duplicates.map(({ item_id, likeness }) => ({ item_id, percent: likeness })),
    'alike',
  );
  const partners = detail(
    advice.goes_with.map(({ item_id, score }) => ({ item_id, percent: score })),
    'match',
  );
  const examples = advice.examples.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  const { candidate } = advice;
  return (
    <article aria-busy={pending} className={cx('grid gap-7 transition-opacity', pending && 'opacity-60')}>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-8">
        <div className="grid content-start gap-3 max-sm:max-w-36">
          <ItemPicture src={photoUrl} alt={t`The garment you are considering`} fill className="aspect-4/5" />
          <PaletteStrip palette={candidate.palette} />
          <p className="text-sm text-muted">{paletteWords(candidate.palette).slice(0, 3).join(', ')}</p>
        </div>
        <div className="grid content-start gap-5">
          <div role="status">
            <h3 className="font-display text-2xl text-balance">{t(titles[advice.verdict])}</h3>
            <p className="mt-3 text-pretty">{advice.text}</p>
          </div>
          {advice.verdict !== 'empty' && <Numbers advice={advice} />}
          <div className="grid gap-2">
            <p className="text-sm text-muted">
              {advice.kind_sure ? t`Taken for: ${candidate.description}` : t`What is it?`}
            </p>
            <InlineSelect
              label={t`What it is`}
              value={candidate.category}
              options={categoryOptions}
              marked={!advice.kind_sure}
              onValueChange={(value) => onCategory(optionOf(itemCategories, value, candidate.category))}
              className="max-w-56"
            />
          </div>
          {advice.findings.notes.length > 0 && <Alert tone="info" messages={advice.findings.notes} />}
          <div className="flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
      <Pieces title={t`You own already`} pieces={alike} />
      <Examples examples={examples.filter((pieces) => pieces.length > 0)} photoUrl={photoUrl} />
      <Pieces
        title={
          advice.partners > partners.length
            ? plural(advice.partners, {
                one: 'Goes with # piece, these best',
                other: 'Goes with # pieces, these best',
              })
            : plural(advice.partners, { one: 'Goes with # piece', other: 'Goes with # pieces' })
        }
        pieces={partners}
      />
    </article>
  );
}
