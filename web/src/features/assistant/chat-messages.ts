import { msg, t } from '@lingui/core/macro';

/** The specification's texts of the chat, to the letter. */
export const chatMessages = {
  welcome: msg`Hi! I'm your personal fashion assistant. Ask me about outfits, style tips, or fashion trends!`,
  thinking: msg`Thinking...`,
  placeholder: msg`Ask about fashion...`,
  trouble: msg`I'm sorry, I'm having trouble responding right now. Please try again later.`,
  empty: msg`I'm sorry, I couldn't generate a response.`,
  connectionTitle: msg`Connection Error`,
  connection: msg`Failed to send message. Please check your connection and try again.`,
  clearedTitle: msg`Chat Cleared`,
  cleared: msg`Your conversation history has been cleared.`,
  warningTitle: msg`Message Limit Warning`,
  warning: (left: number) => t`You have ${left} messages remaining. Upgrade to Pro for unlimited chat!`,
  left: (count: number) => t`${count} messages left`,
} as const;
