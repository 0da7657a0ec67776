import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { bringIntoView, isPhone, photoId, sentenceId, useMentions } from './mentions-context.ts';

type Props = { target: string; children: ReactNode };

/** A sentence that, where it speaks of something in the photo, shows it there when pressed. */
export function ShownSentence({ target, children }: Props) {
  const mentions = useMentions();
  const mention = mentions?.bySentence.get(target);
  if (!mentions || !mention) return children;
  const pressed = mentions.pressed === target;
  const marked = mentions.garment !== undefined && mention.regions.includes(mentions.garment);
  const press = () => {
    mentions.press({ kind: 'sentence', id: target });
    if (!pressed && isPhone()) bringIntoView(photoId);
  };
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element does not break across lines as running text has to.
    <span
      id={sentenceId(target)}
      role="button"
      tabIndex={0}
      aria-pressed={pressed}
      onClick={press}
      onKeyDown={pressByKey}
      className={cx(
        'scroll-my-28 rounded-[2px] box-decoration-clone decoration-1 underline-offset-4 transition-colors hover:underline hover:decoration-edge',
        pressed && 'bg-ink text-paper shadow-[0_0_0_3px_var(--ink)]',
        !pressed && marked && 'bg-accent-wash shadow-[0_0_0_3px_var(--accent-wash)]',
      )}
    >
      {children}
    </span>
  );
}
