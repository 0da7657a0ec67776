/** The specification's texts of the chat, to the letter. */
export const chatMessages = {
  welcome: "Hi! I'm your personal fashion assistant. Ask me about outfits, style tips, or fashion trends!",
  thinking: 'Thinking...',
  placeholder: 'Ask about fashion...',
  trouble: "I'm sorry, I'm having trouble responding right now. Please try again later.",
  empty: "I'm sorry, I couldn't generate a response.",
  connectionTitle: 'Connection Error',
  connection: 'Failed to send message. Please check your connection and try again.',
  clearedTitle: 'Chat Cleared',
  cleared: 'Your conversation history has been cleared.',
  warningTitle: 'Message Limit Warning',
  warning: (left: number) => `You have ${left} messages remaining. Upgrade to Pro for unlimited chat!`,
  left: (count: number) => `${count} messages left`,
} as const;
