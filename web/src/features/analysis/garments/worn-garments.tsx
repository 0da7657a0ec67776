import type { AnalysisResult, Reading } from '@drape/contract/analysis/analysis';
import { correctionLimits } from '@drape/contract/analysis/worn-garment-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { describeFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { wornQuery } from '../../diary/queries.ts';
import { useCorrection } from './correct-analysis.ts';
import { GarmentCutOut } from './garment-cut-out.tsx';

const GarmentDialog = lazy(async () => ({ default: (await import('./garment-dialog.tsx')).GarmentDialog }));

type Props = { result: AnalysisResult; photoUrl: string };

/**
 * The garments as they were read, each to be corrected; the rating and the texts follow. Closed where the same garments
 * stand above it beside the wardrobe, unless there is something to ask or to undo.
 */
export function WornGarments({ result, photoUrl }: Props) {
  const { id, reading } = result;
  const { data: worn, isPending } = useQuery({ ...wornQuery(id ?? ''), enabled: id !== null });
  const isListed = worn !== undefined && worn.garments.length > 0;
  const asks = !isListed || Boolean(reading?.question) || reading?.can_undo === true;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (asks && !isPending) setOpen(true);
  }, [asks, isPending]);
  if (id === null || isPending) return null;
  return (
    <section aria-labelledby="worn" className="print:hidden">
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group border-t border-line"
      >
        <summary className="flex cursor-pointer list-none items-center justify-between py-4 [&::-webkit-details-marker]:hidden">
          <h2 id="worn" className="font-display text-lg">
            <Trans>Did we see it right?</Trans>
          </h2>
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        {reading ? (
          <Correctable id={id} reading={reading} evidence={result.evidence} photoUrl={photoUrl} />
        ) : (
          <p className="mt-3 text-muted">
            <Trans>This analysis is too old to correct. Analyze the photo again to fix what was read.</Trans>
          </p>
        )}
      </details>
    </section>
  );
}

type CorrectableProps = {
  id: string;
  reading: Reading;
  evidence: AnalysisResult['evidence'];
  photoUrl: string;
};

function Correctable({ id, reading, evidence, photoUrl }: CorrectableProps) {
  const [open, setOpen] = useState<number>();
  const { mutate, isPending, error, reset } = useCorrection(id, reading.version);
  const failure = error ? describeFailure(error).message : undefined;
  const regionOf = (key: string) => evidence.regions.find((region) => region.key === key);
  const garments = reading.garments.map((garment) => ({
    ...garment,
    label: regionOf(garment.key)?.label ?? garment.kind ?? t`garment`,
  }));
  const show = (index: number | undefined) => {
    reset();
    setOpen(index);
  };
  const { question } = reading;
  return (
    <>
      {question && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p>{question.text}</p>
          {question.answers.map(({ label, garments: answer }) => (
            <Button key={label} size="sm" pending={isPending} onClick={() => mutate({ garments: answer })}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <ul aria-label={t`Read in the photo`} className="mt-4 flex flex-wrap gap-2">
        {garments.map(({ key, label }, index) => {
          const region = regionOf(key);
          return (
            <li key={key}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => show(index)}
                className="grid w-24 justify-items-center gap-2 rounded-control p-2 text-center text-sm transition-colors hover:bg-wash"
              >
                <GarmentCutOut region={region} photoUrl={photoUrl} />
                <span className="first-letter:uppercase">
                  {region?.palette[0]?.name} {label}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {failure !== undefined && open === undefined && <Alert className="mt-3" messages={[failure]} />}
      <div className="mt-3 flex flex-wrap gap-3">
        {garments.length < correctionLimits.maxGarments && (
          <Button size="sm" onClick={() => show(garments.length)}>
            <Plus aria-hidden />
            <Trans>Add a garment</Trans>
          </Button>
        )}
        {reading.can_undo && (
          <Button size="sm" pending={isPending} onClick={() => mutate({ undo: true })}>
            <Undo2 aria-hidden />
            <Trans>Undo correction</Trans>
          </Button>
        )}
      </div>
      <Suspense>
        {open !== undefined && (
          <GarmentDialog
            garments={garments}
            index={open}
            pending={isPending}
            error={failure}
            onClose={() => show(undefined)}
            onChange={(changed) => mutate({ garments: changed }, { onSuccess: () => setOpen(undefined) })}
          />
        )}
      </Suspense>
    </>
  );
}
