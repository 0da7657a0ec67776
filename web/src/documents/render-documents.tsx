import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Footer } from '../features/navigation/footer.tsx';
import { LandingNavigation, LandingQuickBar } from '../landing/landing-navigation.tsx';
import { i18n } from '../lib/language.ts';
import { StaticRouter } from '../lib/router/provider.tsx';
import { titleOf } from '../lib/use-title.ts';
import { anyAddress, type DocumentAddress, documentAddresses, documentFile } from '../page-addresses.ts';
import { NotFoundPage } from '../pages/reading/not-found-page.tsx';
import { PrivacyPage } from '../pages/reading/privacy-page.tsx';
import { SupportPage } from '../pages/reading/support-page.tsx';
import { TermsPage } from '../pages/reading/terms-page.tsx';

const pages: Record<DocumentAddress, [title: MessageDescriptor, Content: ComponentType]> = {
  '/terms': [msg`Terms`, TermsPage],
  '/privacy': [msg`Privacy`, PrivacyPage],
  '/support': [msg`Support`, SupportPage],
  [anyAddress]: [msg`Page not found`, NotFoundPage],
};

/** A page in the frame of the landing page, whose menus need no app. */
function Framed({ Content }: { Content: ComponentType }) {
  return (
    <div className="flex min-h-dvh flex-col member:max-md:pb-[calc(3.75rem+env(safe-area-inset-bottom))]">
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-2 text-sm text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50"
      >
        <Trans>Skip to content</Trans>
      </a>
      <LandingNavigation />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-frame flex-1 flex-col px-5 outline-none md:px-8"
      >
        <Content />
      </main>
      <Footer />
      <LandingQuickBar />
    </div>
  );
}

export type RenderedDocument = { file: string; title: string; markup: string };

/** The pages that are only read, as markup. */
export function renderDocuments(): RenderedDocument[] {
  return documentAddresses.map((address) => {
    const [title, Content] = pages[address];
    const markup = renderToString(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouter address={address === anyAddress ? '/…' : address}>
            <Framed Content={Content} />
          </StaticRouter>
        </QueryClientProvider>
      </I18nProvider>,
    );
    return { file: documentFile(address), title: titleOf(t(title)), markup };
  });
}
