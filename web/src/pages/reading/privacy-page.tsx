import { limits } from '@drape/contract/wire/limits';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/account/queries.ts';
import { OperatorContact } from '../../features/account/sign-in/operator-contact.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { ReadingFrame, type ReadingSection } from './reading-frame.tsx';

/** A term and what is kept under it: beside each other where there is room. */
const facts =
  'grid divide-line *:grid *:gap-x-8 *:py-2 md:divide-y md:border-y md:border-line md:*:py-3.5 md:*:grid-cols-[8rem_minmax(0,1fr)]';

const sections: readonly ReadingSection[] = [
  {
    heading: msg`Who is responsible`,
    content: (
      <p>
        <Trans>
          Drape is software that people run on servers of their own. Here <OperatorContact /> is responsible.
          The makers of Drape run nothing in between and receive nothing from it.
        </Trans>
      </p>
    ),
  },
  {
    heading: msg`What is stored`,
    content: (
      <ul className={facts}>
        <li>
          <Trans>
            <b>Account</b> Name, username, email, your password in a form that nobody can read back, and what
            you choose to add: country, gender, home town, time zone, units, a picture of you.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Photos</b> Your photos, their analyses, and the colors and scores that were measured in them.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Taste</b> Styles, colors, occasions, body type and budget in your own words, and your thumbs on
            ratings and sentences. The operator sees thumbs as counts only.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Color profile</b> If you make one, three colors. The photo you tap them in is read in your
            browser and never sent.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Events</b> Those you enter or import, and of a Google Calendar that you connect, title, time,
            place and description of the next 30 days. If you make a private calendar address, its secret
            part, encrypted.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Devices</b> For each on which you are signed in, a hash of its token, browser and system in
            words, and when it was last used, until it expires or you sign out.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Use</b> The days on which you used Drape and what your outfits were seen to be made of, for the
            figures of the operator. They show counts, never who. Days are forgotten after 400 days.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Messages</b> What you write to the operator: feedback, with your username, and requests for
            Pro. If you pay, the name of your subscription at the payment provider, never a card.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Sign-ins</b> Counts of recent sign-in attempts by account and network address, so that nobody
            can guess passwords for long.
          </Trans>
        </li>
      </ul>
    ),
  },
  {
    heading: msg`What happens to a photo`,
    content: (
      <>
        <p>
          <Trans>
            A photo is decoded and re-encoded before it is kept. Whatever the camera had noted in it (place,
            time, device) is left behind in that step and never reaches the disk.
          </Trans>
        </p>
        <p>
          <Trans>
            Photos are shown through addresses that are signed for you and stop working after two days at the
            latest. When you delete an analysis, its photo goes with it: you can take that back for{' '}
            {limits.undoMinutes} minutes, then both are removed for good.
          </Trans>
        </p>
        <p>
          <Trans>
            While the live camera runs, coach and colors are computed in your browser. A picture leaves it
            when you have it analyzed, and one of the live analysis is forgotten with its answer unless you
            press Keep. The camera is turned off when you leave the page, hide it or sign out.
          </Trans>
        </p>
      </>
    ),
  },
  {
    heading: msg`What others see`,
    content: (
      <p>
        <Trans>
          The community pages show usernames with the number of analyzed photos and an average score, never a
          photo and never your full name. You can leave them at any time in your profile; it takes effect at
          once.
        </Trans>
      </p>
    ),
  },
  {
    heading: msg`In your browser`,
    content: (
      <p>
        <Trans>
          Drape counts no visits. After you sign in it sets a cookie that lets this browser sign in again even
          while somebody else is guessing your password; it opens nothing by itself and lasts a year. While
          you are signed in, the browser keeps your token and your user in local storage, and a Google token
          if you connect a calendar; the token and your time zone are in two cookies as well, by which the
          server sends you a page with your own data in it at once. Signing out removes them, with everything
          else that was kept for you.
        </Trans>
      </p>
    ),
  },
  {
    heading: msg`Your rights`,
    content: (
      <p>
        <Trans>
          You can change your data in your profile and delete single analyses in your history. There you can
          also download everything, choose how long photos are kept, and delete your account with everything
          in it, from the database and the disk. Backups that the operator made before hold it until they are
          deleted. For anything else please write to <OperatorContact />.
        </Trans>
      </p>
    ),
  },
];

const demo: ReadingSection = {
  heading: msg`The demo account`,
  content: (
    <p>
      <Trans>
        Every visitor of the demo account works on a private copy. It ends when you sign out, at the latest
        after {limits.demoHours} hours, and everything in it is deleted then.
      </Trans>
    </p>
  ),
};

function ThirdParties() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <>
      <p>
        <Trans>
          Analyses are made by an engine inside this server. Fonts, pictures and scripts come from it as well:
          using Drape sends nothing to a third party by default.
        </Trans>
      </p>
      {settings?.ai && (
        <p>
          <Trans>
            This installation has a language model connected. It may be handed your photos, the facts measured
            in them and your questions, in order to word the answers; your name and email are never sent.
            Under “What leaves this server” in your profile you see where it runs and all that it was sent,
            and you can forbid it. Faces are hidden in photos before they leave, unless you decide otherwise.
          </Trans>
        </p>
      )}
      {settings?.google && (
        <p>
          <Trans>
            If you connect Google Calendar, your browser and this server ask Google for your events, with a
            permission that can read and change nothing. The permission is kept encrypted on this server; your
            browser holds a part that ends after an hour. Disconnecting withdraws it at Google; events that
            were brought in stay until you delete them.
          </Trans>
        </p>
      )}
      {settings?.oidc && (
        <p>
          <Trans>
            If you sign in with the identity provider of this installation, it learns that you did so.
          </Trans>
        </p>
      )}
      {settings?.mail && (
        <p>
          <Trans>
            Mails, such as the link for a new password or the morning mail that you ask for in your profile,
            go through the mail server of the operator.
          </Trans>
        </p>
      )}
    </>
  );
}

export function PrivacyPage() {
  useTitle(t`Privacy`);
  const { data: settings } = useQuery(settingsQuery);
  const [responsible, ...rest] = sections;
  return (
    <ReadingFrame
      title={t`Privacy`}
      lead={t`What this installation of Drape keeps about you, and what it does not do.`}
      inShort={[
        <Trans key="engine">
          Analyses are made on this server; by default nothing goes to anybody else.
        </Trans>,
        <Trans key="others">Nobody else sees your photos or your full name.</Trans>,
        <Trans key="rights">You can download or delete everything at any time.</Trans>,
      ]}
      sections={[
        ...(responsible ? [responsible] : []),
        { heading: msg`Third parties`, content: <ThirdParties /> },
        ...rest,
        ...(settings?.demo ? [demo] : []),
      ]}
    />
  );
}
