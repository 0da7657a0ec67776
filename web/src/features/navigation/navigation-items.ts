import type { User } from '@drape/contract/account';
import {
  CalendarDays,
  Camera,
  CircleUserRound,
  House,
  Layers,
  LayoutGrid,
  type LucideIcon,
  ScanSearch,
  Shield,
  Shirt,
} from 'lucide-react';

export type NavigationItem = { to: string; label: string; short: string; Icon: LucideIcon };

function item(to: string, label: string, Icon: LucideIcon, short = label): NavigationItem {
  return { to, label, short, Icon };
}

const home = item('/', 'Home', House);
const upload = item('/upload', 'Upload Analysis', ScanSearch, 'Analyze');
const camera = item('/camera', 'Live Camera', Camera, 'Camera');
const wardrobe = item('/wardrobe', 'Wardrobe', Shirt);
const outfits = item('/outfits', 'Outfits', Layers);
const profile = item('/profile', 'Profile', CircleUserRound);
const dashboard = item('/dashboard', 'Dashboard', LayoutGrid);
const calendar = item('/calendar-view', 'Calendar', CalendarDays);

/** The admin's entry, beside what everybody has. */
export const adminItem = item('/admin', 'Admin Panel', Shield);

export const memberItems: readonly NavigationItem[] = [
  home,
  upload,
  camera,
  wardrobe,
  outfits,
  profile,
  dashboard,
];
export const memberMenuItems: readonly NavigationItem[] = [profile, wardrobe, dashboard, calendar];

function withAdmin(items: readonly NavigationItem[], user: User): readonly NavigationItem[] {
  return user.role === 'admin' ? [...items, adminItem] : items;
}

export function signedInItems(user: User): readonly NavigationItem[] {
  return withAdmin(memberItems, user);
}

export function userMenuItems(user: User): readonly NavigationItem[] {
  return withAdmin(memberMenuItems, user);
}

/** The bar at the foot of a phone: at most five; Home is the name on top. */
export const bottomItems: readonly NavigationItem[] = [upload, camera, wardrobe, dashboard, profile];
