import type { Evidence, Mention, Outline, ProportionLine, Region } from '@drape/contract/analysis/evidence';
import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { outlinePath } from './outline-path.ts';
import { hasFigure } from './overlay-layers.ts';
import { type Focus, type Layer, litParts } from './overlay-state.ts';
import { tagPlaces } from './tag-places.ts';
import type { Overlay } from './use-overlay.ts';

const wholePhoto = 'M0 0H1V1H0Z';
const shade = 'rgb(20 16 12)';

type StrokeProps = { d: string; width: number; dashes?: string };

/** White with a soft dark rim, so that it shows on any photo and shouts on none. */
function Stroke({ d, width, dashes }: StrokeProps) {
  const line = { d, fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...line} stroke={shade} strokeOpacity={0.3} strokeWidth={width + 2.5} />
      <path {...line} stroke="#fff" strokeWidth={width} strokeDasharray={dashes} />
    </>
  );
}

function Dimmed({ around, opacity }: { around: string; opacity: number }) {
  return <path d={wholePhoto + around} fillRule="evenodd" fill={shade} fillOpacity={opacity} />;
}

function Figure({ outline, dimmed }: { outline: Outline; dimmed: boolean }) {
  const path = outlinePath(outline);
  return (
    <g>
      {dimmed && <Dimmed around={path} opacity={0.4} />}
      <Stroke d={path} width={1.5} dashes="6 4" />
    </g>
  );
}

/** Where a garment can be pressed; its outline is drawn only where that layer is on. */
function Garments({ regions, outlined }: { regions: readonly Region[]; outlined: boolean }) {
  return (
    <g>
      {regions.map(({ key, outline }) => {
        const path = outlinePath(outline);
        return (
          <g key={key}>
            <path
              data-garment={key}
              d={path}
              fillRule="evenodd"
              fill="transparent"
              className="pointer-events-auto cursor-pointer"
            />
            {outlined && <Stroke d={path} width={1.5} />}
          </g>
        );
      })}
    </g>
  );
}

function Lit({ regions }: { regions: readonly Region[] }) {
  const path = regions.map(({ outline }) => outlinePath(outline)).join('');
  return (
    <g className="animate-appear">
      <Dimmed around={path} opacity={0.6} />
      <Stroke d={path} width={2.5} />
    </g>
  );
}

function Lines({ lines }: { lines: readonly ProportionLine[] }) {
  return lines.map(({ key, at, from, to }) => (
    <Stroke
      key={key}
      d={`M${Math.max(0, from - 0.06)} ${at}H${Math.min(1, to + 0.06)}`}
      width={2}
      dashes="2 3"
    />
  ));
}

type TagsProps = { regions: readonly Region[]; lit: readonly string[] };

function Tags({ regions, lit }: TagsProps) {
  const places = useMemo(() => tagPlaces(regions.map(({ outline }) => outline)), [regions]);
  return regions.map(({ key, label, palette }, index) => {
    const place = places[index];
    if (!place) return null;
    return (
      <span
        key={key}
        data-garment={key}
        className={cx(
          'absolute flex h-5.5 -translate-1/2 items-center gap-1.5 rounded-full bg-ink px-1.5 text-xs font-medium whitespace-nowrap text-paper transition-opacity',
          lit.length === 0 || lit.includes(key) ? 'pointer-events-auto cursor-pointer' : 'opacity-0',
        )}
        style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      >
        <span className="figures">{index + 1}</span>
        <span
          className="size-2.5 rounded-full outline outline-current"
          style={{ backgroundColor: palette[0]?.hex }}
        />
        <span
          className={cx(
            'first-letter:uppercase',
            !(lit.length === 1 && lit.includes(key)) && 'max-md:hidden',
          )}
        >
          {label}
        </span>
      </span>
    );
  });
}

function LineLabels({ lines }: { lines: readonly ProportionLine[] }) {
  return lines.map(({ key, label, at, to }) => (
    <span
      key={key}
      className="absolute -translate-1/2 rounded-[3px] bg-paper px-1.5 text-xs font-medium text-ink"
      style={{ left: `${Math.min(0.9, to + 0.06) * 100}%`, top: `${at * 100}%` }}
    >
      {label}
    </span>
  ));
}

function garmentAt({ target }: MouseEvent | PointerEvent): string | undefined {
  return target instanceof Element
    ? target.closest('[data-garment]')?.getAttribute('data-garment') || undefined
    : undefined;
}

function focusAt(event: MouseEvent | PointerEvent): Focus | undefined {
  const id = garmentAt(event);
  return id === undefined ? undefined : { kind: 'garment', id };
}

type Props = {
  evidence: Evidence;
  overlay: Overlay;
  mentions: ReadonlyMap<string, Mention>;
  /** A garment of the photo was pressed. */
  onPress: (garment: Focus) => void;
};

/** What was seen, drawn over the photo for the eye and the pointer; lists tell the same to everyone else. */
export function PhotoOverlay({ evidence, overlay: { state, dispatch }, mentions, onPress }: Props) {
  const drawn = (layer: Layer) => state.shown && !state.hidden.includes(layer);
  const parts = litParts(state, mentions);
  const regions = evidence.regions.filter(({ key }) => parts.regions.includes(key));
  const lines = evidence.lines.filter(({ key }) => drawn('lines') || parts.lines.includes(key));
  // Over a photo that is left as it is, pointing lights nothing; pressing does.
  const point = (focus: Focus | undefined) => {
    if (state.shown || state.pointed) dispatch({ type: 'point', focus });
  };
  return (
    <div
      aria-hidden
      role="presentation"
      className="pointer-events-none absolute inset-0 overflow-hidden rounded-photo"
      onPointerOver={(event) => point(focusAt(event))}
      onPointerLeave={() => point(undefined)}
      onClick={(event) => {
        const focus = focusAt(event);
        if (focus) onPress(focus);
      }}
    >
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full animate-appear"
      >
        {drawn('figure') && hasFigure(evidence) && (
          <Figure outline={evidence.outline} dimmed={regions.length === 0} />
        )}
        {(drawn('garments') || !state.shown) && (
          <Garments regions={evidence.regions} outlined={drawn('garments')} />
        )}
        {regions.length > 0 && <Lit regions={regions} />}
        <Lines lines={lines} />
      </svg>
      {drawn('garments') && <Tags regions={evidence.regions} lit={parts.regions} />}
      <LineLabels lines={lines} />
    </div>
  );
}
