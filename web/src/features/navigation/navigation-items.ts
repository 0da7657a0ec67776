import { CircleUserRound, House, LayoutGrid, type LucideIcon, ScanSearch } from 'lucide-react';

export type NavigationItem = { to: string; label: string; short: string; Icon: LucideIcon };

const home: NavigationItem = { to: '/', label: 'Home', short: 'Home', Icon: House };
const profile: NavigationItem = {
  to: '/profile',
  label: 'Profile',
  short: 'Profile',
  Icon: CircleUserRound,
};
const dashboard: NavigationItem = {
  to: '/dashboard',
  label: 'Dashboard',
  short: 'Dashboard',
  Icon: LayoutGrid,
};

export const signedInItems: readonly NavigationItem[] = [
  home,
  { to: '/upload', label: 'Upload Analysis', short: 'Analyze', Icon: ScanSearch },
  profile,
  dashboard,
];

export const userMenuItems: readonly NavigationItem[] = [profile, dashboard];

/** The bar at the foot of a phone. */
export const bottomItems: readonly NavigationItem[] = signedInItems.slice();
