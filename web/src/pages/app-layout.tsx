import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { BottomNavigation, Navigation } from '../features/navigation/navigation.tsx';
import { RouterLink } from '../features/navigation/router-link.tsx';
import { LinkContext } from '../ui/link.tsx';
import { ToastRegion } from '../ui/toast.tsx';

/** What every page stands in. */
export function AppLayout() {
  const loading = useNavigation().state === 'loading';
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(3.75rem+env(safe-area-inset-bottom))] md:pb-0">
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-2 text-sm text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      <Navigation />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={loading}
        className="mx-auto flex w-full max-w-[82rem] flex-1 flex-col px-5 outline-none md:px-8"
      >
        <LinkContext value={RouterLink}>
          <Suspense>
            <Outlet />
          </Suspense>
        </LinkContext>
      </main>
      <BottomNavigation />
      <ToastRegion />
      <ScrollRestoration />
    </div>
  );
}
