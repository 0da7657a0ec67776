import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { isAtHome, type ModelProvider, modelProviders } from './model-providers.ts';

/** A provider of the list, or an address of one's own. */
export type Choice = ModelProvider | 'own';

const atHome = modelProviders.filter(({ baseUrl }) => isAtHome(baseUrl));
const elsewhere = modelProviders.filter(({ baseUrl }) => !isAtHome(baseUrl));

/** Of each kind the one to take, with what speaks for it. */
const advised: Record<string, MessageDescriptor> = {
  ollama: msg`The easiest start: free, on this machine, without an account.`,
  openrouter: msg`One key for the models of many makers.`,
};

type ButtonProps = {
  pressed: boolean;
  onPress: () => void;
  /** What speaks for it, below its name and no part of it; such a button takes a line of its own. */
  hint?: string | undefined;
  children: string;
};

function AdvisedButton({ pressed, onPress, hint, children }: ButtonProps) {
  const id = useId();
  return (
    <div
      className={cx(
        'relative rounded-control border text-sm transition-colors',
        pressed ? 'border-ink bg-ink text-paper' : 'border-ink bg-raised hover:bg-wash',
      )}
    >
      <button
        type="button"
        aria-pressed={pressed}
        aria-describedby={id}
        onClick={onPress}
        className="flex min-h-12 w-full items-center justify-between gap-2 rounded-control px-4 pt-1 text-start text-base font-medium after:absolute after:inset-0"
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
      <p id={id} className={cx('-mt-1.5 px-4 pb-3.5', !pressed && 'text-muted')}>
        {hint}
      </p>
    </div>
  );
}

function OtherButton({ pressed, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'h-10 rounded-control border px-3.5 text-sm transition-colors',
        pressed ? 'border-ink bg-ink text-paper' : 'border-line hover:border-edge hover:bg-wash',
      )}
    >
      {children}
    </button>
  );
}

type GroupProps = { title: string; lead: string; children: ReactNode };

function Group({ title, lead, children }: GroupProps) {
  return (
    <div className="grid gap-2.5">
      <div>
        <p className="font-medium">{title}</p>
        <p className="max-w-[52ch] text-sm text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}

type Props = { chosen: Choice | undefined; onChoose: (choice: Choice) => void };

/** Who runs the models: of each kind of provider the one to take first, then the others, or another address. */
export function ProviderChoice({ chosen, onChoose }: Props) {
  const button = (provider: ModelProvider) => {
    const hint = advised[provider.id];
    const Choose = hint ? AdvisedButton : OtherButton;
    return (
      <Choose
        key={provider.id}
        pressed={provider === chosen}
        hint={hint && t(hint)}
        onPress={() => onChoose(provider)}
      >
        {provider.name}
      </Choose>
    );
  };
  const choices = (providers: readonly ModelProvider[]) => (
    <>
      {providers.filter(({ id }) => id in advised).map(button)}
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">
          <Trans>Or</Trans>
        </span>
        {providers.filter(({ id }) => !(id in advised)).map(button)}
      </div>
    </>
  );
  return (
    <fieldset className="grid gap-8">
      <legend className="sr-only">
        <Trans>Provider</Trans>
      </legend>
      <Group
        title={t`On your own machine`}
        lead={t`Free, and no photo leaves your network. It needs a strong graphics card.`}
      >
        {choices(atHome)}
      </Group>
      <Group
        title={t`With an account`}
        lead={t`Nothing to install. You pay per use, and photos go to the provider.`}
      >
        {choices(elsewhere)}
      </Group>
      <Group title={t`Somewhere else`} lead={t`Any OpenAI-compatible server.`}>
        <div>
          <OtherButton pressed={chosen === 'own'} onPress={() => onChoose('own')}>
            {t`Another address`}
          </OtherButton>
        </div>
      </Group>
    </fieldset>
  );
}
