import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { OwedSecondFactor } from '../features/account/settings/owed-second-factor.tsx';
import { useFreshUser } from '../features/account/use-fresh-user.ts';
import { ChatLauncher } from '../features/assistant/chat-launcher.tsx';
import { Finder } from '../features/finder/finder.tsx';
import { Footer } from '../features/navigation/footer.tsx';
import { BottomNavigation, Navigation } from '../features/navigation/navigation.tsx';
import { RouterLink } from '../features/navigation/router-link.tsx';
import { OfflineBar } from '../features/offline/offline-bar.tsx';
import { useOfflineWork } from '../features/offline/use-offline-work.ts';
import type { Location } from '../lib/router/address.ts';
import { useNavigation } from '../lib/router/hooks.ts';
import { Outlet } from '../lib/router/provider.tsx';
import { ScrollRestoration } from '../lib/router/scroll-restoration.tsx';
import { useSession } from '../lib/session.ts';
import { cx } from '../ui/cx.ts';
import { LinkContext } from '../ui/link.tsx';
import { Toasts } from '../ui/notices/toast.tsx';
import { ErrorPage } from './error-page.tsx';

const Notices = lazy(async () => ({ default: (await import('../features/offline/notices.tsx')).Notices }));

/**
 * The first entry of a tab has the key "default" whatever page it shows, so that a page would open at another's scroll.
 */
export const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** What every page stands in. */
export function AppLayout() {
  const loading = useNavigation().state === 'loading';
  const signedIn = useSession((state) => state.isAuthenticated);
  useFreshUser();
  useOfflineWork();
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col md:pb-0',
        // The assistant stays open beside the page while one works.
        '2xl:[:root:has([data-chat])_&]:pe-[25rem]',
        signedIn && 'pb-[calc(3.75rem+env(safe-area-inset-bottom))]',
      )}
    >
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-2 text-sm text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50"
      >
        <Trans>Skip to content</Trans>
      </a>
      <Navigation />
      {signedIn && <OfflineBar />}
      <main
        id="content"
        tabIndex={-1}
        aria-busy={loading}
        className="mx-auto flex w-full max-w-frame flex-1 flex-col px-5 outline-none md:px-8"
      >
        <LinkContext value={RouterLink}>
          <Suspense>
            <OwedSecondFactor>
              <Outlet Fallback={ErrorPage} />
            </OwedSecondFactor>
          </Suspense>
        </LinkContext>
      </main>
      <Footer />
      <BottomNavigation />
      {signedIn && (
        <LinkContext value={RouterLink}>
          <ChatLauncher />
        </LinkContext>
      )}
      <Suspense>
        <Notices />
      </Suspense>
      {signedIn && <Finder />}
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
