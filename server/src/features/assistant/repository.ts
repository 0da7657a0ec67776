import type { ChatConversationRow, ChatMessageRow } from '../../platform/database/chat-rows.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Counts one more message of a day, unless that would be more than `most`; answers how many there are then. */
export async function useOne(
  db: Executor,
  { userId: user_id, day, timeZone: time_zone }: { userId: string; day: string; timeZone: string },
  most: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('chat_days')
    .values({ user_id, day, time_zone, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ used: eb('chat_days.used', '+', 1) }))
        .where('chat_days.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  return row?.used;
}

export async function giveOneBack(db: Executor, userId: string, day: string): Promise<void> {
  await db
    .updateTable('chat_days')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute();
}

export async function forgetDaysBefore(db: Executor, day: string): Promise<void> {
  await db.deleteFrom('chat_days').where('day', '<', day).execute();
}

export function findConversation(
  db: Executor,
  userId: string,
  id: string,
): Promise<ChatConversationRow | undefined> {
  return db
    .selectFrom('chat_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function saveConversation(db: Executor, row: ChatConversationRow): Promise<void> {
  const { memory, updated_at } = row;
  await db
    .insertInto('chat_conversations')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ memory, updated_at }))
    .execute();
}

/** Whether there was one. */
export async function deleteConversation(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_conversations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Conversations of the user beyond the newest so many. */
export async function olderConversations(db: Executor, userId: string, kept: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_conversations')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.slice(kept).map(({ id }) => id);
}

/** The latest messages of a conversation, oldest first. */
export async function latestMessages(
  db: Executor,
  conversationId: string,
  limit: number,
): Promise<ChatMessageRow[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export async function insertMessages(db: Executor, rows: ChatMessageRow[]): Promise<void> {
  await db.insertInto('chat_messages').values(rows).execute();
}

export async function deleteMessagesUpTo(
  db: Executor,
  conversationId: string,
  position: number,
): Promise<void> {
  await db
    .deleteFrom('chat_messages')
    .where('conversation_id', '=', conversationId)
    .where('position', '<=', position)
    .execute();
}
