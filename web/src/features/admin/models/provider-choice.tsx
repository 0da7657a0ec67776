import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { cx } from '../../../ui/cx.ts';
import { isAtHome, type ModelProvider, modelProviders } from './model-providers.ts';

/** A provider of the list, or an address of one's own. */
export type Choice = ModelProvider | 'own';

const groups: readonly { title: MessageDescriptor; providers: readonly ModelProvider[] }[] = [
  {
    title: msg`On your own machine`,
    providers: modelProviders.filter(({ baseUrl }) => isAtHome(baseUrl)),
  },
  { title: msg`With an account`, providers: modelProviders.filter(({ baseUrl }) => !isAtHome(baseUrl)) },
];

/** With nothing to sign up for and nothing to pay. */
const easiestId = 'ollama';

type ButtonProps = { pressed: boolean; onPress: () => void; isEasiest?: boolean; children: string };

function ChoiceButton({ pressed, onPress, isEasiest = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-describedby={isEasiest ? easiestId : undefined}
      onClick={onPress}
      className={cx(
        'min-h-11 rounded-control border px-3.5 text-start text-sm font-medium transition-colors',
        pressed ? 'border-ink bg-ink text-paper' : 'bg-raised hover:border-ink',
        !pressed && (isEasiest ? 'border-accent' : 'border-line'),
        isEasiest && 'col-span-full',
      )}
    >
      {children}
    </button>
  );
}

/** What speaks for the first of the list, beside its button and no part of its name. */
function EasiestHint() {
  return (
    <p id={easiestId} className="col-span-full -mt-1 text-sm text-muted">
      <Trans>The easiest start: free, on this machine, without an account.</Trans>
    </p>
  );
}

const choices = 'grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4';

type Props = { chosen: Choice | undefined; onChoose: (choice: Choice) => void };

/** Who runs the models: the known providers by where they run, or another address. */
export function ProviderChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">
        <Trans>Provider</Trans>
      </legend>
      {groups.map(({ title, providers }) => (
        <div key={title.id} className="grid gap-2">
          <p className="text-sm text-muted">{t(title)}</p>
          <div className={choices}>
            {providers.map((provider) => (
              <Fragment key={provider.id}>
                <ChoiceButton
                  pressed={provider === chosen}
                  isEasiest={provider.id === easiestId}
                  onPress={() => onChoose(provider)}
                >
                  {provider.name}
                </ChoiceButton>
                {provider.id === easiestId && <EasiestHint />}
              </Fragment>
            ))}
          </div>
        </div>
      ))}
      <div className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
        <ChoiceButton pressed={chosen === 'own'} onPress={() => onChoose('own')}>
          {t`Another address`}
        </ChoiceButton>
      </div>
    </fieldset>
  );
}
