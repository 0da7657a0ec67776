import type { Answer } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf } from '../intent/intent-names.ts';
import { say } from '../say.ts';
import type { Turn } from '../turn/turn.ts';

/** From here a message surely asks for something, whatever was said of feelings before. House rule. */
const surelyAsked = 0.75;
/** Who says what they want is answered sooner. House rule. */
const surelyAskedSo = 0.5;
const wishWords =
  /(?<!\p{L})(?:want|need|give me|show me|something|anything|will (?:nur|was|etwas)|brauch\p{L}*|irgendwas|gib mir|zeig mir|quiero|necesito|algo|je veux|quelque chose|vil ha|trenger|noe)(?!\p{L})/iu;

export const thanks = /(?<!\p{L})(?:thanks?|thx|cheers|danke|gracias|merci|takk)(?!\p{L})/iu;

/** Somebody who has said that they are sad goes on talking, unless they plainly ask for something. */
function isTalk({ text, wanted, ground }: Turn, { known, change, memory }: Answer): boolean {
  const { intent, probability } = wanted;
  if (thanks.test(text) || memory.pending) return false;
  if (!known) return true;
  const namesThings = ground.items.length > 0 || ground.event !== undefined;
  if (change !== undefined || namesThings || text.includes('?')) return false;
  const bar = wishWords.test(text) ? surelyAskedSo : surelyAsked;
  return /^(question|command|follow)$/.test(groupOf(intent)) && probability < bar;
}

/** Who has told that they are sad, and goes on telling, is listened to. */
export function withListening(turn: Turn, found: Answer): Answer {
  return turn.memory?.feeling && isTalk(turn, found) ? listening(found, turn.wanted) : found;
}

function listening(answer: Answer, { language }: Wanted): Answer {
  return { ...answer, text: say('listening', language, ''), cards: [], actions: [] };
}
