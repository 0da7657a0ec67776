import type { User } from '@drape/contract/account';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

export type NavigationItem = {
  to: string;
  label: MessageDescriptor;
  short: MessageDescriptor;
  Icon: LucideIcon;
};

function item(to: string, label: MessageDescriptor, Icon: LucideIcon, short = label): NavigationItem {
  return { to, label, short, Icon };
}

const home = item('/', msg`Home`, House);
const upload = item('/upload', msg`Upload Analysis`, ScanSearch, msg`Analyze`);
const camera = item('/camera', msg`Live Camera`, Camera, msg`Camera`);
const wardrobe = item('/wardrobe', msg`Wardrobe`, Shirt);
const outfits = item('/outfits', msg`Outfits`, Layers);
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
