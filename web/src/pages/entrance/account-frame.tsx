import type { ReactNode } from 'react';
import { ExampleOutfits } from '../../features/first-run/example-outfits.tsx';
import { ColourPlate } from '../../ui/colour/colour-plate.tsx';
import type { Band } from '../../ui/colour/palette-strip.tsx';
import { cx } from '../../ui/cx.ts';

type Props = {
  title: string;
  lead: string;
  /** Colours beside a short form. A tall one has outfits instead, from its first line to its last. */
  cloth?: { plate: readonly Band[]; caption: string };
  children: ReactNode;
};

/** Sign-in and registration: the form beside a plate of colours or outfits, below a row of outfits on a phone. */
export function AccountFrame({ title, lead, cloth, children }: Props) {
  return (
    <div className="grid flex-1 content-start gap-6 py-5 md:grid-cols-[2fr_3fr] md:content-stretch md:gap-12 md:py-14 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
      <ExampleOutfits count={5} className="md:hidden" />
      <div
        className={cx(
          'mx-auto w-full max-w-[26rem] md:order-2',
          cloth && 'md:pt-[max(0px,calc(22dvh-7rem))]',
        )}
      >
        <h1 className="font-display text-xl md:text-2xl">{title}</h1>
        <p className="mt-1 mb-5 text-muted md:mt-2 md:mb-8">{lead}</p>
        {children}
      </div>
      {cloth ? (
        <ColourPlate
          palette={cloth.plate}
          caption={cloth.caption}
          className="sticky top-24 h-[calc(100dvh-12rem)] max-h-[52rem] min-h-96 max-md:hidden"
        />
      ) : (
        <ExampleOutfits count={6} className="max-md:hidden md:grid-flow-row md:grid-cols-2 lg:grid-cols-3" />
      )}
    </div>
  );
}
