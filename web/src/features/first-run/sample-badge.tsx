import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/notices/badge.tsx';
import { useIsSample } from './queries.ts';

type Props = { kind: 'analyses' | 'items' | 'events'; id: string | null };

/** Says of a sample that it is one. */
export function SampleBadge({ kind, id }: Props) {
  return useIsSample(kind, id) ? (
    <Badge>
      <Trans>Sample</Trans>
    </Badge>
  ) : null;
}
