import type { Mention, Region } from '@drape/contract/analysis/evidence';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, CornerDownLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { bringIntoView, sentenceId } from './mentions-context.ts';

/** From a garment to the sentences that speak of it, one after the other. */
function GarmentSentences({ region, targets }: { region: Region; targets: readonly string[] }) {
  const [at, setAt] = useState<number>();
  if (targets.length === 0) return null;
  const go = (place: number) => {
    const target = targets[place];
    if (target === undefined) return;
    setAt(place);
    bringIntoView(sentenceId(target), true);
  };
  const count = plural(targets.length, {
    one: `One sentence speaks of the ${region.label}`,
    other: `# sentences speak of the ${region.label}`,
  });
  return (
    <div className="-ms-2.5 flex items-center gap-2">
      <span className="flex">
        <Button
          size="icon"
          variant="quiet"
          aria-label={t`Previous sentence on the ${region.label}`}
          disabled={at === undefined || at === 0}
          onClick={() => go((at ?? 1) - 1)}
        >
          <ChevronUp aria-hidden />
        </Button>
        <Button
          size="icon"
          variant="quiet"
          aria-label={t`Next sentence on the ${region.label}`}
          disabled={at === targets.length - 1}
          onClick={() => go(at === undefined ? 0 : at + 1)}
        >
          <ChevronDown aria-hidden />
        </Button>
      </span>
      <p className="text-sm text-muted" aria-live="polite">
        {at === undefined ? count : t`Sentence ${at + 1} of ${targets.length}`}
      </p>
    </div>
  );
}

/** On a phone the photo and the sentence are not seen together, so the way back stands under the photo. */
function BackToSentence({ target }: { target: string }) {
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ms-3 justify-self-start md:hidden"
      onClick={() => bringIntoView(sentenceId(target), true)}
    >
      <CornerDownLeft aria-hidden />
      <Trans>Back to the sentence</Trans>
    </Button>
  );
}

type Props = {
  garment: Region | undefined;
  sentence: string | undefined;
  mentions: ReadonlyMap<string, Mention>;
};

/** Under the photo: the ways from what is put forward to what is said of it. */
export function MentionedIn({ garment, sentence, mentions }: Props) {
  const targets = garment
    ? [...mentions.values()]
        .filter(({ regions }) => regions.includes(garment.key))
        .map(({ target }) => target)
    : [];
  return (
    <div className="print:hidden">
      {garment && <GarmentSentences key={garment.key} region={garment} targets={targets} />}
      {sentence !== undefined && <BackToSentence target={sentence} />}
    </div>
  );
}
