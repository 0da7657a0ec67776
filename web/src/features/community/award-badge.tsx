import type { badgeColours } from '@drape/contract/community/badges';
import { t } from '@lingui/core/macro';
import { Award, Compass, Crown, Gem, Heart, type LucideIcon, Star } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

type BadgeColour = (typeof badgeColours)[number];

const neutral = 'border-line text-muted';

const looks: Record<BadgeColour, string> = {
  gold: 'border-[oklch(0.72_0.13_85)] text-[light-dark(oklch(0.47_0.09_80),oklch(0.85_0.12_88))]',
  silver: 'border-[oklch(0.7_0.01_250)] text-[light-dark(oklch(0.46_0.012_250),oklch(0.84_0.01_250))]',
  bronze: 'border-[oklch(0.62_0.1_50)] text-[light-dark(oklch(0.46_0.1_48),oklch(0.8_0.09_55))]',
  green: 'border-[oklch(0.62_0.11_150)] text-good',
  blue: 'border-[oklch(0.62_0.11_245)] text-[light-dark(oklch(0.46_0.12_250),oklch(0.8_0.09_245))]',
  purple: 'border-[oklch(0.6_0.13_305)] text-[light-dark(oklch(0.46_0.15_305),oklch(0.81_0.1_305))]',
  pink: 'border-[oklch(0.65_0.14_355)] text-[light-dark(oklch(0.48_0.15_355),oklch(0.82_0.1_355))]',
};

const icons: Record<string, LucideIcon> = {
  crown: Crown,
  gem: Gem,
  star: Star,
  heart: Heart,
  compass: Compass,
};

function isBadgeColour(colour: string): colour is BadgeColour {
  return Object.hasOwn(looks, colour);
}

type Props = { badge: { name: string; icon: string; color: string } | null };

/** A badge in its colour; somebody without one is a new member. */
export function AwardBadge({ badge }: Props) {
  const colour = badge?.color ?? '';
  const Icon = badge ? (Object.hasOwn(icons, badge.icon) && icons[badge.icon]) || Award : undefined;
  return (
    <span
      data-colour={isBadgeColour(colour) ? colour : 'neutral'}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        isBadgeColour(colour) ? looks[colour] : neutral,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {badge?.name ?? t`New Member`}
    </span>
  );
}
