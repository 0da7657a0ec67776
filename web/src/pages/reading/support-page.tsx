import { limits } from '@drape/contract/wire/limits';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OperatorContact } from '../../features/account/sign-in/operator-contact.tsx';
import { PhotoExample } from '../../features/analysis/upload/photo-example.tsx';
import { ReviewForm } from '../../features/feedback/review-form.tsx';
import { Link } from '../../lib/router/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { ReadingFrame } from './reading-frame.tsx';

const megabytes = Math.round(limits.maxUploadBytes / 1024 / 1024);

/** Only signed-in people can be answered, so only they can write. */
function Feedback() {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
  if (isAuthenticated) return <ReviewForm />;
  return (
    <div data-feedback="">
      <p>
        <Trans>
          We read every word.{' '}
          <Link to="/login" className={textLink}>
            Sign in
          </Link>{' '}
          to tell us what works and what does not.
        </Trans>
      </p>
    </div>
  );
}

/** A photo as it should be, and three that are hard to judge, each with what is wrong with it. */
function PhotoExamples() {
  const examples = [
    { look: 'whole', isGood: true, says: t`Head to shoe, in daylight` },
    { look: 'cropped', isGood: false, says: t`Head and feet are cut off` },
    { look: 'lamp', isGood: false, says: t`Lamplight changes the colors` },
    { look: 'busy', isGood: false, says: t`A busy wall hides the outline` },
  ] as const;
  return (
    <ul className="grid max-w-[34rem] grid-cols-2 gap-3 sm:grid-cols-4">
      {examples.map(({ look, isGood, says }) => (
        <li key={look} className="grid content-start gap-1.5 text-xs leading-4 text-muted">
          <PhotoExample look={look} isGood={isGood} />
          {says}
        </li>
      ))}
    </ul>
  );
}

export function SupportPage() {
  useTitle(t`Support`);
  return (
    <ReadingFrame
      title={t`Support`}
      lead={t`Common questions, and who to ask about the rest.`}
      sections={[
        {
          heading: msg`Where do I begin?`,
          content: (
            <>
              <p>
                <Trans>
                  The guided start leads from a photo to a first outfit in four short steps, and lends you
                  samples to try things out with.
                </Trans>
              </p>
              <p>
                <Button asChild variant="primary" className="max-md:w-full">
                  <Link to="/start">
                    <Trans>Open the guided start</Trans>
                  </Link>
                </Button>
              </p>
            </>
          ),
        },
        {
          heading: msg`I cannot sign in`,
          content: (
            <p>
              <Trans>
                You can use your username or your email, in any letter case. If the password is lost,{' '}
                <Link to="/forgot-password" className={textLink}>
                  ask for a new one
                </Link>
                . After ten wrong tries the account rests for a quarter of an hour at most.
              </Trans>
            </p>
          ),
        },
        {
          heading: msg`My photo is not understood`,
          content: (
            <>
              <p>
                <Trans>
                  Best is one person from head to shoe, in daylight, before a calm background, or clothes laid
                  out flat. Any common image format works, up to {megabytes} MB.
                </Trans>
              </p>
              <PhotoExamples />
            </>
          ),
        },
        {
          heading: msg`A score surprises me`,
          content: (
            <p>
              <Trans>
                Open the analysis: under its score stand the terms it is made of, each with what was measured.
                Another light changes colors, so a second photo is a fair test.
              </Trans>
            </p>
          ),
        },
        { heading: msg`Tell us what you think`, content: <Feedback /> },
        {
          heading: msg`Something else`,
          content: (
            <p>
              <Trans>
                Please ask <OperatorContact />. If you saw an error, copy its details and send them along.
              </Trans>
            </p>
          ),
        },
      ]}
    />
  );
}
