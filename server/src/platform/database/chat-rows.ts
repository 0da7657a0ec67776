/** `memory` is what the assistant remembers of its last answer, as JSON. */
export type ChatConversationRow = {
  id: string;
  user_id: string;
  memory: string | null;
  created_at: string;
  updated_at: string;
};

/** `sender` is `user` or `bot`; `position` counts from 1 within a conversation. */
export type ChatMessageRow = {
  id: string;
  conversation_id: string;
  position: number;
  sender: string;
  text: string;
  created_at: string;
};

/** How many messages somebody has sent on a day, and the time zone that they were in when it began for them. */
export type ChatDayRow = { user_id: string; day: string; used: number; time_zone: string | null };
