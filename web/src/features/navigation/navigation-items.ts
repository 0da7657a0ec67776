import type { User } from '@drape/contract/account/account';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BookOpen,
  CalendarDays,
  CalendarPlus,
  Camera,
  CircleUserRound,
  History,
  House,
  ImagePlus,
  Layers,
  LayoutGrid,
  ListPlus,
  type LucideIcon,
  Luggage,
  Palette,
  Plus,
  ScanSearch,
  Settings,
  Shield,
  Shirt,
  ShoppingBag,
  Sparkles,
  Sun,
  SwatchBook,
} from 'lucide-react';

export type NavigationItem = {
  to: string;
  label: MessageDescriptor;
  Icon: LucideIcon;
  /** Where there is room for one word. */
  short?: MessageDescriptor;
};

function item(to: string, label: MessageDescriptor, Icon: LucideIcon): NavigationItem {
  return { to, label, Icon };
}

const home = item('/', msg`Home`, House);
const upload = item('/upload', msg`Upload Analysis`, ScanSearch);
const camera = item('/camera', msg`Live Camera`, Camera);
const wardrobe = item('/wardrobe', msg`Wardrobe`, Shirt);
const plan = item('/week', msg`Plan`, CalendarDays);
const profile = item('/profile', msg`Profile`, CircleUserRound);
const dashboard = item('/dashboard', msg`Dashboard`, LayoutGrid);
const calendar = item('/calendar-view', msg`Calendar`, CalendarDays);

/** The admin's entry, beside what everybody has. */
export const adminItem = item('/admin', msg`Admin Panel`, Shield);

export const memberItems: readonly NavigationItem[] = [
  home,
  upload,
  camera,
  wardrobe,
  plan,
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

/** The screens of planning, in one row on top of each. */
export const planItems: readonly NavigationItem[] = [
  item('/week', msg`Week`, CalendarDays),
  item('/calendar-view', msg`Calendar`, CalendarDays),
  item('/trips', msg`Trips`, Luggage),
  item('/outfits', msg`Lookbook`, Layers),
  { to: '/outfits/build', label: msg`Build an outfit`, short: msg`Build`, Icon: Sparkles },
];

/** A place in the bar at the foot of a phone: a screen, or a choice of some that opens above it. */
export type Place = { id: string; label: MessageDescriptor; Icon: LucideIcon } & (
  | { to: string }
  | { items: readonly NavigationItem[] }
);

export const places: readonly Place[] = [
  { id: 'today', label: msg`Today`, Icon: Sun, to: '/profile' },
  { id: 'wardrobe', label: msg`Wardrobe`, Icon: Shirt, to: '/wardrobe' },
  {
    id: 'add',
    label: msg`Add`,
    Icon: Plus,
    items: [
      item('/upload', msg`Rate an outfit`, ScanSearch),
      item('/camera', msg`Use the camera`, Camera),
      item('/wardrobe?tab=images', msg`Clothes by photo`, ImagePlus),
      item('/wardrobe?add', msg`Clothes by text`, ListPlus),
      item('/calendar-view?new', msg`Event`, CalendarPlus),
      item('/wardrobe?consider', msg`Should I buy this?`, ShoppingBag),
    ],
  },
  { id: 'plan', label: msg`Plan`, Icon: CalendarDays, items: planItems },
  {
    id: 'me',
    label: msg`Me`,
    Icon: CircleUserRound,
    items: [
      item('/dashboard?tab=history', msg`Analyses`, History),
      item('/diary', msg`Diary`, BookOpen),
      dashboard,
      item('/profile#style-guide', msg`Style guide`, SwatchBook),
      item('/profile#taste', msg`Your taste`, Palette),
      item('/profile#plan', msg`Your plan and usage`, Sparkles),
      item('/profile#you', msg`Settings`, Settings),
    ],
  },
];

/** Screens that are reached from another and count as part of it. */
const partOf: Readonly<Record<string, string>> = {
  '/calendar-connect': '/calendar-view',
  '/profile/outside': '/profile',
};

/** The screen of the navigation that a path belongs to: most are their own. */
export const screenOf = (path: string): string => partOf[path] ?? path;

/** Whether a screen belongs to a place, by its path alone. */
export function isIn(place: Place, asked: string): boolean {
  const path = asked === '/profile/outside' ? asked : screenOf(asked);
  if ('to' in place) return place.to === path;
  if (place.id === 'add') return false;
  return place.items.some(({ to }) => {
    const own = /^[^?#]*/.exec(to)?.[0] ?? to;
    return path !== '/profile' && (path === own || path.startsWith(`${own}/`));
  });
}
