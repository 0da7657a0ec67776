import type { ChatArea } from '@drape/contract/assistant/assistant';
import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { chatMessages } from './chat-messages.ts';
import { isLow, maySend } from './chat-state.ts';
import { dispatchChat, useChatStore } from './chat-store.ts';
import { sendChat } from './send-chat.ts';

const now = () => new Date().toISOString();

/** What has to be reloaded after an answer changed something. */
const keysOf: Record<ChatArea, readonly string[]> = {
  wardrobe: ['wardrobe', 'dashboard'],
  calendar: ['calendar', 'outfits'],
  profile: ['profile', 'account', 'settings'],
};

/** What is said in the chat belongs to the conversation that was open when it was sent. */
async function send(text: string, queryClient: QueryClient): Promise<void> {
  const state = useChatStore.getState();
  if (!maySend(state, text)) return;
  const id = randomKey();
  dispatchChat({ type: 'sent', id, text, at: now() });
  const isCurrent = () => useChatStore.getState().messages.some((message) => message.id === id);
  try {
    const question = { message: text.trim(), conversation_id: state.conversationId };
    const onPiece = (type: 'status' | 'delta', piece: string) => {
      if (isCurrent()) dispatchChat({ type, text: piece });
    };
    const answer = await sendChat(question, onPiece, randomKey());
    for (const key of answer.changed.flatMap((area) => keysOf[area]))
      void queryClient.invalidateQueries({ queryKey: [key] });
    if (!isCurrent()) return;
    dispatchChat({ type: 'answered', id: randomKey(), answer, at: now() });
    const left = answer.remaining_messages;
    if (isLow(left))
      showToast({
        title: t(chatMessages.warningTitle),
        description: chatMessages.warning(left),
        about: 'messages left',
      });
  } catch (error) {
    if (isCurrent()) fail(error);
  }
}

function fail(error: unknown): void {
  const exhausted = error instanceof ApiError && error.code === 'limit_reached';
  const message = error instanceof Error ? error.message : '';
  dispatchChat({ type: 'failed', id: randomKey(), message, exhausted, at: now() });
  if (exhausted) return;
  showToast({
    title: t(chatMessages.connectionTitle),
    description: t(chatMessages.connection),
    tone: 'error',
  });
}

function clear(): void {
  const { conversationId } = useChatStore.getState();
  dispatchChat({ type: 'cleared', at: now() });
  // The browser has forgotten it either way; what the server still holds is only the person's own.
  if (conversationId) void api.clearChat({ params: { id: conversationId } }).catch(() => undefined);
  showToast({ title: t(chatMessages.clearedTitle), description: t(chatMessages.cleared) });
}

/** The chat as a panel shows it. */
export function useChat() {
  const state = useChatStore();
  const queryClient = useQueryClient();
  return { ...state, send: (text: string) => send(text, queryClient), clear };
}
