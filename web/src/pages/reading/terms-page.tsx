import { tierFeatures } from '@drape/contract/membership/tiers';
import { limits } from '@drape/contract/wire/limits';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/account/queries.ts';
import { OperatorContact } from '../../features/account/sign-in/operator-contact.tsx';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { textLink } from '../../ui/text-link.ts';
import { ReadingFrame } from './reading-frame.tsx';

function Plans() {
  const { data: settings } = useQuery(settingsQuery);
  const hasPlans = settings?.plans !== false;
  const { free } = tierFeatures;
  return (
    <>
      <p data-plans="off" hidden={hasPlans}>
        <Trans>Everything is included for every account on this installation.</Trans>
      </p>
      <p data-plans="on" hidden={!hasPlans}>
        <Trans>
          A new account starts with {limits.trialDays} days of the premium trial, with no means of payment
          needed. After that it is on the free plan: as many analyses as you like, up to{' '}
          {free.max_wardrobe_items} wardrobe items and {free.max_chat_messages_per_day} chat messages a day.
          What you stored during the trial stays yours. Nothing turns into a paid plan by itself.
        </Trans>
      </p>
    </>
  );
}

export function TermsPage() {
  useTitle(t`Terms`);
  return (
    <ReadingFrame
      title={t`Terms`}
      lead={t`The rules of this installation, in plain words.`}
      inShort={[
        <Trans key="photos">Your photos stay yours.</Trans>,
        <Trans key="advice">Advice on style is an opinion with reasons.</Trans>,
        <Trans key="plans">Nothing turns into a paid plan by itself.</Trans>,
      ]}
      sections={[
        {
          heading: msg`Who offers it`,
          content: (
            <p>
              <Trans>
                Your agreement is with <OperatorContact />, not with the makers of Drape.
              </Trans>
            </p>
          ),
        },
        {
          heading: msg`What you get`,
          content: (
            <p>
              <Trans>
                Drape looks at photos of outfits, measures what can be measured in them and gives advice.
                Advice on style is an opinion with reasons. It can be wrong, and it says nothing about the
                person in the photo.
              </Trans>
            </p>
          ),
        },
        { heading: msg`Plans`, content: <Plans /> },
        {
          heading: msg`Your photos`,
          content: (
            <p>
              <Trans>
                What you upload stays yours; the installation may use it only to serve you. Upload photos that
                you may use: of yourself, or of people who agree to it. How they are kept is explained under{' '}
                <Link to="/privacy" className={textLink}>
                  Privacy
                </Link>
                .
              </Trans>
            </p>
          ),
        },
        {
          heading: msg`Fair use`,
          content: (
            <p>
              <Trans>
                Keep your password to yourself, use your own account, and leave the service usable for others.
                Automatic mass requests are slowed down. An account that harms others can be blocked by the
                operator.
              </Trans>
            </p>
          ),
        },
        {
          heading: msg`No promise of being there`,
          content: (
            <p>
              <Trans>
                The service is offered as it is. The operator may change or end it and should give you the
                time to take your data with you. Rights that the law gives you stay untouched.
              </Trans>
            </p>
          ),
        },
      ]}
    />
  );
}
