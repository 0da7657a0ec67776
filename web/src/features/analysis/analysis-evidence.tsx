import type { Evidence, Region, Term } from '@drape/contract/evidence';
import { PaletteStrip } from '../../ui/palette-strip.tsx';

function TermRow({ term }: { term: Term }) {
  return (
    <li className="grid gap-1.5 border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-medium">{term.label}</h3>
        <p className="figures text-sm whitespace-nowrap text-muted">
          <span className="text-ink">{Math.round(term.score)}</span> / 100, counts{' '}
          {Math.round(term.weight * 100)}%
        </p>
      </div>
      <div aria-hidden className="h-0.5 bg-line">
        <div className="h-full bg-ink" style={{ width: `${term.score}%` }} />
      </div>
      <p className="max-w-[64ch] text-sm text-muted">{term.text}</p>
    </li>
  );
}

type RegionProps = { region: Region; onRegion: (key: string | undefined) => void };

function RegionRow({ region, onRegion }: RegionProps) {
  return (
    <li
      onPointerEnter={() => onRegion(region.key)}
      onPointerLeave={() => onRegion(undefined)}
      onFocus={() => onRegion(region.key)}
      onBlur={() => onRegion(undefined)}
      className="grid gap-1 border-t border-line py-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-medium first-letter:uppercase">{region.label}</h3>
        <p className="figures text-sm text-muted">{Math.round(region.share * 100)}% of the outfit</p>
      </div>
      <PaletteStrip palette={region.palette} />
      <p className="text-sm text-muted first-letter:uppercase">
        {[region.pattern.text, region.texture.text].filter(Boolean).join(', ')}
      </p>
    </li>
  );
}

type Props = { evidence: Evidence; onRegion: RegionProps['onRegion'] };

/** What a rating rests on: its named terms, the measured garments, and what could not be seen. */
export function AnalysisEvidence({ evidence, onRegion }: Props) {
  return (
    <>
      {evidence.terms.length > 0 && (
        <section aria-labelledby="why" className="border-t border-line pt-8">
          <h2 id="why" className="font-display text-xl">
            Why this rating
          </h2>
          <ul className="mt-5">
            {evidence.terms.map((term) => (
              <TermRow key={term.key} term={term} />
            ))}
          </ul>
        </section>
      )}
      {evidence.regions.length > 0 && (
        <section aria-labelledby="measured" className="border-t border-line pt-8">
          <h2 id="measured" className="font-display text-xl">
            What was measured
          </h2>
          <ul className="mt-5">
            {evidence.regions.map((region) => (
              <RegionRow key={region.key} region={region} onRegion={onRegion} />
            ))}
          </ul>
        </section>
      )}
      <EvidenceNotes evidence={evidence} />
    </>
  );
}

function EvidenceNotes({ evidence }: { evidence: Evidence }) {
  const { unseen, photo_notes: notes } = evidence;
  if (unseen.length === 0 && notes.length === 0) return null;
  return (
    <section aria-labelledby="limits" className="border-t border-line pt-8">
      <h2 id="limits" className="font-display text-xl">
        What the photo left open
      </h2>
      <div className="mt-4 grid gap-2 text-muted">
        {unseen.length > 0 && <p>Not seen, so not judged: {unseen.join(', ')}.</p>}
        {notes.map((note) => (
          <p key={note.code}>{note.text}</p>
        ))}
      </div>
    </section>
  );
}
