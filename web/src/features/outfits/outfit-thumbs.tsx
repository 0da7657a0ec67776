import { msg, t } from '@lingui/core/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

const thumbs = [
  { thumb: 'up', Icon: ThumbsUp, word: msg`I like` },
  { thumb: 'down', Icon: ThumbsDown, word: msg`I do not like` },
] as const;

type Props = {
  /** The outfit's name, where several stand on a page. */
  about?: string;
  thumb: 'up' | 'down' | null;
  onThumb: (thumb: 'up' | 'down') => void;
};

/** Whether an outfit is liked; later ones follow. */
export function OutfitThumbs({ about = t`this outfit`, thumb: given, onThumb }: Props) {
  return (
    <span className="relative z-10 flex">
      {thumbs.map(({ thumb, Icon, word }) => (
        <Button
          key={thumb}
          size="icon"
          variant="quiet"
          aria-label={`${t(word)} ${about}`}
          aria-pressed={given === thumb}
          onClick={() => onThumb(thumb)}
        >
          <Icon aria-hidden className={cx('size-4', given === thumb && 'fill-current text-accent-text')} />
        </Button>
      ))}
    </span>
  );
}
