/** Fields in which something was typed since the page was opened or the form was sent. */
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();
const passing = new Set(['checkbox', 'radio', 'range', 'file', 'search', 'submit', 'button']);

function note({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) typedIn.add(target);
  if (target instanceof HTMLInputElement && !passing.has(target.type)) typedIn.add(target);
}

/** Watches what is typed anywhere in the page. Returns the way to stop. */
export function watchTyping(): () => void {
  document.addEventListener('input', note);
  return () => {
    document.removeEventListener('input', note);
    typedIn.clear();
  };
}

/** Whether a field that is still on the page holds something that was typed and might be lost. */
export function hasTypedText(): boolean {
  for (const field of typedIn) if (!field.isConnected || field.value.trim() === '') typedIn.delete(field);
  return typedIn.size > 0;
}
