import { Link } from 'react-router';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { ColourPlate } from '../ui/colour-plate.tsx';
import type { Band } from '../ui/palette-strip.tsx';

type Content = { title: string; lead: string; meanwhile: string; plate: readonly Band[] };

/** A page of the product that this version does not hold yet. It says so and leads to what works. */
function UnreadyPage({ title, lead, meanwhile, plate }: Content) {
  useTitle(title);
  return (
    <div className="grid flex-1 items-center gap-10 py-10 md:grid-cols-[1.2fr_1fr] md:gap-16 md:py-14">
      <div>
        <p className="text-sm text-accent-text">Not ready in this version</p>
        <h1 className="font-display mt-3 text-2xl md:text-3xl">{title}</h1>
        <p className="mt-5 max-w-[52ch] text-muted md:text-lg">{lead}</p>
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

export function CalendarConnectPage() {
  return (
    <UnreadyPage
      title="Connect Your Calendar"
      lead="Connecting Google Calendar will bring your events here, so that outfits can be planned around them."
      meanwhile="Until then nothing is connected and no calendar is read."
      plate={[
        { hex: '#2a3550', name: 'navy', share: 0.42 },
        { hex: '#d7c7b2', name: 'oat', share: 0.33 },
        { hex: '#a8323e', name: 'cherry', share: 0.25 },
      ]}
    />
  );
}
