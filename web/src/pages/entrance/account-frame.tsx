import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { type EntrancePicture, entrancePictures } from './entrance-pictures.ts';

type Props = {
  title: string;
  lead: ReactNode;
  picture: keyof typeof entrancePictures;
  /** A word or number above the title. */
  eyebrow?: string;
  /** An answer with a way on, which stands at the height of the eye; a form begins further up. */
  isAnswer?: boolean;
  children: ReactNode;
};

const heights = {
  form: 'md:pt-[max(2.5rem,min(9dvh,5.5rem))]',
  answer: 'md:pt-[max(2.5rem,min(23dvh,15rem))]',
};

/** A drawing, as documents may carry no style of their own. */
function Bands({ palette }: Pick<EntrancePicture, 'palette'>) {
  let at = 0;
  return (
    <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-2 w-full">
      {palette.map(({ hex, share }) => {
        at += share;
        return <rect key={hex} x={at - share} width={share} height="1" fill={hex} />;
      })}
    </svg>
  );
}

/** An outfit on its cloth: from the edge of the window to the form on a desk, a band across the top of a phone. */
function Plate({ picture, isTall }: { picture: EntrancePicture; isTall: boolean }) {
  const { look, palette, caption } = picture;
  return (
    <figure
      aria-hidden
      className={cx(
        'flex flex-col max-md:order-first max-md:-mx-5 md:col-start-1 md:row-span-2 md:row-start-1 md:-mb-16 md:ms-[calc(-2rem-max(0px,(100vw-var(--container-frame))/2))]',
        isTall ? 'max-md:h-[min(29svh,14rem)]' : 'max-md:h-44',
        // In the dark the cloth is seen by a lamp.
        'relative after:pointer-events-none after:absolute after:inset-0 after:bg-[light-dark(transparent,rgb(24_18_12/0.26))]',
        look,
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col md:sticky md:top-16 md:max-h-[calc(100dvh-4rem)]">
        <img
          src={picture.small}
          srcSet={`${picture.small} 480w, ${picture.large} ${picture.width}w`}
          sizes="(min-width: 48rem) 50vw, 18rem"
          width={picture.width}
          height={picture.height}
          alt=""
          fetchPriority="high"
          draggable={false}
          className={cx(
            'fading-edges mx-auto min-h-0 w-auto max-w-full flex-1 object-contain md:mt-[4%] md:max-w-[90%]',
            'max-md:mt-2',
          )}
        />
        <figcaption className="px-8 pt-4 pb-6 font-display text-lg max-md:hidden">{t(caption)}</figcaption>
        <Bands palette={palette} />
      </div>
    </figure>
  );
}

/** A page with one thing to do before or beside the app: a form or an answer, and an outfit beside it. */
export function AccountFrame({ title, lead, picture, eyebrow, isAnswer = false, children }: Props) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start md:grid-cols-2 md:grid-rows-[auto_1fr] md:content-stretch md:gap-x-8">
      <header
        className={cx(
          'self-end pt-5 md:col-start-2 md:mx-auto md:w-full md:max-w-[26rem]',
          isAnswer ? heights.answer : heights.form,
        )}
      >
        {eyebrow !== undefined && (
          <p aria-hidden className="figures mb-1 text-sm text-muted md:mb-2">
            {eyebrow}
          </p>
        )}
        <h1 className="font-display text-xl wrap-anywhere md:text-2xl">{title}</h1>
        <p className="mt-2 text-sm text-muted md:mt-3 md:text-base">{lead}</p>
      </header>
      <Plate picture={entrancePictures[picture]} isTall={isAnswer} />
      <div className="pt-5 md:col-start-2 md:mx-auto md:w-full md:max-w-[26rem] md:pt-7">{children}</div>
    </div>
  );
}
