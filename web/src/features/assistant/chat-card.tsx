import type { ChatCard as Card } from '@drape/contract/assistant/assistant';
import { plural, t } from '@lingui/core/macro';
import { formatWeekday } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { PaletteStrip } from '../../ui/colour/palette-strip.tsx';
import { Link } from '../../ui/link.tsx';
import { cardLook, Items } from './chat-items.tsx';
import { OutfitAnswer } from './outfit-answer.tsx';

function CardTitle({ title, beside }: { title: string; beside?: string | undefined }) {
  return (
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <span className="font-medium wrap-anywhere">{title}</span>
      {beside !== undefined && <span className="tabular shrink-0 text-muted">{beside}</span>}
    </p>
  );
}

function besideOf(card: Card): string | undefined {
  if (card.kind === 'packing') return plural(card.items.length, { one: '# piece', other: '# pieces' });
  return card.kind === 'items' && card.total > card.items.length
    ? t`${card.items.length} of ${card.total}`
    : undefined;
}

function Events({ card, onFollow }: { card: Extract<Card, { kind: 'events' }>; onFollow: () => void }) {
  return (
    <ul className={cardLook}>
      {card.events.map(({ id, title, startTime, hasOutfit }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 text-sm">
          <Link
            href={`/wardrobe?event=${encodeURIComponent(id)}`}
            onClick={onFollow}
            className="wrap-anywhere underline"
          >
            {title}
          </Link>
          <span className="shrink-0 text-xs text-muted">
            {formatWeekday(startTime.length === 10 ? startTime : localDay(new Date(startTime)))}
            {hasOutfit && ` · ${t`Outfit Ready`}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an answer shows beside its words; garments and events lead to their pages. */
export function ChatCard({ card, onFollow }: { card: Card; onFollow: () => void }) {
  if (card.kind === 'events') return <Events card={card} onFollow={onFollow} />;
  if (card.kind === 'outfit') return <OutfitAnswer card={card} onFollow={onFollow} />;
  if (card.kind === 'palette') {
    return (
      <div className={cardLook}>
        <CardTitle title={card.title} />
        <PaletteStrip size="tall" palette={card.colors.map((colour) => ({ ...colour, share: 1 }))} />
        <p className="text-xs text-muted">{card.colors.map(({ name }) => name).join(', ')}</p>
      </div>
    );
  }
  return (
    <div className={cardLook}>
      <CardTitle title={card.title} beside={besideOf(card)} />
      <Items items={card.items} onFollow={onFollow} />
    </div>
  );
}
