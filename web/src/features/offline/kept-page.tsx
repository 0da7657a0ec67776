import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { localDay } from '../../lib/local-day.ts';
import { useLocation } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { todayQuery, weekQuery } from '../outfits/ahead/ahead-queries.ts';
import { wardrobeKeys } from '../wardrobe/queries.ts';

type Props = {
  className?: string;
  /** How much it weighs beside another way on. */
  variant?: 'primary' | 'secondary';
  /** Stands there where none is kept. */
  otherwise?: ReactNode;
};

/** Where nothing can be asked: the way to a page that this device has kept. */
export function KeptPage({ className, variant = 'primary', otherwise = null }: Props) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const pages = [
    { to: '/wardrobe', label: t`Open your wardrobe`, queryKey: wardrobeKeys.items },
    { to: '/profile', label: t`See today’s outfit`, queryKey: todayQuery(0).queryKey },
    { to: '/week', label: t`See your week`, queryKey: weekQuery(localDay()).queryKey },
  ];
  const kept = pages.find(
    ({ to, queryKey }) => to !== pathname && queryClient.getQueryData(queryKey) !== undefined,
  );
  if (!kept) return otherwise;
  return (
    <Button asChild variant={variant} className={className}>
      <Link to={kept.to}>{kept.label}</Link>
    </Button>
  );
}
