import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { unsigned } from '../../lib/kept-address.ts';
import { onSessionEnd } from '../../lib/session.ts';
import { storageKeys } from '../../lib/storage.ts';
import { type ChatEvent, type ChatState, chatReducer, freshChat } from './chat-state.ts';

type Kept = Omit<ChatState, 'writing'>;

/** The chat of this browser; an answer that was under way when the page was left is not waited for again. */
export const useChatStore = create<ChatState>()(
  persist(() => freshChat(new Date().toISOString()), {
    name: storageKeys.chat,
    storage: createJSONStorage<Kept>(() => localStorage, { replacer: unsigned }),
    partialize: ({ messages, conversationId, remainingMessages }): Kept => ({
      messages,
      conversationId,
      remainingMessages,
    }),
  }),
);

export function dispatchChat(event: ChatEvent): void {
  useChatStore.setState((state) => chatReducer(state, event));
}

onSessionEnd((reason) => {
  if (reason === 'taken over') return void useChatStore.persist.rehydrate();
  useChatStore.setState(freshChat(new Date().toISOString()));
  useChatStore.persist.clearStorage();
});
