import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation } from './lib/router/hooks.ts';
import { Navigate } from './lib/router/link.tsx';
import { ErrorBoundary, RouterProvider } from './lib/router/provider.tsx';
import type { Page, Router } from './lib/router/router.ts';
import { finishLeaving, useSession } from './lib/session.ts';
import type { anyAddress, PageAddress } from './page-addresses.ts';
import { AppLayout } from './pages/app-layout.tsx';
import { ErrorPage } from './pages/error-page.tsx';

type Access = 'public' | 'signed-in' | 'admin';
type Row = [path: PageAddress | typeof anyAddress, access: Access, load: () => Promise<ComponentType>];

/** The specification's route table, in its order, the guard beside each path. */
const table: readonly Row[] = [
  ['/', 'public', async () => (await import('./pages/home-page.tsx')).HomePage],
  ['/login', 'public', async () => (await import('./pages/entrance/login-page.tsx')).LoginPage],
  ['/register', 'public', async () => (await import('./pages/entrance/register-page.tsx')).RegisterPage],
  ['/upload', 'signed-in', async () => (await import('./pages/upload-page.tsx')).UploadPage],
  ['/camera', 'signed-in', async () => (await import('./pages/camera-page.tsx')).CameraPage],
  ['/profile', 'signed-in', async () => (await import('./pages/profile-page.tsx')).ProfilePage],
  [
    '/profile/outside',
    'signed-in',
    async () => (await import('./pages/reading/outside-page.tsx')).OutsidePage,
  ],
  ['/dashboard', 'signed-in', async () => (await import('./pages/dashboard-page.tsx')).DashboardPage],
  [
    '/calendar-connect',
    'signed-in',
    async () => (await import('./pages/calendar-connect-page.tsx')).CalendarConnectPage,
  ],
  [
    '/calendar-view',
    'signed-in',
    async () => (await import('./pages/calendar-view-page.tsx')).CalendarViewPage,
  ],
  ['/wardrobe', 'signed-in', async () => (await import('./pages/wardrobe-page.tsx')).WardrobePage],
  ['/outfits', 'signed-in', async () => (await import('./pages/outfits-page.tsx')).OutfitsPage],
  [
    '/outfits/build',
    'signed-in',
    async () => (await import('./pages/outfit-builder-page.tsx')).OutfitBuilderPage,
  ],
  ['/admin', 'admin', async () => (await import('./pages/admin-page.tsx')).AdminPage],
  [
    '/forgot-password',
    'public',
    async () => (await import('./pages/entrance/forgot-password-page.tsx')).ForgotPasswordPage,
  ],
  [
    '/reset-password',
    'public',
    async () => (await import('./pages/entrance/reset-password-page.tsx')).ResetPasswordPage,
  ],
  [
    '/confirm-email',
    'public',
    async () => (await import('./pages/entrance/confirm-email-page.tsx')).ConfirmEmailPage,
  ],
  ['/terms', 'public', async () => (await import('./pages/reading/terms-page.tsx')).TermsPage],
  ['/privacy', 'public', async () => (await import('./pages/reading/privacy-page.tsx')).PrivacyPage],
  ['/support', 'public', async () => (await import('./pages/reading/support-page.tsx')).SupportPage],
  ['/start', 'signed-in', async () => (await import('./pages/start-page.tsx')).StartPage],
  ['/week', 'signed-in', async () => (await import('./pages/week-page.tsx')).WeekPage],
  ['/trips', 'signed-in', async () => (await import('./pages/trips-page.tsx')).TripsPage],
  ['/trips/:id', 'signed-in', async () => (await import('./pages/trip-page.tsx')).TripPage],
  [
    '/unsubscribe',
    'public',
    async () => (await import('./pages/entrance/unsubscribe-page.tsx')).UnsubscribePage,
  ],
  ['/analysis/:id', 'signed-in', async () => (await import('./pages/analysis-page.tsx')).AnalysisPage],
  ['/diary', 'signed-in', async () => (await import('./pages/diary-page.tsx')).DiaryPage],
  ['*', 'public', async () => (await import('./pages/reading/not-found-page.tsx')).NotFoundPage],
];

/** Sends visitors to /login with the place they came for, and everybody but admins from admin pages to /dashboard. */
function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, isAuthenticated, leaving } = useSession();
  const location = useLocation();
  useEffect(() => {
    if (access === 'public' && leaving) finishLeaving();
  }, [access, leaving]);
  if (access === 'public') return children;
  if (leaving) return null;
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ from: location }} />;
  if (access === 'admin' && user?.role !== 'admin') return <Navigate to="/dashboard" replace />;
  return children;
}

function guarded(access: Access, Content: ComponentType): ComponentType {
  return function GuardedPage() {
    return (
      <Guard access={access}>
        <Content />
      </Guard>
    );
  };
}

export const pages: readonly Page[] = table.map(([path, access, load]) => ({
  path,
  load: async () => guarded(access, await load()),
}));

function BrokenApp() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** The page of the router's location in its frame. */
export function Routes({ router }: { router: Router }) {
  return (
    <RouterProvider router={router}>
      <ErrorBoundary Fallback={BrokenApp} place={undefined}>
        <AppLayout />
      </ErrorBoundary>
    </RouterProvider>
  );
}
