import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { Thumbs } from './thumbs.tsx';

type Props = { sentences: boolean; onSentences: (on: boolean) => void };

/** Asks whether the rating rings true, and opens the thumbs at every sentence. */
export function RateControls({ sentences, onSentences }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Trans>Do you agree?</Trans>
        <Thumbs target="rating" about={t`the rating`} />
      </p>
      <Toggle pressed={sentences} onPressedChange={onSentences}>
        <Trans>Rate each sentence</Trans>
      </Toggle>
    </div>
  );
}
