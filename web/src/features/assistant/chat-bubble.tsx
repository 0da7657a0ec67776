import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { ChatActions } from './chat-actions.tsx';
import { ChatCard } from './chat-card.tsx';
import type { ChatMessage } from './chat-state.ts';
import { leadingOutfit, wordsBeside } from './words-beside.ts';

export const bubbleLook =
  'max-w-[92%] rounded-photo px-3.5 py-2.5 text-sm text-pretty whitespace-pre-line wrap-anywhere';

/** Apart from the panel, which is lighter than the page in dark mode. */
export const botGround = 'bg-[light-dark(var(--wash),var(--line))]';

type Props = {
  message: ChatMessage;
  onAsk: ((text: string) => void) | undefined;
  onFollow: () => void;
};

/** One message and its cards. An answer about one outfit shows the outfit first, then a sentence about it. */
export function ChatBubble({ message, onAsk, onFollow }: Props) {
  const { text, sender, isError, cards = [], actions = [], notice, exhausted, unanswered } = message;
  const own = sender === 'user';
  const outfit = leadingOutfit(cards);
  const words = (
    <p
      className={cx(
        outfit ? 'text-sm whitespace-pre-line wrap-anywhere' : bubbleLook,
        own && 'bg-accent text-on-accent',
        !own && !outfit && `justify-self-start ${botGround}`,
        isError && 'border border-poor text-poor',
      )}
    >
      <span className="sr-only">{own ? t`You:` : t`Fashion Assistant:`} </span>
      {outfit ? wordsBeside(text, outfit) : text}
    </p>
  );
  return (
    <li className={cx('grid gap-3', own ? 'justify-items-end' : 'justify-items-stretch')}>
      {!outfit && words}
      {cards.map((card) => (
        <ChatCard key={JSON.stringify(card).slice(0, 200)} card={card} onFollow={onFollow} />
      ))}
      {outfit && words}
      {notice !== undefined && <p className="text-xs text-muted">{notice}</p>}
      <ChatActions actions={actions} onAsk={onAsk} onFollow={onFollow} />
      {unanswered !== undefined && onAsk && (
        <Button size="sm" className="justify-self-start" onClick={() => onAsk(unanswered)}>
          <Trans>Send again</Trans>
        </Button>
      )}
      {exhausted && (
        <Button size="sm" variant="primary" asChild className="justify-self-start">
          <Link href="/profile" onClick={onFollow}>
            <Trans>Upgrade</Trans>
          </Link>
        </Button>
      )}
    </li>
  );
}
