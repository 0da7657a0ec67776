import type { ModelsConnection } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { useConnectModels, useDisconnectModels, useOfferedModels } from '../queries.ts';
import { type ModelProvider, modelProviders, providerAt } from './model-providers.ts';

type Draft = { baseUrl: string; apiKey: string; model: string; visionModel: string };

const emptyDraft: Draft = { baseUrl: '', apiKey: '', model: '', visionModel: '' };

function draftOf(connection: ModelsConnection | null): Draft {
  if (!connection) return emptyDraft;
  const { base_url: baseUrl, model, vision_model: visionModel } = connection;
  return { baseUrl, apiKey: '', model, visionModel: visionModel ?? '' };
}

function Providers({ chosen, onChoose }: { chosen: string | undefined; onChoose(one: ModelProvider): void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm text-muted">
        <Trans>Provider: choose one, or enter an address of your own</Trans>
      </legend>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {modelProviders.map((provider) => (
          <Button
            key={provider.id}
            size="sm"
            variant={provider.id === chosen ? 'primary' : 'secondary'}
            aria-pressed={provider.id === chosen}
            onClick={() => onChoose(provider)}
          >
            {provider.name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Chooses a provider, its models and its key; it holds at once, without a restart. */
export function ConnectModels({ connection }: { connection: ModelsConnection | null }) {
  const [draft, setDraft] = useState(() => draftOf(connection));
  const connect = useConnectModels();
  const disconnect = useDisconnectModels();
  const offered = useOfferedModels();
  const listId = useId();
  const set = (change: Partial<Draft>) => {
    connect.reset();
    setDraft({ ...draft, ...change });
  };
  const keepsKey = connection?.has_key === true && connection.base_url === draft.baseUrl;
  const key = draft.apiKey.trim();
  const place = { base_url: draft.baseUrl, ...(key === '' ? {} : { api_key: key }) };
  const wanted = providerAt(draft.baseUrl)?.key;
  const save = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate(
      { ...place, model: draft.model, vision_model: draft.visionModel.trim() || null },
      { onSuccess: () => setDraft({ ...draft, apiKey: '' }) },
    );
  };
  const error = connect.error ?? disconnect.error;
  const missingId = useId();
  const isIncomplete = draft.baseUrl.trim() === '' || draft.model.trim() === '';
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <Providers
        chosen={providerAt(draft.baseUrl)?.id}
        onChoose={({ baseUrl }) => {
          offered.reset();
          set({ baseUrl });
        }}
      />
      <TextField
        label={t`Address`}
        hint={t`Where the provider speaks as OpenAI does; mostly it ends in /v1`}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.baseUrl}
        onChange={(event) => set({ baseUrl: event.target.value })}
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
          onChange={(event) => set({ apiKey: event.target.value })}
        />
      )}
      <div className="grid gap-2">
        <div>
          <Button
            size="sm"
            variant="secondary"
            pending={offered.isPending}
            disabled={draft.baseUrl.trim() === ''}
            onClick={() => offered.mutate(place)}
          >
            {offered.isPending ? t`Asking the server` : t`List its models`}
          </Button>
        </div>
        <p role="status" className="text-sm text-muted">
          {offered.data ? t`${offered.data.models.length} models. Choose below, or type.` : ''}
        </p>
        {offered.error && <Alert messages={[offered.error.message]} />}
      </div>
      <datalist id={listId}>
        {offered.data?.models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Model for text`}
          hint={t`Writes plans and guides and answers in the chat`}
          list={listId}
          autoComplete="off"
          value={draft.model}
          onChange={(event) => set({ model: event.target.value })}
        />
        <TextField
          label={t`Model for photos`}
          hint={t`Must see pictures. Empty: no photo leaves this server.`}
          list={listId}
          autoComplete="off"
          value={draft.visionModel}
          onChange={(event) => set({ visionModel: event.target.value })}
        />
      </div>
      {error && <Alert messages={[error.message]} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          pending={connect.isPending}
          disabled={isIncomplete}
          aria-describedby={isIncomplete ? missingId : undefined}
        >
          {connection ? t`Save` : t`Connect`}
        </Button>
        {isIncomplete && (
          <p id={missingId} className="text-sm text-muted">
            <Trans>It needs an address and a model for text.</Trans>
          </p>
        )}
        {connection && (
          <Button
            variant="secondary"
            pending={disconnect.isPending}
            onClick={() => disconnect.mutate(undefined, { onSuccess: () => set(emptyDraft) })}
          >
            <Trans>Disconnect</Trans>
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {connect.isSuccess ? t`Connected. Test it below.` : ''}
        </p>
      </div>
    </form>
  );
}
