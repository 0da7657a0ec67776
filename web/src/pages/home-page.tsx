import { Link } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { ColourPlate } from '../ui/colour-plate.tsx';

const plate = [
  { hex: '#7c2233', name: 'garnet', share: 0.3 },
  { hex: '#d9c7ad', name: 'oat', share: 0.26 },
  { hex: '#39424e', name: 'slate', share: 0.2 },
  { hex: '#b98a5e', name: 'camel', share: 0.15 },
  { hex: '#8f9779', name: 'sage', share: 0.09 },
];

export function HomePage() {
  const signedIn = useSession((state) => state.isAuthenticated);
  useTitle('Your outfit, looked at closely');
  return (
    <div className="grid flex-1 items-center gap-10 py-10 md:grid-cols-[1.1fr_1fr] md:gap-16 md:py-14">
      <div>
        <h1 className="font-display text-2xl sm:text-3xl lg:text-[5rem] lg:leading-[1.02]">
          Your outfit, looked at closely.
        </h1>
        <p className="mt-6 max-w-[48ch] text-muted md:text-lg">
          Show Drape one photo. It measures the colors, the proportions and the fabric, tells you how well
          they work together, and what would raise them.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg">
            <Link to="/upload">Start Analysis</Link>
          </Button>
          {!signedIn && (
            <Button asChild size="lg">
              <Link to="/register">Get Started Free</Link>
            </Button>
          )}
        </div>
      </div>
      <ColourPlate
        palette={plate}
        caption="A wool coat, a cream knit, grey trousers, a tan belt, a sage scarf: each band as wide as its share of the picture."
        className="h-[60dvh] max-h-[44rem] min-h-80"
      />
    </div>
  );
}
