import type { DiaryDay, DiaryItem } from '@drape/contract/outfits/diary';
import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { formatCalendarDay } from '../../lib/format.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { proposed, useWorn } from './queries.ts';

type Props = { day: DiaryDay; items: readonly DiaryItem[] };

const order: readonly ItemCategory[] = [
  'outerwear',
  'dresses',
  'top',
  'shirt',
  'pants',
  'shoes',
  'accessories',
];

/** The items from the coat down to the shoes, then what goes with them. */
function asDressed(ids: readonly string[], items: readonly DiaryItem[]): DiaryItem[] {
  const place = ({ category }: DiaryItem) => order.indexOf(category);
  return items.filter(({ id }) => ids.includes(id)).sort((x, y) => place(x) - place(y));
}

/** What was really worn on a day: its photos with their verdicts, the worn items, and what can be confirmed. */
export function WornOnDay({ day, items }: Props) {
  const worn = useWorn();
  const open = day.entries.filter((entry) => proposed(entry).length > 0);
  return (
    <div className="grid gap-4">
      {day.entries.map((entry) => (
        <Link
          key={entry.analysis_id}
          to={`/analysis/${entry.analysis_id}`}
          className="flex items-start gap-4 rounded-control hover:bg-wash"
        >
          <span className="w-24 shrink-0 md:w-32">
            <Photo src={entry.thumbnail_url} alt={t`Outfit of ${formatCalendarDay(entry.date)}`} />
          </span>
          <span className="min-w-0 py-1 wrap-anywhere">{entry.verdict}</span>
        </Link>
      ))}
      {day.worn.length > 0 && (
        <ul
          aria-label={t`Worn items`}
          className="grid grid-cols-4 gap-x-2 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
        >
          {asDressed(day.worn, items).map(({ id, description, thumbnail_url }) => (
            <li key={id} className="text-xs">
              <Link to={`/wardrobe?item=${encodeURIComponent(id)}`} className="grid gap-1 wrap-anywhere">
                <ItemPicture src={thumbnail_url} className="aspect-4/5" />
                {description}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <Button
          className="justify-self-start"
          pending={worn.confirm.isPending}
          aria-label={t`Confirm all of ${formatCalendarDay(day.date)}`}
          onClick={() => worn.confirm.mutate(open)}
        >
          <Check aria-hidden />
          <Trans>Confirm all</Trans>
        </Button>
      )}
    </div>
  );
}
