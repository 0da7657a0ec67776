import { proMessages } from '@drape/contract/tiers';
import { Link } from 'react-router';
import { useTier } from '../features/membership/use-tier.ts';
import { useTitle } from '../lib/use-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ColourPlate } from '../ui/colour-plate.tsx';
import type { Band } from '../ui/palette-strip.tsx';

type Content = { title: string; lead: string; meanwhile: string; plate: readonly Band[]; needsPro?: string };

/** A page of the product that this version does not hold yet. It says so and leads to what works. */
function UnreadyPage({ title, lead, meanwhile, plate, needsPro }: Content) {
  const { pricingTier, isPro } = useTier();
  useTitle(title);
  const locked = needsPro !== undefined && pricingTier !== undefined && !isPro;
  return (
    <div className="grid flex-1 items-center gap-10 py-10 md:grid-cols-[1.2fr_1fr] md:gap-16 md:py-14">
      <div>
        <p className="text-sm text-accent-text">Not ready in this version</p>
        <h1 className="font-display mt-3 text-2xl md:text-3xl">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-muted md:text-lg">{lead}</p>
        {locked && (
          <Alert
            tone="info"
            className="mt-6 max-w-[34rem]"
            messages={[needsPro]}
            action={
              <Button asChild size="sm">
                <Link to="/profile">Upgrade to Pro</Link>
              </Button>
            }
          />
        )}
        <p className="mt-6 max-w-[52ch]">{meanwhile}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to="/upload">Analyze a photo</Link>
          </Button>
          <Button asChild>
            <Link to="/dashboard?tab=history">See your history</Link>
          </Button>
        </div>
      </div>
      <ColourPlate palette={plate} className="h-72 md:h-[28rem]" />
    </div>
  );
}

export function CameraPage() {
  return (
    <UnreadyPage
      title="Live Camera"
      lead="The live camera will look at an outfit as you stand before it, once or again every few seconds."
      meanwhile="Until then a photo does the same: take one with your phone, full length and in daylight, and upload it."
      needsPro={proMessages.camera}
      plate={[
        { hex: '#30343b', name: 'graphite', share: 0.4 },
        { hex: '#c9b79c', name: 'linen', share: 0.32 },
        { hex: '#6f8096', name: 'dusk blue', share: 0.28 },
      ]}
    />
  );
}
