import type { ReactNode } from 'react';
import { ColourPlate } from '../../ui/colour/colour-plate.tsx';
import type { Band } from '../../ui/colour/palette-strip.tsx';

type Props = { title: string; lead: string; plate: readonly Band[]; caption: string; children: ReactNode };

/** Sign-in and registration: the form beside a plate of colours. */
export function AccountFrame({ title, lead, plate, caption, children }: Props) {
  return (
    <div className="grid flex-1 gap-12 py-10 md:grid-cols-[2fr_3fr] md:py-14 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
      <div className="mx-auto w-full max-w-[26rem] md:order-2 md:pt-[max(0px,calc(22dvh-7rem))]">
        <h1 className="font-display text-2xl">{title}</h1>
        <p className="mt-2 mb-8 text-muted">{lead}</p>
        {children}
      </div>
      <ColourPlate
        palette={plate}
        caption={caption}
        className="sticky top-24 h-[calc(100dvh-12rem)] max-h-[52rem] min-h-96 max-md:hidden"
      />
    </div>
  );
}
