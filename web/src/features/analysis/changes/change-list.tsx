import type { Evidence, ShownRaise } from '@drape/contract/analysis/evidence';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShownSentence } from '../overlay/shown-sentence.tsx';
import { SentenceThumbs } from '../rating/thumbs.tsx';
import { ChangePicture } from './change-picture.tsx';
import { RaiseRow } from './raise-row.tsx';

type ChangeProps = { place: number; sentence: string; raise: ShownRaise | undefined; rating: number };

function Change({ place, sentence, raise, rating }: ChangeProps) {
  const target = `immediate_improvements.${place}`;
  const said = (
    <>
      <ShownSentence target={target}>{sentence}</ShownSentence>
      <SentenceThumbs target={target} about={sentence} />
    </>
  );
  return (
    <li className="border-t border-line pt-2 text-pretty">
      {raise ? (
        <RaiseRow raise={raise} from={rating}>
          {said}
        </RaiseRow>
      ) : (
        said
      )}
    </li>
  );
}

type Props = {
  improvements: readonly string[];
  /** Whose raises are the improvements with a new rating. */
  evidence: Pick<Evidence, 'raises' | 'regions'>;
  photoUrl: string;
  rating: number;
};

/** The one change worth most; the others behind it. */
export function ChangeList({ improvements, evidence: { raises, regions }, photoUrl, rating }: Props) {
  const raiseOf = new Map(raises.map((raise) => [raise.text, raise]));
  const [first, ...rest] = improvements.map((sentence, place) => (
    <Change key={sentence} place={place} sentence={sentence} rating={rating} raise={raiseOf.get(sentence)} />
  ));
  if (!first) return null;
  const foremost = raiseOf.get(improvements[0] ?? '');
  return (
    <section aria-labelledby="raise" className="wrap-anywhere border-t border-line pt-8">
      <h2 id="raise" className="font-display text-xl">
        <Trans>What would raise it</Trans>
      </h2>
      <div className="mt-4">
        {foremost && <ChangePicture raise={foremost} regions={regions} photoUrl={photoUrl} />}
        <ul className="grid gap-2">{first}</ul>
      </div>
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-sm text-muted">
            {plural(rest.length, { one: 'One more idea', other: '# more ideas' })}
          </summary>
          <ul className="grid gap-2">{rest}</ul>
        </details>
      )}
    </section>
  );
}
