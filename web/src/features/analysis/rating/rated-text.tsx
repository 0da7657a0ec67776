import { sentencesOf } from '@drape/contract/analysis/feedback-targets';
import { Fragment } from 'react';
import { ShownSentence } from '../overlay/shown-sentence.tsx';
import { useThumbs } from './feedback-context.ts';
import { SentenceThumbs } from './thumbs.tsx';

/** A text of an analysis; while its sentences are being rated, each stands on a line with its thumbs. */
export function RatedText({ part, text }: { part: string; text: string }) {
  const apart = useThumbs()?.sentences === true;
  return sentencesOf(text).map((sentence, place) => {
    const target = `${part}.${place}`;
    const thumbs = <SentenceThumbs target={target} about={sentence} />;
    if (apart) {
      return (
        <span key={target} className="flex items-start justify-between gap-3 not-first:mt-2">
          <span>
            <ShownSentence target={target}>{sentence}</ShownSentence>
          </span>
          {thumbs}
        </span>
      );
    }
    return (
      <Fragment key={target}>
        {place > 0 && ' '}
        <ShownSentence target={target}>{sentence}</ShownSentence>
        {thumbs}
      </Fragment>
    );
  });
}
