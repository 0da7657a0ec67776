import type { Vote } from '@drape/contract/analysis/feedback';
import { msg, t } from '@lingui/core/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { useThumbs } from './feedback-context.ts';

const kinds = [
  { vote: 'up', Icon: ThumbsUp, word: msg`Agree` },
  { vote: 'down', Icon: ThumbsDown, word: msg`Disagree` },
] as const;

type Props = { target: string; about: string };

/** A pair of thumbs; pressing the one that is given takes it back. */
export function Thumbs({ target, about }: Props) {
  const feedback = useThumbs();
  if (!feedback) return null;
  const given: Vote | undefined = feedback.votes.get(target);
  return (
    <span className="inline-flex align-[-0.35em] whitespace-nowrap print:hidden">
      {kinds.map(({ vote, Icon, word }) => (
        <button
          key={vote}
          type="button"
          aria-label={`${t(word)}: ${about}`}
          aria-pressed={given === vote}
          onClick={() => feedback.vote(target, given === vote ? undefined : vote)}
          className={cx(
            'grid size-7 place-items-center rounded-full transition-colors hover:bg-wash pointer-coarse:size-9',
            given === vote ? 'text-accent-text' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden className={cx('size-4', given === vote && 'fill-current')} strokeWidth={1.75} />
        </button>
      ))}
    </span>
  );
}

/** Thumbs on a sentence: while sentences are being rated, and where one was given. */
export function SentenceThumbs({ target, about }: Props) {
  const feedback = useThumbs();
  if (!feedback?.sentences && !feedback?.votes.has(target)) return null;
  return (
    <>
      {' '}
      <Thumbs target={target} about={about} />
    </>
  );
}
