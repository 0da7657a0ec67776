import type { ModelsConnection } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Image, type LucideIcon, MessageSquareText } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { useConnectModels, useDisconnectModels, useOfferedModels } from '../queries.ts';
import { providerAt } from './model-providers.ts';
import { type Choice, ProviderChoice } from './provider-choice.tsx';

type Draft = { baseUrl: string; apiKey: string; model: string; visionModel: string };

const emptyDraft: Draft = { baseUrl: '', apiKey: '', model: '', visionModel: '' };

function draftOf(connection: ModelsConnection | null): Draft {
  if (!connection) return emptyDraft;
  const { base_url: baseUrl, model, vision_model: visionModel } = connection;
  return { baseUrl, apiKey: '', model, visionModel: visionModel ?? '' };
}

type OfferedProps = { place: { base_url: string }; children: (listId: string) => ReactNode };

/** The models that the provider offers, asked of it at a press, for the fields below. */
function OfferedModels({ place, children }: OfferedProps) {
  const offered = useOfferedModels();
  const listId = useId();
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="sm"
            pending={offered.isPending}
            disabled={place.base_url.trim() === ''}
            onClick={() => offered.mutate(place)}
          >
            {offered.isPending ? t`Asking the server` : t`List its models`}
          </Button>
          <p role="status" className="text-sm text-muted">
            {offered.data ? t`${offered.data.models.length} models. Choose below, or type.` : ''}
          </p>
        </div>
        {offered.error && <Alert messages={[offered.error.message]} />}
      </div>
      <datalist id={listId}>
        {offered.data?.models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {children(listId)}
    </>
  );
}

type FieldsProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** Where the chosen provider is, and the key to it. */
function PlaceFields({ draft, onChange, keepsKey }: FieldsProps & { keepsKey: boolean }) {
  const wanted = providerAt(draft.baseUrl)?.key;
  return (
    <div className="grid animate-appear items-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <TextField
        label={t`Address`}
        hint={t`An OpenAI-compatible address; it usually ends in /v1`}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.baseUrl}
        onChange={(event) => onChange({ baseUrl: event.target.value })}
      />
      {wanted !== 'none' && (
        <TextField
          label={t`Key`}
          hint={
            keepsKey
              ? t`A key is kept. Leave this empty to keep it.`
              : wanted === 'needed'
                ? t`From your account there. It is kept encrypted and never shown again.`
                : t`Only if your server asks for one`
          }
          type="password"
          autoComplete="off"
          value={draft.apiKey}
          onChange={(event) => onChange({ apiKey: event.target.value })}
        />
      )}
    </div>
  );
}

function ModelFields({ draft, onChange, listId }: FieldsProps & { listId: string }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <TextField
        label={t`Model for text`}
        hint={t`Writes plans and guides and answers in the chat`}
        list={listId}
        autoComplete="off"
        value={draft.model}
        onChange={(event) => onChange({ model: event.target.value })}
      />
      <TextField
        label={t`Model for photos`}
        hint={t`Must see pictures. Empty: no photo leaves this server.`}
        list={listId}
        autoComplete="off"
        value={draft.visionModel}
        onChange={(event) => onChange({ visionModel: event.target.value })}
      />
    </div>
  );
}

type ActionsProps = {
  isConnected: boolean;
  isIncomplete: boolean;
  connect: ReturnType<typeof useConnectModels>;
  onDisconnected: () => void;
};

function ConnectActions({ isConnected, isIncomplete, connect, onDisconnected }: ActionsProps) {
  const disconnect = useDisconnectModels();
  const missingId = useId();
  const error = connect.error ?? disconnect.error;
  return (
    <>
      {error && <Alert messages={[error.message]} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          pending={connect.isPending}
          disabled={isIncomplete}
          aria-describedby={isIncomplete ? missingId : undefined}
        >
          {isConnected ? t`Save` : t`Connect`}
        </Button>
        {isIncomplete && (
          <p id={missingId} className="text-sm text-muted">
            <Trans>It needs an address and a model for text.</Trans>
          </p>
        )}
        {isConnected && (
          <Button
            pending={disconnect.isPending}
            onClick={() => disconnect.mutate(undefined, { onSuccess: onDisconnected })}
          >
            <Trans>Disconnect</Trans>
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {connect.isSuccess ? t`Connected. Test it below.` : ''}
        </p>
      </div>
    </>
  );
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 border-t border-line pt-5"
    >
      <h3 className="flex items-center gap-3 font-display text-lg">
        <span
          aria-hidden
          className="figures grid size-7 shrink-0 place-items-center rounded-full border border-edge font-sans text-sm"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}

function ModelKind({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li className="flex items-start gap-4 border-b border-line py-4 first:pt-0 last:border-b-0">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-control bg-wash">
        <Icon className="size-5" strokeWidth={1.5} />
      </span>
      <p className="grid text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-muted">{children}</span>
      </p>
    </li>
  );
}

/** Before there is a provider to choose from: what its models will do. */
function ModelKinds() {
  return (
    <ul>
      <ModelKind icon={MessageSquareText} title={t`A model for text`}>
        {t`Writes plans and guides and answers in the chat.`}
      </ModelKind>
      <ModelKind icon={Image} title={t`A model for photos`}>
        {t`Sees photos and rates them. Without one no photo leaves this server.`}
      </ModelKind>
    </ul>
  );
}

function choiceAt(address: string): Choice | undefined {
  return address === '' ? undefined : (providerAt(address) ?? 'own');
}

/** Chooses a provider, its models and its key; it holds at once, without a restart. */
export function ConnectModels({ connection }: { connection: ModelsConnection | null }) {
  const [draft, setDraft] = useState(() => draftOf(connection));
  const [choice, setChoice] = useState(() => choiceAt(draft.baseUrl));
  const connect = useConnectModels();
  const set = (change: Partial<Draft>) => {
    connect.reset();
    setDraft({ ...draft, ...change });
  };
  const key = draft.apiKey.trim();
  const place = { base_url: draft.baseUrl, ...(key === '' ? {} : { api_key: key }) };
  const choose = (next: Choice) => {
    setChoice(next);
    set({ baseUrl: next === 'own' ? '' : next.baseUrl });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate(
      { ...place, model: draft.model, vision_model: draft.visionModel.trim() || null },
      { onSuccess: () => setDraft({ ...draft, apiKey: '' }) },
    );
  };
  return (
    <form noValidate onSubmit={save} className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <Step number={1} title={t`Choose who runs it`}>
        <ProviderChoice chosen={choice} onChoose={choose} />
        {choice !== undefined && (
          <PlaceFields
            key={choice === 'own' ? choice : choice.id}
            draft={draft}
            onChange={set}
            keepsKey={connection?.has_key === true && connection.base_url === draft.baseUrl}
          />
        )}
      </Step>
      <Step number={2} title={t`Choose its models`}>
        {choice === undefined ? (
          <ModelKinds />
        ) : (
          <OfferedModels key={choice === 'own' ? choice : choice.id} place={place}>
            {(listId) => <ModelFields draft={draft} onChange={set} listId={listId} />}
          </OfferedModels>
        )}
        {choice !== undefined && (
          <ConnectActions
            isConnected={connection !== null}
            isIncomplete={draft.baseUrl.trim() === '' || draft.model.trim() === ''}
            connect={connect}
            onDisconnected={() => {
              setDraft(emptyDraft);
              setChoice(undefined);
            }}
          />
        )}
      </Step>
    </form>
  );
}
