import { chatLimits } from '@drape/contract/assistant/chat-texts';
import type { Memory } from '@drape/engine/assistant/assistant-context';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import * as rows from './repository.ts';

type Dependencies = { database: Database; clock: Clock };

export type Said = { sender: 'user' | 'bot'; text: string };
export type Conversation = { id: string; createdAt: string; memory: Memory | undefined; said: Said[] };

/** What was said: the latest messages of a person's latest conversations. */
export function createConversations({ database, clock }: Dependencies) {
  return {
    /** The conversation of this id; a new one without an id, or where it is gone. */
    async open(userId: string, id: string | null | undefined): Promise<Conversation> {
      const row = id ? await rows.findConversation(database.read, userId, id) : undefined;
      if (!row) return { id: newId(), createdAt: clock.now().toISOString(), memory: undefined, said: [] };
      const messages = await rows.latestMessages(database.read, row.id, chatLimits.modelMessages);
      return {
        id: row.id,
        createdAt: row.created_at,
        memory: row.memory === null ? undefined : (JSON.parse(row.memory) as Memory),
        said: messages.map(({ sender, text }) => ({ sender: sender === 'user' ? 'user' : 'bot', text })),
      };
    },
    async keep(userId: string, { id, createdAt }: Conversation, memory: Memory, said: Said[]): Promise<void> {
      const now = clock.now().toISOString();
      await database.transaction(async (transaction) => {
        const row = {
          id,
          user_id: userId,
          memory: JSON.stringify(memory),
          created_at: createdAt,
          updated_at: now,
        };
        await rows.saveConversation(transaction, row);
        const [last] = await rows.latestMessages(transaction, id, 1);
        const first = (last?.position ?? 0) + 1;
        const messages = said.map(({ sender, text }, k) => ({
          id: newId(),
          conversation_id: id,
          position: first + k,
          sender,
          text,
          created_at: now,
        }));
        await rows.insertMessages(transaction, messages);
        await rows.deleteMessagesUpTo(transaction, id, first + said.length - 1 - chatLimits.keptMessages);
        for (const old of await rows.olderConversations(transaction, userId, chatLimits.keptConversations)) {
          await rows.deleteConversation(transaction, userId, old);
        }
      });
    },
    remove: (userId: string, id: string) => rows.deleteConversation(database.write, userId, id),
  };
}

export type Conversations = ReturnType<typeof createConversations>;
