import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type EntrancePicture, entrancePictures } from './entrance-pictures.ts';

type Props = {
  title: string;
  lead: string;
  picture: keyof typeof entrancePictures;
  children: ReactNode;
};

function Bands({ palette }: Pick<EntrancePicture, 'palette'>) {
  return (
    <span className="flex h-2">
      {palette.map(({ hex, share }) => (
        <span key={hex} style={{ backgroundColor: hex, flexGrow: share, flexBasis: 0 }} />
      ))}
    </span>
  );
}

/** An outfit on its cloth: all of it on a desk, from the edge of the window to the form; a detail on a phone. */
function Plate({ picture }: { picture: EntrancePicture }) {
  const { ground, ink, focus, palette, caption } = picture;
  return (
    <figure
      aria-hidden
      className="flex flex-col max-md:-me-5 max-md:h-32 max-md:w-36 max-md:overflow-hidden max-md:rounded-bs-photo md:col-start-1 md:row-span-2 md:row-start-1 md:-mb-16 md:ms-[calc(-2rem-max(0px,(100vw-var(--container-frame))/2))]"
      style={{ backgroundColor: ground, color: ink }}
    >
      <div className="flex min-h-0 flex-1 flex-col md:sticky md:top-16 md:max-h-[calc(100dvh-4rem)]">
        <img
          src={picture.small}
          srcSet={`${picture.small} 480w, ${picture.large} ${picture.width}w`}
          sizes="(min-width: 48rem) 50vw, 14rem"
          width={picture.width}
          height={picture.height}
          alt=""
          fetchPriority="high"
          draggable={false}
          className="min-h-0 w-full flex-1 object-cover md:object-contain md:px-[5%] md:pt-[4%]"
          style={{ objectPosition: focus }}
        />
        <figcaption className="px-8 pt-4 pb-6 font-display text-lg max-md:hidden">{t(caption)}</figcaption>
        <Bands palette={palette} />
      </div>
    </figure>
  );
}

/** Sign-in and registration: the form, and an outfit beside it. */
export function AccountFrame({ title, lead, picture, children }: Props) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:content-stretch md:gap-x-12 lg:gap-x-20">
      <header className="self-end pt-5 md:col-start-2 md:mx-auto md:w-full md:max-w-[26rem] md:pt-[max(2.5rem,min(9dvh,5.5rem))]">
        <h1 className="font-display text-xl md:text-2xl">{title}</h1>
        <p className="mt-1 text-sm text-muted md:mt-2 md:text-base">{lead}</p>
      </header>
      <Plate picture={entrancePictures[picture]} />
      <div className="pt-5 max-md:col-span-2 md:col-start-2 md:mx-auto md:w-full md:max-w-[26rem] md:pt-7">
        {children}
      </div>
    </div>
  );
}
