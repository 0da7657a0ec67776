import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Closing } from './closing.tsx';
import { productStatistics } from './content.ts';
import { Cover } from './cover.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingNavigation, LandingQuickBar } from './landing-navigation.tsx';
import { Planner } from './planner.tsx';
import type { SampleAnalysis } from './sample-analysis.ts';
import { SampleReading } from './sample-reading.tsx';
import { Statistics } from './statistics.tsx';
import { UploadSection } from './upload-section.tsx';

/** The landing page from top to bottom. Plain markup: what lives in it are the islands. */
export function LandingPage({ sample }: { sample: SampleAnalysis }) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip member:max-md:pb-[calc(3.75rem+env(safe-area-inset-bottom))]">
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-2 text-sm text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50"
      >
        <Trans>Skip to content</Trans>
      </a>
      <LandingNavigation isLanding />
      <main id="content" tabIndex={-1} className="outline-none">
        <Cover sample={sample} />
        <SampleReading sample={sample} />
        <UploadSection />
        <FeatureCards />
        <Planner />
        <div className="hidden scripted:block">
          <div id="champions-island" />
        </div>
        <Statistics label={t`Drape in numbers`} statistics={productStatistics} />
        <Closing />
      </main>
      <LandingFooter />
      <LandingQuickBar />
    </div>
  );
}
