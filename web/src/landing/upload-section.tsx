import { Trans } from '@lingui/react/macro';

export function UploadSection() {
  return (
    <section aria-labelledby="yours" className="hidden border-y border-line bg-raised scripted:block">
      <div className="mx-auto w-full max-w-frame px-5 pt-20 pb-8 md:px-8 md:pt-28 md:pb-14">
        <h2 id="yours" className="font-display text-2xl md:text-3xl">
          <Trans>Now yours.</Trans>
        </h2>
        <p className="mt-4 mb-10 max-w-[52ch] text-muted md:mb-14 md:text-lg">
          <Trans>Any photo of an outfit will do, worn or laid out on the bed.</Trans>
        </p>
        <div id="upload-island" />
      </div>
    </section>
  );
}
