import type { StyleGuide } from '@drape/contract/profile/preferences';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { WrittenBy } from '../../models/written-by.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { preferencesQuery, styleGuideQuery, useRewriteGuide } from '../queries.ts';
import { GuideInWords } from './guide-in-words.tsx';
import { GuidePalette } from './guide-palette.tsx';
import { GuideStatements } from './guide-statements.tsx';

// The drawings weigh more than the rest of the page.
const GuidePieces = lazy(async () => ({ default: (await import('./guide-pieces.tsx')).GuidePieces }));

type EnginesProps = {
  guide: StyleGuide;
  showsOther: boolean;
  onShowOther: (showsOther: boolean) => void;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-5 border-t border-line pt-6">
      <h3 id={id} className="font-display text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Guide({ guide }: { guide: StyleGuide }) {
  return (
    <div className="grid gap-12 print:gap-8">
      <Part title={t`Your palette`}>
        <GuidePalette colours={guide.color_palette} />
      </Part>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20 print:grid-cols-2 print:gap-8">
        <Part title={t`Style principles`}>
          <GuideStatements statements={guide.style_principles} numbered />
        </Part>
        <Part title={t`Styling tips`}>
          <GuideStatements statements={guide.styling_tips} />
        </Part>
      </div>
      <Part title={t`Essential pieces`}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <GuidePieces pieces={guide.essential_pieces} />
        </Suspense>
      </Part>
      <Part title={t`Shopping priorities`}>
        <GuideStatements statements={guide.shopping_priorities} numbered />
      </Part>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-6">
      <p className="sr-only">
        <Trans>Loading your style guide</Trans>
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** Whose words the guide is in, the other engine's, and a way to have it reworded. */
function GuideEngines({ guide, showsOther, onShowOther }: EnginesProps) {
  const rewrite = useRewriteGuide();
  const problem = rewrite.error?.message ?? guide.notice ?? null;
  return (
    <WrittenBy
      engine={guide.engine}
      other={guide.comparison?.engine}
      showsOther={showsOther}
      onShowOther={onShowOther}
      notice={problem}
      {...(guide.can_rewrite
        ? {
            children: (
              <div>
                <Button size="sm" pending={rewrite.isPending} onClick={() => rewrite.mutate()}>
                  {rewrite.isPending ? t`The language model is writing` : t`Let the language model word it`}
                </Button>
              </div>
            ),
          }
        : {})}
    />
  );
}

/** The personal style guide, renewed whenever taste, wardrobe or analyses change. Prints as a page of its own. */
export function StyleGuideSection() {
  const { data, isPending } = useQuery(styleGuideQuery);
  const [showsOther, setShowsOther] = useState(false);
  const guide = data && showsOther && data.comparison ? { ...data, ...data.comparison } : data;
  const { data: preferences } = useQuery(preferencesQuery);
  const inWords = guide ? undefined : preferences?.guide;
  return (
    <ProfileSection
      wide
      id="style-guide"
      title={t`Personal style guide`}
      lead={t`What suits you, what to own and what to buy first.`}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8 empty:hidden">
        {guide && (
          <div>
            <h3 className="font-display text-2xl">{guide.title}</h3>
            <p className="mt-2 text-muted">{guide.basis}</p>
          </div>
        )}
        {(guide || inWords) && (
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        )}
      </header>
      {data && (
        <div className="pb-8 empty:hidden print:hidden">
          <GuideEngines guide={data} showsOther={showsOther} onShowOther={setShowsOther} />
        </div>
      )}
      {guide && <Guide guide={guide} />}
      {!guide && inWords && <GuideInWords guide={inWords} />}
      {!guide && !inWords && (isPending ? <Loading /> : <NoGuide />)}
    </ProfileSection>
  );
}

function NoGuide() {
  return (
    <EmptyState title={t`Yours is made as soon as you say what you like`}>
      <Trans>
        Choose a style, a color or an occasion above and save. The guide then names your palette, the pieces a
        wardrobe rests on and what to buy first, with a reason beside each line.
      </Trans>
    </EmptyState>
  );
}
