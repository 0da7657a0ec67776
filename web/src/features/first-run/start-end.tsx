import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** After the last step: where everything is from now on. */
export function StartEnd() {
  return (
    <section aria-labelledby="end" className="grid gap-6 py-10">
      <div>
        <h2 id="end" className="font-display text-xl md:text-2xl">
          That is all it takes
        </h2>
        <p className="mt-2 max-w-[60ch] text-muted">
          Every morning an outfit waits on your dashboard. More clothes make better ones, and the assistant in
          the corner answers whatever you ask it.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/dashboard">To your dashboard</Link>
        </Button>
        <Button asChild>
          <Link to="/wardrobe">Your wardrobe</Link>
        </Button>
        <Button asChild>
          <Link to="/calendar-view">Calendar and outfits</Link>
        </Button>
      </div>
    </section>
  );
}
