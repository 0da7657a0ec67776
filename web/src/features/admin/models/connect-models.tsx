import type { ModelsConnection } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
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

type FormProps = {
  connection: ModelsConnection | null;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onDisconnected: () => void;
};

/** The models that the provider offers, asked of it at a press. */
function useModelList(place: { base_url: string }) {
  const offered = useOfferedModels();
  const listId = useId();
  const list = (
    <datalist id={listId}>
      {offered.data?.models.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
  const button = (
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
  );
  return { listId, list, button };
}

/** Where the chosen provider is, its key and its models. */
function ConnectForm({ connection, draft, onDraft, onDisconnected }: FormProps) {
  const connect = useConnectModels();
  const disconnect = useDisconnectModels();
  const set = (change: Partial<Draft>) => {
    connect.reset();
    onDraft({ ...draft, ...change });
  };
  const keepsKey = connection?.has_key === true && connection.base_url === draft.baseUrl;
  const key = draft.apiKey.trim();
  const place = { base_url: draft.baseUrl, ...(key === '' ? {} : { api_key: key }) };
  const { listId, list, button } = useModelList(place);
  const wanted = providerAt(draft.baseUrl)?.key;
  const save = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate(
      { ...place, model: draft.model, vision_model: draft.visionModel.trim() || null },
      { onSuccess: () => onDraft({ ...draft, apiKey: '' }) },
    );
  };
  const error = connect.error ?? disconnect.error;
  const missingId = useId();
  const isIncomplete = draft.baseUrl.trim() === '' || draft.model.trim() === '';
  return (
    <form noValidate onSubmit={save} className="grid animate-appear gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t`Address`}
          hint={t`An OpenAI-compatible address; it usually ends in /v1`}
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
      </div>
      {button}
      {list}
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
    </form>
  );
}

function choiceAt(address: string): Choice | undefined {
  return address === '' ? undefined : (providerAt(address) ?? 'own');
}

/** Chooses a provider, its models and its key; it holds at once, without a restart. */
export function ConnectModels({ connection }: { connection: ModelsConnection | null }) {
  const [draft, setDraft] = useState(() => draftOf(connection));
  const [choice, setChoice] = useState(() => choiceAt(draft.baseUrl));
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <ProviderChoice
        chosen={choice}
        onChoose={(next) => {
          setChoice(next);
          setDraft({ ...draft, baseUrl: next === 'own' ? '' : next.baseUrl });
        }}
      />
      {choice === undefined ? (
        <p className="max-w-[52ch] text-muted">
          <Trans>
            None is connected: everything is written by Drape’s own engine. With a model that sees pictures,
            photos are judged much better. Choose who runs it to begin.
          </Trans>
        </p>
      ) : (
        <ConnectForm
          key={choice === 'own' ? choice : choice.id}
          connection={connection}
          draft={draft}
          onDraft={setDraft}
          onDisconnected={() => {
            setDraft(emptyDraft);
            setChoice(undefined);
          }}
        />
      )}
    </div>
  );
}
