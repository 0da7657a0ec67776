/** The chat's limits and sentences. Free of zod, so that the browser can import them. */
export const chatLimits = {
  maxMessageLength: 2000,
  /** What the server keeps of a conversation, and of how many conversations. */
  keptMessages: 60,
  keptConversations: 20,
  /** How many of the latest messages a language model reads. */
  modelMessages: 10,
  lowFrom: 3,
  messagesPerMinute: 30,
} as const;

export const chatTexts = {
  tooLong: 'Your message is too long. Please keep it under 2,000 characters.',
  blank: 'Please write a message',
  exhausted:
    'You have used all of today’s messages. They are back tomorrow, or upgrade to Pro for unlimited chat.',
} as const;
