import type { ChatAction, ChatCard, ChatResponse } from '@drape/contract/assistant/assistant';
import { chatLimits } from '@drape/contract/assistant/chat-texts';
import { t } from '@lingui/core/macro';
import { chatMessages } from './chat-messages.ts';

export type ChatMessage = {
  id: string;
  text: string;
  sender: 'user' | 'bot';
  /** ISO-8601. */
  timestamp: string;
  isError: boolean;
  cards?: ChatCard[];
  actions?: ChatAction[];
  /** Why a language model did not answer. */
  notice?: string;
  /** The day's messages are used up: the bubble offers the upgrade. */
  exhausted?: true;
  /** What had no answer, to be sent again. */
  unanswered?: string;
};

/** What the browser keeps of the chat. */
export type ChatState = {
  messages: ChatMessage[];
  conversationId: string | null;
  remainingMessages: number | null;
  /** What has come of an answer that is under way; null when none is. */
  writing: { text: string; status: string } | null;
};

export type ChatEvent =
  | { type: 'sent'; id: string; text: string; at: string }
  | { type: 'status'; text: string }
  | { type: 'delta'; text: string }
  | { type: 'answered'; id: string; answer: ChatResponse; at: string }
  | { type: 'failed'; id: string; message: string; exhausted: boolean; at: string }
  | { type: 'cleared'; at: string };

const keptMessages = 100;

export function freshChat(at: string): ChatState {
  const welcome = {
    id: 'welcome',
    text: t(chatMessages.welcome),
    sender: 'bot' as const,
    timestamp: at,
    isError: false,
  };
  return { messages: [welcome], conversationId: null, remainingMessages: null, writing: null };
}

/** Blank input, and a send while an answer is under way, are ignored. */
export function maySend({ writing }: ChatState, text: string): boolean {
  return writing === null && text.trim() !== '';
}

/** Whether the number of messages left is worth a warning. */
export function isLow(remaining: number | null): remaining is number {
  return remaining !== null && remaining >= 1 && remaining <= chatLimits.lowFrom;
}

function added(state: ChatState, message: ChatMessage): ChatMessage[] {
  return [...state.messages, message].slice(-keptMessages);
}

/** The question that an answer was under way to. */
function unansweredIn({ messages }: ChatState): Pick<ChatMessage, 'unanswered'> {
  const question = messages.findLast(({ sender }) => sender === 'user');
  return question ? { unanswered: question.text } : {};
}

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'sent': {
      if (!maySend(state, event.text)) return state;
      const said = { id: event.id, text: event.text.trim(), sender: 'user' as const, timestamp: event.at };
      return {
        ...state,
        messages: added(state, { ...said, isError: false }),
        writing: { text: '', status: '' },
      };
    }
    case 'status':
      return state.writing ? { ...state, writing: { text: '', status: event.text } } : state;
    case 'delta':
      return state.writing
        ? { ...state, writing: { ...state.writing, text: state.writing.text + event.text } }
        : state;
    case 'answered': {
      if (!state.writing) return state;
      const { response, conversation_id, remaining_messages, cards, actions, notice } = event.answer;
      const message: ChatMessage = {
        id: event.id,
        sender: 'bot',
        timestamp: event.at,
        isError: false,
        cards,
        actions,
        text: response.trim() === '' ? t(chatMessages.empty) : response,
        ...(notice === null ? {} : { notice }),
      };
      return {
        messages: added(state, message),
        conversationId: conversation_id,
        remainingMessages: remaining_messages,
        writing: null,
      };
    }
    case 'failed': {
      if (!state.writing) return state;
      const message: ChatMessage = {
        id: event.id,
        sender: 'bot',
        timestamp: event.at,
        isError: true,
        text: event.message || t(chatMessages.trouble),
        ...(event.exhausted ? { exhausted: true } : unansweredIn(state)),
      };
      const remainingMessages = event.exhausted ? 0 : state.remainingMessages;
      return { ...state, messages: added(state, message), remainingMessages, writing: null };
    }
    case 'cleared':
      return freshChat(event.at);
  }
}
