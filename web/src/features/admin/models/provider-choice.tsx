import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { isAtHome, type ModelProvider, modelProviders } from './model-providers.ts';

/** A provider of the list, or an address of one's own. */
export type Choice = ModelProvider | 'own';

const atHome = modelProviders.filter(({ baseUrl }) => isAtHome(baseUrl));
const elsewhere = modelProviders.filter(({ baseUrl }) => !isAtHome(baseUrl));

/** With nothing to sign up for and nothing to pay. */
const easiestId = 'ollama';

type ButtonProps = {
  pressed: boolean;
  onPress: () => void;
  /** What speaks for it, below its name and no part of it; such a button takes a line of its own. */
  hint?: string | undefined;
  children: string;
};

function ChoiceButton({ pressed, onPress, hint, children }: ButtonProps) {
  const id = useId();
  return (
    <div
      className={cx(
        'relative rounded-control border text-sm transition-colors',
        pressed ? 'border-ink bg-ink text-paper' : 'border-edge bg-raised hover:border-ink',
        hint !== undefined && 'col-span-full',
      )}
    >
      <button
        type="button"
        aria-pressed={pressed}
        aria-describedby={hint === undefined ? undefined : id}
        onClick={onPress}
        className="flex min-h-12 w-full items-center justify-between gap-2 rounded-control px-3.5 text-start font-medium after:absolute after:inset-0 max-sm:px-3"
      >
        {children}
        <span
          aria-hidden
          className={cx(
            'grid size-4 shrink-0 place-items-center rounded-full border',
            pressed ? 'border-paper' : 'border-edge',
          )}
        >
          {pressed && <span className="size-2 rounded-full bg-paper" />}
        </span>
      </button>
      {hint !== undefined && (
        <p id={id} className={cx('-mt-2.5 px-3.5 pb-3 max-sm:px-3', !pressed && 'text-muted')}>
          {hint}
        </p>
      )}
    </div>
  );
}

type GroupProps = { title: string; className: string; children: ReactNode };

function Group({ title, className, children }: GroupProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{title}</p>
      <div className={cx('grid gap-2', className)}>{children}</div>
    </div>
  );
}

type Props = { chosen: Choice | undefined; onChoose: (choice: Choice) => void };

/** Who runs the models: the known providers by where they run, or another address. */
export function ProviderChoice({ chosen, onChoose }: Props) {
  const button = (provider: ModelProvider) => (
    <ChoiceButton
      key={provider.id}
      pressed={provider === chosen}
      hint={
        provider.id === easiestId
          ? t`The easiest start: free, on this machine, without an account.`
          : undefined
      }
      onPress={() => onChoose(provider)}
    >
      {provider.name}
    </ChoiceButton>
  );
  return (
    <fieldset className="grid gap-6">
      <legend className="sr-only">
        <Trans>Provider</Trans>
      </legend>
      <Group title={t`On your own machine`} className="sm:grid-cols-3">
        {atHome.map(button)}
      </Group>
      <Group title={t`With an account`} className="grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {elsewhere.map(button)}
      </Group>
      <Group title={t`Somewhere else`} className="">
        <ChoiceButton
          pressed={chosen === 'own'}
          hint={t`Any OpenAI-compatible server.`}
          onPress={() => onChoose('own')}
        >
          {t`Another address`}
        </ChoiceButton>
      </Group>
    </fieldset>
  );
}
