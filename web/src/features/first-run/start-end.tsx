import { Trans } from '@lingui/react/macro';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { ExampleLooks } from './examples/example-outfits.tsx';

/** After the last step: where everything is from now on. */
export function StartEnd() {
  return (
    <section aria-labelledby="end" className="grid gap-6 py-6 md:py-10">
      <div className="rounded-photo bg-wash p-5 md:max-w-[44rem] md:p-8">
        <ExampleLooks count={4} />
      </div>
      <div>
        <h2 id="end" className="font-display text-xl md:text-2xl">
          <Trans>You’re all set</Trans>
        </h2>
        <p className="mt-2 max-w-[60ch] text-muted">
          <Trans>
            There’s an outfit for you every morning. Add more clothes for better ones, and ask the assistant
            anything.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/dashboard">
            <Trans>To your dashboard</Trans>
          </Link>
        </Button>
        <Button asChild>
          <Link to="/wardrobe">
            <Trans>Your wardrobe</Trans>
          </Link>
        </Button>
        <Button asChild>
          <Link to="/calendar-view">
            <Trans>Calendar and outfits</Trans>
          </Link>
        </Button>
      </div>
    </section>
  );
}
